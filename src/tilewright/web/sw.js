// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"0637f8eea938"}`;
const FILES = ["/index.html","/assets/AboutPage-CNHvUazw.js","/assets/AccountPage-DNeONKZi.js","/assets/Choice-D3HAEIjR.js","/assets/Curve-DXfMkldT.js","/assets/Dialog-BZvXTG1Y.js","/assets/Footer-DGvou2Iu.js","/assets/FrontPage-XrcWBrPa.js","/assets/HelpDialog-DCGiIAbU.js","/assets/LearnPage-wy-UwclR.js","/assets/LobbyPage-eqSXzp5Z.js","/assets/MatchRow-ClYD4wij.js","/assets/MatchesPage-C1hqfEOZ.js","/assets/NewMatchPage-Ct9rtXFP.js","/assets/NotFoundPage-CM5gEIFm.js","/assets/OpenTables-CtAs4N1L.js","/assets/ReplayPage-maBHbFLl.js","/assets/RulesPage-C8d1REOE.js","/assets/SettingsForm-vxfotdL8.js","/assets/SettingsPage-DIUF434r.js","/assets/SiteBar-BhMmna_5.js","/assets/Summary-yDNnkkFl.js","/assets/TableMenu-Z_TADmbR.js","/assets/Talk-BShhIrTs.js","/assets/WaitingRoom-DS7mOkOT.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-Blz9GcTK.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-CYFDS44f.js","/assets/early-DPBu-1Co.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cc6yqKqH.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-B74IVVLL.js","/assets/matches-Dqq1U7MU.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-huuQaNO9.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-B0oBiWVe.css","/assets/table-DZE2GVCl.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
