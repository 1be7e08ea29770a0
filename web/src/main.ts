import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { words } from "./i18n/words.svelte";
import { network } from "./net/network.svelte";
import { session } from "./net/session.svelte";
import { watchInput } from "./play/input";
import { router } from "./router.svelte";
import { keepSettings } from "./settings.svelte";

const CALM = 4000; // milliseconds after which a page has loaded what it shows

async function start(): Promise<void> {
  keepSettings();
  watchInput();
  network.watch();
  const known = session.start();
  await Promise.all([words.start(), router.parts[0] === "table" || known]);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator && import.meta.env.PROD) setTimeout(keepShell, CALM);
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
