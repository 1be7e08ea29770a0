// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"d3c4e39bbdff"}`;
const FILES = ["/index.html","/assets/AboutPage-ho3LR_h3.js","/assets/AccountPage-B1mcRvk3.js","/assets/Choice-DNZYjTNH.js","/assets/Curve-DaIv7EXE.js","/assets/Dialog-B_AELFiU.js","/assets/Footer-B9M0cGaR.js","/assets/FrontPage-Dz33jPzK.js","/assets/HelpDialog-COiQsWqe.js","/assets/LearnPage-CcJrXNAh.js","/assets/LobbyPage-BvohjW_x.js","/assets/MatchRow-Cuhlhi9k.js","/assets/MatchesPage-CJyFdKke.js","/assets/NewMatchPage-D4VeqVel.js","/assets/NotFoundPage-BzMITrO3.js","/assets/OpenTables-D-TltfWl.js","/assets/ReplayPage-36PoKveB.js","/assets/RulesPage-ChpaGdzI.js","/assets/SettingsForm-Lf--Y8ZF.js","/assets/SettingsPage-BzbYP2dY.js","/assets/SiteBar-B4wUzzkf.js","/assets/Summary-oxGlOUqn.js","/assets/TableMenu-Bp9_Js04.js","/assets/Talk-BrH0PVCM.js","/assets/WaitingRoom-B-SUqVGZ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/azul-o0D8JZ_j.js","/assets/early-BxJGmDE3.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DCfnjNXs.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-jwFL6t31.js","/assets/matches-wv6dfhQM.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DV1WvvlG.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-cmEqy02Y.css","/assets/table-B2bUG8Zn.js","/assets/words-en-DMLyvZpe.js","/assets/words-hu-DNXM0Eg2.js","/assets/words-uk-EemBtzUa.js","/assets/words-zh-Hant-C0okoZdM.js"];

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
