import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadGame } from "./games";
import { PAGES } from "./i18n/files";
import { initialLanguage, type Language } from "./i18n/language";
import { words } from "./i18n/words.svelte";
import { games } from "./net/games.svelte";
import { network } from "./net/network.svelte";
import { session } from "./net/session.svelte";
import { install, isLocal } from "./net/transport";
import { sleep } from "./sleep";
import { watchInput } from "./play/input";
import { router } from "./router.svelte";
import { persistSettings } from "./settings.svelte";

/** The fonts of every page, each with a letter of a part that is always needed: requested before layout. */
const FONTS: Record<Language, [font: string, letter: string][]> = {
  en: [["Commissioner", "a"], ["Alegreya", "0"]],
  hu: [["Commissioner", "a"], ["Alegreya", "0"]],
  uk: [["Commissioner Signs", "0"], ["Commissioner", "а"], ["Alegreya", "0"], ["Alegreya", "а"]],
  "zh-Hant": [["Commissioner Signs", "0"], ["Alegreya", "0"]],
};
const RELOADED = "reloaded";
const SETTLED_AFTER = 4000; // milliseconds until a page counts as fully loaded
const RETRY_AFTER = 5000; // milliseconds until a page that failed to start reloads
const PATIENCE = 1000; // milliseconds that a page waits for the session and the list of games

async function start(): Promise<void> {
  for (const [font, letter] of FONTS[initialLanguage()]) {
    document.fonts.load(`1em "${font}"`, letter).catch(() => {});
  }
  persistSettings();
  watchInput();
  network.watch();
  const known = session.start();
  prepareTable().catch(() => {});
  const isTable = router.parts[0] === "table";
  const needed = isTable ? null : Promise.all([known, games.start()]);
  await Promise.all([words.followSettings(...(isTable ? [] : [PAGES])), Promise.race([needed, sleep(PATIENCE)])]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  setTimeout(settle, SETTLED_AFTER);
  if (isLocal) void install();
}

/** The page is complete: a later update counts as another one. */
function settle(): void {
  forgetReload();
  if ("serviceWorker" in navigator && import.meta.env.PROD && !isLocal) registerServiceWorker();
}

/** Load the parts of a table in parallel, in advance; errors are reported when they are needed. */
async function prepareTable(): Promise<void> {
  const { game } = document.documentElement.dataset;
  if (router.parts[0] !== "table") return;
  await Promise.all([import("./pages/TablePage.svelte"), game && loadGame(game)]);
}

/** Cache the client for offline use, once the page itself is complete. */
function registerServiceWorker(): void {
  if (!network.isOffline) install().catch(() => {});
}

/** After an update the files of an old page are gone: reload once. */
addEventListener("vite:preloadError", () => {
  if (navigator.onLine && isFirstReload()) location.reload();
});

/** Remember that the page reloads; if that is impossible, do not, as it might loop. */
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
    // There was nothing to forget.
  }
}

start().catch((error: unknown) => {
  setTimeout(() => location.reload(), RETRY_AFTER); // without messages nothing can be shown
  throw error;
});
