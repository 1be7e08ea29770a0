// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"88d9ba611af2"}`;
const FILES = ["/index.html","/assets/AboutPage-CsvUWP2d.js","/assets/AccountPage-CP3eSv4d.js","/assets/Choice-D2QNNDaL.js","/assets/Curve-CKAQ-Rv5.js","/assets/Dialog-BLqdLrR-.js","/assets/Footer-DtqhK4od.js","/assets/FrontPage-B0bCCv9M.js","/assets/HandOver-DxhOQ4O0.js","/assets/HelpDialog-D3ygUMiU.js","/assets/LearnPage-BTxHkAi7.js","/assets/LobbyPage-BjFJWh9y.js","/assets/MatchRow-UYkmwOC8.js","/assets/MatchesPage-DjhpNMBC.js","/assets/NewMatchPage-BQuQ2GqX.js","/assets/NotFoundPage-DtPCsNog.js","/assets/OpenTables-bKwOZLsc.js","/assets/ReplayPage-BOeDLEJa.js","/assets/RulesPage-G0rSghyy.js","/assets/SettingsForm-dJExQZdJ.js","/assets/SettingsPage-BIPsxMzJ.js","/assets/SiteBar-BPM7sMoK.js","/assets/Summary-C21kG0xc.js","/assets/TableMenu-DjpPHDQA.js","/assets/Talk-CARJOGny.js","/assets/WaitingRoom-Ze1BirFk.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BWtb4dfk.js","/assets/azul-BvZ75TzH.js","/assets/azul-CNfoTSq3.js","/assets/azul-g-SSD_x-.js","/assets/azul-wDQV9RYu.js","/assets/copy.svelte-nJdyUxul.js","/assets/dragging-KM4MPtuU.js","/assets/en-Cme1kJX_.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-DpmtpQZ3.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-BcGE_ZU0.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/main-DcIx8wvi.js","/assets/matches-Dd7mjY5K.js","/assets/pavilion-B30_1pnk.js","/assets/pavilion-BqY_hywT.js","/assets/pavilion-BzgdaVTl.js","/assets/pavilion-CDVB3KjU.js","/assets/pavilion-DMDPjU-b.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-BBe_Hjp3.css","/assets/table-CNVqZvPn.js","/assets/uk-Dkg6aVup.js","/assets/zh-Hant-eAtnVv2f.js"];

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

/** Answer with the page of the server, or with the one that is kept where no server is behind the network. */
async function page(request) {
  const response = await fetch(request).catch(() => null);
  if (response && ![502, 503, 504].includes(response.status)) return response;
  return (await caches.match("/index.html")) ?? response ?? Response.error();
}

/** Answer with what is kept; keep what was not, if there is room. */
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
