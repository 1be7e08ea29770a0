// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"cad1f7b9c99e"}`;
const FILES = ["/index.html","/assets/AboutPage-BosUX2Xb.js","/assets/AccountPage-C5zwMkz1.js","/assets/Choice-BCpDfTaZ.js","/assets/Curve-B_H6cwhD.js","/assets/Dialog-DgXLS_rV.js","/assets/Footer-C88HVj_m.js","/assets/FrontPage-BOaUjOkF.js","/assets/HandOver-BO-smqj5.js","/assets/HelpDialog-loNVr9wd.js","/assets/LearnPage-Cbno-KIJ.js","/assets/LobbyPage-DDFUGw5D.js","/assets/MatchRow-os5Pprdg.js","/assets/MatchesPage-Cb4S0x_T.js","/assets/NewMatchPage-B3vbq5cu.js","/assets/NotFoundPage-DZLXpIYV.js","/assets/OpenTables-D08boRVG.js","/assets/ReplayPage-COpc6mIM.js","/assets/RulesPage-vVknqzAq.js","/assets/SettingsForm-Br5pkkDh.js","/assets/SettingsPage-AgMh8Alt.js","/assets/SiteBar-CX9DENMb.js","/assets/Summary-DVP5U-Gc.js","/assets/TableMenu-C36RwEw9.js","/assets/Talk-BM1XamAo.js","/assets/WaitingRoom-BVTi805S.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BXPQogWs.js","/assets/azul-Bb5r_8vo.js","/assets/azul-BgXVTrke.js","/assets/azul-DOCS6aSp.js","/assets/azul-K86Wb6IL.js","/assets/copy.svelte-CoxzvZWT.js","/assets/dragging-CPAsfJ0z.js","/assets/en-B_y0hZct.js","/assets/garden-B5tHHa33.js","/assets/garden-BF0NLNU1.js","/assets/garden-BGd0lQYY.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-DpTogI-b.js","/assets/lessons-BSzMKh44.js","/assets/lessons-BzOApILb.js","/assets/lessons-CIBJsa8y.js","/assets/lessons-Dc4Arn3S.js","/assets/main-CI4rtEh7.js","/assets/matches-C929ea_g.js","/assets/pavilion-BLU97iGL.js","/assets/pavilion-BgzfWRyi.js","/assets/pavilion-CEnr4efk.js","/assets/pavilion-Cd6B-f78.js","/assets/pavilion-QHFXzLYM.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-Dniu_uH_.css","/assets/table-gAGIYk4h.js","/assets/terms-nRNnDAZX.js","/assets/uk-BYZ8YZh2.js","/assets/zh-Hant-DNIDEcbp.js"];

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
