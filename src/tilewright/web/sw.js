// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"b7c4548240f1"}`;
const FILES = ["/index.html","/assets/AboutPage-Dg9aPqs0.js","/assets/AccountPage-xrEWOCba.js","/assets/Choice-C36GNZeg.js","/assets/Curve-CB73U_ky.js","/assets/Dialog-DL_20Mc7.js","/assets/Footer-Bhl50swb.js","/assets/FrontPage-mFp8H1t0.js","/assets/HelpDialog-BQ3AGEH2.js","/assets/LearnPage-DMhUppJS.js","/assets/LobbyPage-BgLcDUeJ.js","/assets/MatchRow-ni9_o_4F.js","/assets/MatchesPage-DWqH8YKH.js","/assets/NewMatchPage-BGiljDdQ.js","/assets/NotFoundPage-CrYZX6xJ.js","/assets/OpenTables-g-iboEnM.js","/assets/ReplayPage-BKH4HSFg.js","/assets/RulesPage-DI7iewCT.js","/assets/SettingsForm-z_qniT5q.js","/assets/SettingsPage-0w0CZRB-.js","/assets/SiteBar-Bm1oOoE9.js","/assets/Summary-CAxaQ2cs.js","/assets/TableMenu-C7n5vRLn.js","/assets/Talk-Dn2xPQQE.js","/assets/WaitingRoom-DjA7Oi9G.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-BOolLx_i.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-DijAiIov.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-BjV267F0.js","/assets/garden-CRuzv5bg.js","/assets/garden-ClhJVjhg.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-siCtD05N.js","/assets/matches-Bfr2WcB1.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-DNmg4vOj.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-DitYCgr0.css","/assets/table-C9WeTADO.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
