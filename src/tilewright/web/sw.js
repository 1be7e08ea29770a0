// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"4fee08a8f1f4"}`;
const FILES = ["/","/assets/AboutPage-CsZpURBV.js","/assets/AccountPage-CsZpURBV.js","/assets/FrontPage-BIByskm5.js","/assets/FrontPage-C-wL0lpk.css","/assets/LearnPage-CsZpURBV.js","/assets/LobbyPage-CsZpURBV.js","/assets/MatchesPage-CsZpURBV.js","/assets/NewMatchPage-CsZpURBV.js","/assets/NotFoundPage-CsZpURBV.js","/assets/ReplayPage-CsZpURBV.js","/assets/RulesPage-CsZpURBV.js","/assets/SettingsPage-CsZpURBV.js","/assets/TablePage-BSUQvBmm.js","/assets/TablePage-C4KxER9n.css","/assets/Tag-DOdOp9aU.css","/assets/Tag-_PfClQoF.js","/assets/TopBar-BnnfQrM2.js","/assets/TopBar-DibjxotI.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DaSkfVvW.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-6vWiIkTJ.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/index-Cl4ZR2mb.css","/assets/index-CrWD5N0m.js","/assets/legacy-B4wb-qgw.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-BpZup2OA.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/web-CVSrjB1-.js","/assets/web-games-BLBjNxzq.js","/assets/web-games-BdYRUlDn.js","/assets/web-games-D04uPiWx.js","/assets/web-games-DDFVD6KB.js"];

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
    event.respondWith(fetch(request).catch(() => caches.match("/")));
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
