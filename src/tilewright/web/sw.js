// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"a9e4e900ae29"}`;
const FILES = ["/index.html","/assets/AboutPage-CtFdNfAd.js","/assets/AccountPage-CD9JB0Ac.js","/assets/Choice-XPSxokZo.js","/assets/Curve-D4staTBA.js","/assets/Dialog-BDCg_-4B.js","/assets/Footer-D99X9hzC.js","/assets/FrontPage-D2qIAP0m.js","/assets/HelpDialog-BAXF3GlX.js","/assets/LearnPage-D0gukYxp.js","/assets/LobbyPage-BmUwx2s6.js","/assets/MatchRow-C7nMXkNU.js","/assets/MatchesPage-CgkriMKO.js","/assets/NewMatchPage-Dl3uJh9J.js","/assets/NotFoundPage-GUrKX_Lb.js","/assets/OpenTables-DZdG4mzm.js","/assets/ReplayPage-mQr35ehu.js","/assets/RulesPage-jJRE7YD4.js","/assets/SettingsForm-BUPxgr6N.js","/assets/SettingsPage-DVO5sQq6.js","/assets/SiteBar-BWtLUz5x.js","/assets/Summary-DZ575Rpx.js","/assets/TableMenu-R_UaENnl.js","/assets/Talk-DyzXwW8h.js","/assets/WaitingRoom-CqBKuVQk.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BOWXnB2w.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/early-DP1fLZfy.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-CSIsmiEw.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-myH6HBEY.js","/assets/matches-BEfmFrKe.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CEoraoxN.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-BMaRXI1t.css","/assets/table-28U72Oow.js","/assets/words-en-DMLyvZpe.js","/assets/words-hu-DNXM0Eg2.js","/assets/words-uk-EemBtzUa.js","/assets/words-zh-Hant-C0okoZdM.js"];

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
