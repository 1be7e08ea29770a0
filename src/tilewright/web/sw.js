// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"3e21512e24c2"}`;
const FILES = ["/index.html","/assets/AboutPage-C1W2c1dl.js","/assets/AccountPage-Dlm_WnQY.js","/assets/Choice-Bl960Xlv.js","/assets/Curve-BWvn9fZ6.js","/assets/Dialog-BIFjBekL.js","/assets/Footer-BdMSCuYO.js","/assets/FrontPage-SsPT4vHw.js","/assets/HelpDialog-BmFyB4hD.js","/assets/LearnPage-0Cip1vQ8.js","/assets/LobbyPage-CKdI6Opr.js","/assets/MatchRow-Cyia1QMf.js","/assets/MatchesPage-CTf84OoJ.js","/assets/NewMatchPage-CS0-N_uX.js","/assets/NotFoundPage-D6gz3TDg.js","/assets/OpenTables-DdFU086n.js","/assets/ReplayPage-BjSYvN9w.js","/assets/RulesPage-A7_vK1_C.js","/assets/SettingsForm-BvZppVaS.js","/assets/SettingsPage-DDH5C46K.js","/assets/SiteBar-CDqAXI3p.js","/assets/Summary-CbKPhyU9.js","/assets/TableMenu-BWEWmttY.js","/assets/Talk-Cb8GB8_-.js","/assets/WaitingRoom-BgKaF7m7.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CLpTwLC2.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-uAIntzbc.js","/assets/early-yrMDogp6.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-CLk0DnOB.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-C697oShG.js","/assets/matches-Bz0tb3yE.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DtlAiX7m.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-B0oBiWVe.css","/assets/table-B1cHmSht.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
