// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"11ae7564b293"}`;
const FILES = ["/index.html","/assets/AboutPage-X1FULQLM.js","/assets/AccountPage-Bi7Pr6uB.js","/assets/Choice-BG_BNDQH.js","/assets/Curve-G-OlBSjo.js","/assets/Dialog-_Xt0P-ck.js","/assets/Footer-B7D5eX6V.js","/assets/FrontPage-ZQD3-i6q.js","/assets/HandOver-D16t-sVS.js","/assets/HelpDialog-BQSB3KcM.js","/assets/LearnPage-Bx17d3f_.js","/assets/LobbyPage-qKC3KClr.js","/assets/MatchRow-B-kNyeKD.js","/assets/MatchesPage-Tm0cxYFh.js","/assets/NewMatchPage-L91NL_fc.js","/assets/NotFoundPage-B9BsbftS.js","/assets/OpenTables-CqstFZI5.js","/assets/ReplayPage-CoH4hG5p.js","/assets/RulesPage-B0AA-1g_.js","/assets/SettingsForm-CwqxiXVF.js","/assets/SettingsPage-ChFhTIXE.js","/assets/SiteBar-CHvj3WrV.js","/assets/Summary-BPqb5FOt.js","/assets/TableMenu-qCIN96bg.js","/assets/Talk-DC_jZMUD.js","/assets/WaitingRoom-C-FZr8wp.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BXPQogWs.js","/assets/azul-Bb5r_8vo.js","/assets/azul-Cx1MDYuv.js","/assets/azul-DOCS6aSp.js","/assets/azul-K86Wb6IL.js","/assets/copy.svelte-BjZev2Fs.js","/assets/dragging-Df4vF2Ax.js","/assets/en-B_y0hZct.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-BTTtM7pl.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-DpTogI-b.js","/assets/lessons-BSzMKh44.js","/assets/lessons-BzOApILb.js","/assets/lessons-CIBJsa8y.js","/assets/lessons-Dc4Arn3S.js","/assets/main-9NY2vpZ1.js","/assets/matches-D_ron2TX.js","/assets/pavilion-BLU97iGL.js","/assets/pavilion-BgzfWRyi.js","/assets/pavilion-CEnr4efk.js","/assets/pavilion-Cd6B-f78.js","/assets/pavilion-DGnukyOp.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-Dniu_uH_.css","/assets/table-D0WOxv9T.js","/assets/terms-Bmk-TdLo.js","/assets/uk-BYZ8YZh2.js","/assets/zh-Hant-DNIDEcbp.js"];

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
