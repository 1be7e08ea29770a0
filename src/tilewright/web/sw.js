// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"3df9b6476c5a"}`;
const FILES = ["/index.html","/assets/AboutPage-BWe54abB.js","/assets/AccountPage-DBI1A4eG.js","/assets/Choice-mWKzTC4Y.js","/assets/Curve-CPBrd2cx.js","/assets/Dialog-BzPSOLiL.js","/assets/Footer-C4Zclu97.js","/assets/FrontPage-DgkgDm0E.js","/assets/HelpDialog-BLOfY2Et.js","/assets/LearnPage-Bxu_l-ci.js","/assets/LobbyPage-C0E6i4jn.js","/assets/MatchRow-tUHmQi1Q.js","/assets/MatchesPage-BzhgeyL2.js","/assets/NewMatchPage-BZyKbCyv.js","/assets/NotFoundPage-UvUflJ7P.js","/assets/OpenTables-2oX25EAD.js","/assets/ReplayPage-hzfc2P-K.js","/assets/RulesPage-BrkaLoVb.js","/assets/SettingsForm-BC1UVVeb.js","/assets/SettingsPage-BsLVupme.js","/assets/SiteBar-CiayLVHW.js","/assets/Summary-BEhqQGKK.js","/assets/TableMenu-g3-S9Yy9.js","/assets/Talk-BMZjJuyT.js","/assets/WaitingRoom-P9Mdta78.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/azul-DyzRod6C.js","/assets/dragging-C31VijeA.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-DgVz-3cR.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-B5pgN7Bx.js","/assets/matches-B01HGKC7.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-RnlWa56U.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-Cw69NdUG.css","/assets/table-D6dVQTr-.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
    event.respondWith(fetch(request).catch(() => caches.match("/index.html")));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

/** Answer with what is kept; keep what was not. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
}
