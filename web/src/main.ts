import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGame } from "./games";
import { words } from "./i18n/words.svelte";
import { games } from "./net/games.svelte";
import { network } from "./net/network.svelte";
import { session } from "./net/session.svelte";
import { sleep } from "./sleep";
import { watchInput } from "./play/input";
import { router } from "./router.svelte";
import { persistSettings } from "./settings.svelte";

/** The fonts of every page, with a letter of the part that all need: asked for before anything is laid out. */
const FONTS = { Commissioner: "a", Alegreya: "0" };
const RELOADED = "reloaded";
const SETTLED_AFTER = 4000; // milliseconds after which a page has loaded what it shows
const RETRY_AFTER = 5000; // milliseconds until a page that could not begin is loaded anew
const PATIENCE = 1000; // milliseconds that a page waits for the server to tell who is here, and which games there are

async function start(): Promise<void> {
  for (const [font, letter] of Object.entries(FONTS)) {
    document.fonts.load(`1em ${font}`, letter).catch(() => {});
  }
  persistSettings();
  watchInput();
  network.watch();
  const known = session.start();
  prepareTable().catch(() => {});
  const isTable = router.parts[0] === "table";
  const needed = isTable ? null : Promise.all([known, games.start()]);
  await Promise.all([words.followSettings(), Promise.race([needed, sleep(PATIENCE)])]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  setTimeout(settle, SETTLED_AFTER);
}

/** The page has what it needs: an update that comes from now on is another one. */
function settle(): void {
  forgetReload();
  if ("serviceWorker" in navigator && import.meta.env.PROD) registerServiceWorker();
}

/** Load the parts of a table side by side, before anybody asks for them; what fails is told then. */
async function prepareTable(): Promise<void> {
  const { game } = document.documentElement.dataset;
  if (router.parts[0] !== "table") return;
  await Promise.all([import("./pages/TablePage.svelte"), game && loadGame(game)]);
}

/** Keep the client for times without a network, once the page has what it needs itself. */
function registerServiceWorker(): void {
  if (!network.isOffline) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

/** After an update of the server the parts of an old page are gone: load the new one, once. */
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && isFirstReload()) location.reload();
});

/** Note that the page is loaded anew; where that cannot be noted, it might go on for ever. */
function isFirstReload(): boolean {
  try {
    const isFirst = sessionStorage.getItem(RELOADED) === null;
    sessionStorage.setItem(RELOADED, "yes");
    return isFirst;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Nothing was noted.
  }
}

start().catch((error: unknown) => {
  setTimeout(() => location.reload(), RETRY_AFTER); // without words nothing can be said
  throw error;
});
