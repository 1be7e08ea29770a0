import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGame } from "./games";
import { words } from "./i18n/words.svelte";
import { network } from "./net/network.svelte";
import { session } from "./net/session.svelte";
import { watchInput } from "./play/input";
import { router } from "./router.svelte";
import { keepSettings } from "./settings.svelte";

/** The fonts of every page: they are asked for before anything is laid out. */
const FONTS = ["Commissioner", "Alegreya"];
const CALM = 4000; // milliseconds after which a page has loaded what it shows

async function start(): Promise<void> {
  for (const font of FONTS) document.fonts.load(`1em ${font}`).catch(() => {});
  keepSettings();
  watchInput();
  network.watch();
  const known = session.start();
  prepareTable().catch(() => {});
  await Promise.all([words.start(), router.parts[0] === "table" || known]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator && import.meta.env.PROD) setTimeout(keepShell, CALM);
}

/** Load the parts of a table side by side, before anybody asks for them; what fails is told then. */
async function prepareTable(): Promise<void> {
  const { game } = document.documentElement.dataset;
  if (router.parts[0] !== "table") return;
  await Promise.all([import("./pages/TablePage.svelte"), game && loadGame(game)]);
}

/** Keep the client for times without a network, once the page has what it needs itself. */
function keepShell(): void {
  if (!network.isAway) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

/** After an update of the server the parts of an old page are gone: load the new one, once. */
addEventListener("vite:preloadError", () => {
  if (!navigator.onLine || sessionStorage.getItem("reloaded")) return;
  sessionStorage.setItem("reloaded", "yes");
  location.reload();
});

void start();
