// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"7bf2c8971dfc"}`;
const FILES = ["/index.html","/assets/AboutPage-Bf0fCcSv.js","/assets/AccountPage-BgqjFGUW.js","/assets/Choice-DtxOhEBq.js","/assets/Curve-DrXc-ANJ.js","/assets/Dialog-LmvXx6j7.js","/assets/Footer-DSuu5AvN.js","/assets/FrontPage-DUFkwHf1.js","/assets/HelpDialog-ZP0I6VyM.js","/assets/LearnPage-B14swkBH.js","/assets/LobbyPage-KTTP5nGc.js","/assets/MatchRow-C62PUqnU.js","/assets/MatchesPage-fIYg2RkH.js","/assets/NewMatchPage-dp7Jrt3Q.js","/assets/NotFoundPage-D8vDfOWi.js","/assets/OpenTables-Bm4PnOaI.js","/assets/ReplayPage-ConYuybJ.js","/assets/RulesPage-BNhfE70t.js","/assets/SettingsForm-DWncX36n.js","/assets/SettingsPage-BynH9VM4.js","/assets/SiteBar-BrHNTFQq.js","/assets/Summary-BCZn_vz8.js","/assets/TableMenu-6yPHJcVk.js","/assets/Talk-CazH8K04.js","/assets/WaitingRoom-CJ0n6VBX.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-Bm-2gNqn.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-C-RiX2qX.js","/assets/en-MxDtoBPi.js","/assets/garden-17iR7O2s.js","/assets/garden-B0AXXf0K.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-Dn32BYZ8.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-CEKhHAXd.js","/assets/matches-CxB3B98X.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-DdDCtY_d.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C--Q02A5.css","/assets/table-GYix4FNT.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
