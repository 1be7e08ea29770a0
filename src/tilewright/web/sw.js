// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"e28b326cd45c"}`;
const FILES = ["/index.html","/assets/AboutPage-D5Wm-umH.js","/assets/AccountPage-IIMp2dwp.js","/assets/Choice-k3noZu6D.js","/assets/Curve-B-ur7kON.js","/assets/Dialog-Cxd7Ym59.js","/assets/Footer-qVVDRkIe.js","/assets/FrontPage-meYQ6q2R.js","/assets/HelpDialog-ByHu44zk.js","/assets/LearnPage-DwCToysG.js","/assets/LobbyPage-DeR_d11h.js","/assets/MatchRow-ltvctwTs.js","/assets/MatchesPage-CaDNaWrK.js","/assets/NewMatchPage-F-f6Xtcy.js","/assets/NotFoundPage-jHCnOMgS.js","/assets/OpenTables-JwKCqJhr.js","/assets/ReplayPage-BWZzqKc5.js","/assets/RulesPage-fkwoSFqg.js","/assets/SettingsForm-D0jce1-v.js","/assets/SettingsPage-DJAeTFlG.js","/assets/SiteBar-xpGy3Xzb.js","/assets/Summary-CZ56HMOX.js","/assets/TableMenu-DjibNrHa.js","/assets/Talk-D3b8C2U8.js","/assets/WaitingRoom-CFYhhQRZ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-BSZDrGJ9.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-DNqP0Poh.js","/assets/en-BCCkXLvg.js","/assets/garden-B0AXXf0K.js","/assets/garden-Bduu7L39.js","/assets/garden-BjV267F0.js","/assets/garden-C5orvL3r.js","/assets/garden-ClhJVjhg.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-DmQYefWy.js","/assets/matches-CH3Y95mC.js","/assets/pavilion-BLp_3UhU.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-Cw69NdUG.css","/assets/table-Bxv1AN76.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
