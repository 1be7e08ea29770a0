// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"07421b24dd59"}`;
const FILES = ["/index.html","/assets/AboutPage-D638CgnK.js","/assets/AccountPage-CC5P4Ol-.js","/assets/Choice-BG3P885a.js","/assets/Curve-Duig34uK.js","/assets/Dialog-Bjy7X2vD.js","/assets/Footer-CnH36L5J.js","/assets/FrontPage-CJdHrYsr.js","/assets/HandOver-C01olnHS.js","/assets/HelpDialog-D0n37s0J.js","/assets/LearnPage-Cb015LqE.js","/assets/LobbyPage-BSTOASEk.js","/assets/MatchRow-BAF56zC9.js","/assets/MatchesPage-DF1OCi2v.js","/assets/NewMatchPage-8mgT58fx.js","/assets/NotFoundPage-2H6gWvkZ.js","/assets/OpenTables-D0Xs15K5.js","/assets/ReplayPage-BmZB8Xf0.js","/assets/RulesPage-DEPNAr9G.js","/assets/SettingsForm-B_cWaW8D.js","/assets/SettingsPage-Du4i2G4v.js","/assets/SiteBar-Cj0Z9UIq.js","/assets/Summary-D5qdzIgt.js","/assets/TableMenu-DHnYoeMt.js","/assets/Talk-COfloQlJ.js","/assets/WaitingRoom-DixKzez-.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BKWZwgfN.js","/assets/azul-BXPQogWs.js","/assets/azul-Bb5r_8vo.js","/assets/azul-DOCS6aSp.js","/assets/azul-K86Wb6IL.js","/assets/copy.svelte-D2PSVNL8.js","/assets/dragging-D-X3FfFQ.js","/assets/en-BwxRpb2S.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-BknGRmZT.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-B6FALrcc.js","/assets/lessons-BSzMKh44.js","/assets/lessons-BzOApILb.js","/assets/lessons-CIBJsa8y.js","/assets/lessons-Dc4Arn3S.js","/assets/main-cyZDl9hw.js","/assets/matches-DgmOYN_F.js","/assets/pavilion-BLU97iGL.js","/assets/pavilion-BgzfWRyi.js","/assets/pavilion-CEnr4efk.js","/assets/pavilion-Cd6B-f78.js","/assets/pavilion-lTszaxCx.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-C_Qdn5MS.css","/assets/table-BeXOeX41.js","/assets/uk-9zuc725z.js","/assets/zh-Hant-Bkb51ojh.js"];

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
