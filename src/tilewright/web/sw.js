// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"cecb10889607"}`;
const FILES = ["/index.html","/assets/AboutPage-DzmJLX65.js","/assets/AccountPage-CNxN_F6g.js","/assets/Choice-8mD7DYMg.js","/assets/Curve-Dslr6Wuz.js","/assets/Dialog-Dw4V8G5b.js","/assets/Footer-yqyBwPFx.js","/assets/FrontPage-B_EgGleD.js","/assets/HelpDialog-B8mKQvfl.js","/assets/LearnPage-DuL63rLt.js","/assets/LobbyPage-byqbEjPd.js","/assets/MatchRow-34hEeFyk.js","/assets/MatchesPage-Dov9BhBz.js","/assets/NewMatchPage-t4ZWfJxo.js","/assets/NotFoundPage-6__ZJrF2.js","/assets/OpenTables-Djg8WKNG.js","/assets/ReplayPage-3AXpNdK_.js","/assets/RulesPage-CdNNP_UO.js","/assets/SettingsForm-Cq90iyuV.js","/assets/SettingsPage-xstmG2AR.js","/assets/SiteBar-Y5ogWr6X.js","/assets/Summary-BKEu0mzf.js","/assets/TableMenu-CobC1xGg.js","/assets/Talk-DcJ_IOOX.js","/assets/WaitingRoom-C8gPeeYB.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-D0_vDBmP.js","/assets/azul-DLYkgGGX.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-CnnYH7Pk.js","/assets/en-MxDtoBPi.js","/assets/garden-9ik8mglI.js","/assets/garden-B0AXXf0K.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-Dn32BYZ8.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-DlG1Zx-r.js","/assets/matches-DOicPofK.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-CnihA3wz.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C--Q02A5.css","/assets/table-D8ZwUCWf.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
