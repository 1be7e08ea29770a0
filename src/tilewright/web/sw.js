// Caches the client, so that it opens without a network and says so.
const SHELL = `shell-${"229112a777ed"}`;
const FILES = ["/index.html","/assets/AboutPage.js","/assets/AccountPage.js","/assets/AnalysisPage.js","/assets/Chat.js","/assets/ChatSheet.js","/assets/Dialog.js","/assets/EditorPage.js","/assets/Footer.js","/assets/FrontPage.js","/assets/HandOver.js","/assets/HelpDialog.js","/assets/LearnPage.js","/assets/LineChart.js","/assets/LobbyPage.js","/assets/MatchCard.js","/assets/MatchesPage.js","/assets/NameField.js","/assets/NewMatchPage.js","/assets/NotFoundPage.js","/assets/OpenTables.js","/assets/PuzzlesPage.js","/assets/QrCode.js","/assets/RadioGroup.js","/assets/ReplayPage.js","/assets/RoundCard.js","/assets/RulesPage.js","/assets/RulesText.js","/assets/SettingsForm.js","/assets/SettingsPage.js","/assets/Share.js","/assets/SiteBar.js","/assets/Summary.js","/assets/TableMenu.js","/assets/TextDialog.js","/assets/WaitingRoom.js","/assets/address.js","/assets/animation.js","/assets/azul.js","/assets/base-en.js","/assets/base-hu.js","/assets/base-uk.js","/assets/base-zh-Hant.js","/assets/clipboard.svelte.js","/assets/cropping.js","/assets/download.js","/assets/dragging.js","/assets/en-account.js","/assets/en-analysis.js","/assets/en-azul.js","/assets/en-board.js","/assets/en-device.js","/assets/en-editor-azul.js","/assets/en-editor-garden.js","/assets/en-editor-pavilion.js","/assets/en-editor.js","/assets/en-garden.js","/assets/en-learn.js","/assets/en-lessons-azul.js","/assets/en-lessons-garden.js","/assets/en-lessons-pavilion.js","/assets/en-pavilion.js","/assets/en-puzzles.js","/assets/en-study-azul.js","/assets/en-study-garden.js","/assets/en-study-pavilion.js","/assets/en-study.js","/assets/en-summary.js","/assets/en-web-pages.js","/assets/garden.js","/assets/generic.js","/assets/hu-account.js","/assets/hu-analysis.js","/assets/hu-azul.js","/assets/hu-board.js","/assets/hu-device.js","/assets/hu-editor-azul.js","/assets/hu-editor-garden.js","/assets/hu-editor-pavilion.js","/assets/hu-editor.js","/assets/hu-garden.js","/assets/hu-learn.js","/assets/hu-lessons-azul.js","/assets/hu-lessons-garden.js","/assets/hu-lessons-pavilion.js","/assets/hu-pavilion.js","/assets/hu-puzzles.js","/assets/hu-study-azul.js","/assets/hu-study-garden.js","/assets/hu-study-pavilion.js","/assets/hu-study.js","/assets/hu-summary.js","/assets/hu-web-pages.js","/assets/levels.js","/assets/main.js","/assets/matches.js","/assets/pages.css","/assets/pavilion.js","/assets/picture.js","/assets/png.js","/assets/progress.svelte.js","/assets/rolldown-runtime.js","/assets/statistics.js","/assets/style.css","/assets/table.js","/assets/table.svelte.js","/assets/terms.js","/assets/uk-account.js","/assets/uk-analysis.js","/assets/uk-azul.js","/assets/uk-board.js","/assets/uk-device.js","/assets/uk-editor-azul.js","/assets/uk-editor-garden.js","/assets/uk-editor-pavilion.js","/assets/uk-editor.js","/assets/uk-garden.js","/assets/uk-learn.js","/assets/uk-lessons-azul.js","/assets/uk-lessons-garden.js","/assets/uk-lessons-pavilion.js","/assets/uk-pavilion.js","/assets/uk-puzzles.js","/assets/uk-study-azul.js","/assets/uk-study-garden.js","/assets/uk-study-pavilion.js","/assets/uk-study.js","/assets/uk-summary.js","/assets/uk-web-pages.js","/assets/zh-Hant-account.js","/assets/zh-Hant-analysis.js","/assets/zh-Hant-azul.js","/assets/zh-Hant-board.js","/assets/zh-Hant-device.js","/assets/zh-Hant-editor-azul.js","/assets/zh-Hant-editor-garden.js","/assets/zh-Hant-editor-pavilion.js","/assets/zh-Hant-editor.js","/assets/zh-Hant-garden.js","/assets/zh-Hant-learn.js","/assets/zh-Hant-lessons-azul.js","/assets/zh-Hant-lessons-garden.js","/assets/zh-Hant-lessons-pavilion.js","/assets/zh-Hant-pavilion.js","/assets/zh-Hant-puzzles.js","/assets/zh-Hant-study-azul.js","/assets/zh-Hant-study-garden.js","/assets/zh-Hant-study-pavilion.js","/assets/zh-Hant-study.js","/assets/zh-Hant-summary.js","/assets/zh-Hant-web-pages.js"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

/** Respond with the server's page, or with the cached one if the server is unreachable. */
async function page(request) {
  const response = await fetch(request).catch(() => null);
  if (response && ![502, 503, 504].includes(response.status)) return response;
  return (await caches.match("/index.html")) ?? response ?? Response.error();
}

/** Respond from the cache; add what is missing, if there is space. */
async function kept(request) {
  const found = await caches.match(request).catch(() => undefined);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone()).catch(() => {});
  return response;
}

async function keep(request, response) {
  const cache = await caches.open(SHELL);
  await cache.put(request, response);
}
