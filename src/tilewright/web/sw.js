// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"6c3e8d5eaa38"}`;
const FILES = ["/index.html","/assets/AboutPage-ChELCqdn.js","/assets/AccountPage-UumgMmGy.js","/assets/Choice-BLh_lT2E.js","/assets/Curve-BWEO5j_k.js","/assets/Dialog-CIGo98D7.js","/assets/Footer-RBh0iUMX.js","/assets/FrontPage-jy2tB0l1.js","/assets/HelpDialog-DlEFVlBa.js","/assets/LearnPage-CqIZ2M54.js","/assets/LobbyPage-C9IAaqhV.js","/assets/MatchRow-DVaTIUeY.js","/assets/MatchesPage-DEC2q7T7.js","/assets/NewMatchPage-CfDbi7ha.js","/assets/NotFoundPage-CaQA1oiX.js","/assets/OpenTables-CxLMDt55.js","/assets/ReplayPage-CMPJGrwt.js","/assets/RulesPage-DeWf0R5F.js","/assets/SettingsForm-B-mA53rO.js","/assets/SettingsPage-BNpJHX2J.js","/assets/SiteBar-C2Xl4C7X.js","/assets/Summary-CEVpC7xi.js","/assets/TableMenu-CLZq-1O_.js","/assets/Talk-C6Qtfy6w.js","/assets/WaitingRoom-D-ZrTeRL.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/azul-ZlI5ScpJ.js","/assets/dragging-uliLcYLR.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-Z8tWBAhl.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main--bYTbkPi.js","/assets/matches-B9kgcjys.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-DPtbs71M.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-DitYCgr0.css","/assets/table-DwjARz_G.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
