// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"94566d271ff4"}`;
const FILES = ["/index.html","/assets/AboutPage-BQdgWRoR.js","/assets/AccountPage-wLxowSmM.js","/assets/Choice-SQVpv1Ck.js","/assets/Curve-BB9jF1lk.js","/assets/Dialog-BxiUb1VF.js","/assets/Footer-B7M_Hq9U.js","/assets/FrontPage-BV0dTTJP.js","/assets/HelpDialog-CSLv-7R1.js","/assets/LearnPage-BAVZ45AD.js","/assets/LobbyPage-Dy7LSQOs.js","/assets/MatchRow-jSJioFN7.js","/assets/MatchesPage-BBChu2Er.js","/assets/NewMatchPage-DBZuc8Wy.js","/assets/NotFoundPage-Dqiv0eU2.js","/assets/OpenTables-CJ-LzM1W.js","/assets/ReplayPage-CZPoKNKu.js","/assets/RulesPage-Dn0tXKJu.js","/assets/SettingsForm-B76XU_7x.js","/assets/SettingsPage-KraOT1mc.js","/assets/SiteBar-X2p3xvXb.js","/assets/Summary-DP1LgPF-.js","/assets/TableMenu-H2EiBfcs.js","/assets/Talk-DtKFe2_V.js","/assets/WaitingRoom-Cv7qr8OV.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/azul-DswfPqJK.js","/assets/dragging-DC6lAgJK.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-Bj8uFFtw.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-C7udiOLY.js","/assets/matches-DoHHqld1.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-D977dg9N.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-DitYCgr0.css","/assets/table-DmOkhDd4.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
