// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"8aeb0a21fdcf"}`;
const FILES = ["/index.html","/assets/AboutPage-BhQd0dW1.js","/assets/AccountPage-3iBCG1J-.js","/assets/Choice-BRTRaS6b.js","/assets/Curve-CQotVYxZ.js","/assets/Dialog-ljKT8Yvg.js","/assets/Footer-hDk4E47Y.js","/assets/FrontPage-DVaM1aJ9.js","/assets/HandOver-D1GK1gMO.js","/assets/HelpDialog-BX_ilWHe.js","/assets/LearnPage-DXr_vOoX.js","/assets/LobbyPage-C2ms7GGN.js","/assets/MatchRow-E2RCipH2.js","/assets/MatchesPage-C7arv2og.js","/assets/NewMatchPage-MjI4wOxI.js","/assets/NotFoundPage-BN9ygW0_.js","/assets/OpenTables-CgTska9a.js","/assets/ReplayPage-CJfppRD4.js","/assets/RulesPage-DPpemN0c.js","/assets/SettingsForm-DKFWSCjG.js","/assets/SettingsPage-Bd-U8yew.js","/assets/SiteBar-yASTeKre.js","/assets/Summary-BQE8LepS.js","/assets/TableMenu-BqyrTgk3.js","/assets/Talk-Bu81gCtL.js","/assets/WaitingRoom-CLabRUjG.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BXPQogWs.js","/assets/azul-Bb5r_8vo.js","/assets/azul-DOCS6aSp.js","/assets/azul-ELpIGdYO.js","/assets/azul-K86Wb6IL.js","/assets/copy.svelte-CiAruXmt.js","/assets/dragging-XHoUUiC8.js","/assets/en-Cme1kJX_.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-V71nDGS3.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-BcGE_ZU0.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/main-bkGRKErW.js","/assets/matches-DCiCL6dU.js","/assets/pavilion-BLU97iGL.js","/assets/pavilion-BgzfWRyi.js","/assets/pavilion-CAGbhXKU.js","/assets/pavilion-CEnr4efk.js","/assets/pavilion-Cd6B-f78.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-BAZFyzha.css","/assets/table-BnBD_PJf.js","/assets/uk-Dkg6aVup.js","/assets/zh-Hant-eAtnVv2f.js"];

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
