// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"6d08e1244e0c"}`;
const FILES = ["/index.html","/assets/AboutPage-B1X3l66G.js","/assets/AccountPage-Dm-MC9Yg.js","/assets/Choice-CW1_MbRw.js","/assets/Curve-DuT_xkPn.js","/assets/Dialog-Dz13acmS.js","/assets/Footer-LsEMk_hb.js","/assets/FrontPage-DONr-u_8.js","/assets/HelpDialog-DP0uR4TZ.js","/assets/LearnPage-DuKedJ1Q.js","/assets/LobbyPage-CpIphCkW.js","/assets/MatchRow-KcMA7ISt.js","/assets/MatchesPage-CcyVolq6.js","/assets/NewMatchPage-Nyis_mN4.js","/assets/NotFoundPage-CJY_0v_g.js","/assets/OpenTables-DrAKgHI7.js","/assets/ReplayPage-m5Zftcnr.js","/assets/RulesPage-CtHQhRrs.js","/assets/SettingsForm-DGKC8zyx.js","/assets/SettingsPage-DGj6q6jo.js","/assets/SiteBar-CQB9gy8z.js","/assets/Summary-CUsE-wgA.js","/assets/TableMenu-C1GGEtwW.js","/assets/Talk-UoOsRO_J.js","/assets/WaitingRoom-DwMU0tVy.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-BuE_Re6A.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-C0NVUdHf.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-DJjyLZ-b.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-BWV_YW4W.js","/assets/matches-SEchgy99.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-Clhd0TIj.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-DitYCgr0.css","/assets/table-DPd_njfL.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
