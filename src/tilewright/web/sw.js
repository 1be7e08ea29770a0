// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"4fb34bd03aa7"}`;
const FILES = ["/index.html","/assets/AboutPage-1a8B3Br0.js","/assets/AccountPage-BKBMlrPN.js","/assets/Choice-D_PwRU1Q.js","/assets/Curve-0iJ1wR_q.js","/assets/Dialog-DOtElXGF.js","/assets/Footer-DBp4jFUQ.js","/assets/FrontPage-HVqm_zKY.js","/assets/HelpDialog-ALCs5LjS.js","/assets/LearnPage-B5q_29jV.js","/assets/LobbyPage-ZbA2qDbi.js","/assets/MatchRow-BDCJtREv.js","/assets/MatchesPage-DRJ4Ztjt.js","/assets/NewMatchPage-AtXTLaKS.js","/assets/NotFoundPage-BKMxr8N_.js","/assets/OpenTables-jv5inUdH.js","/assets/ReplayPage-Ca9P16LH.js","/assets/RulesPage-DFql3Q9R.js","/assets/SettingsForm-CgSnwRh7.js","/assets/SettingsPage-BhDtG2Y6.js","/assets/SiteBar-K0oTmme5.js","/assets/Summary-DSf6g99Z.js","/assets/TableMenu-BDXfE8ZK.js","/assets/Talk-BEkZWnUN.js","/assets/WaitingRoom-RaukAuhM.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DMTGM6z4.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-RyY3eJ09.js","/assets/early-SKW0yW7D.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-kUNaoltT.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-CLyH2P0P.js","/assets/matches-CC-JsJiU.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-C3CqXPqJ.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-DYLJ2G7E.css","/assets/table-iZU3ffil.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
