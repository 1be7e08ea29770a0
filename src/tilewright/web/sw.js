// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"1c8214719b4e"}`;
const FILES = ["/index.html","/assets/AboutPage-vl6XfWQv.js","/assets/AccountPage-D-siAILo.js","/assets/Choice-VfPKBYYJ.js","/assets/Curve-CrkBDxQi.js","/assets/Dialog-Yyl5czOb.js","/assets/Footer-Dxa3G_-W.js","/assets/FrontPage-CGMYU1H2.js","/assets/HelpDialog-DNHAD1Kp.js","/assets/LearnPage-KjrXJC1P.js","/assets/LobbyPage-CqTEWc0k.js","/assets/MatchRow-Cal_Uqr2.js","/assets/MatchesPage-BRSSJW9B.js","/assets/NewMatchPage-CmS8gNj0.js","/assets/NotFoundPage-DXofnGei.js","/assets/OpenTables-7sRHbWm5.js","/assets/ReplayPage-BZ2DnDNi.js","/assets/RulesPage-9IizNcAH.js","/assets/SettingsForm-DeQNt5tr.js","/assets/SettingsPage-BSJz4zst.js","/assets/SiteBar-BKZ9uGeP.js","/assets/Summary-DYioOwFM.js","/assets/TableMenu-CwhKopS3.js","/assets/Talk-D29_w_Zg.js","/assets/WaitingRoom-CuA6SOAW.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-NWveq6Gq.js","/assets/azul-mTbzasuQ.js","/assets/dragging-BiSsVneF.js","/assets/early-Dg-MSQyO.js","/assets/garden-CQzL-2_G.js","/assets/garden-CaDVsuif.js","/assets/garden-CkIkuSR-.js","/assets/garden-D6kAyFPd.js","/assets/garden-DlzxQB7p.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-BkDvDT20.js","/assets/matches-BGF0HzP3.js","/assets/pavilion-BHQyF3El.js","/assets/pavilion-BtpjglsH.js","/assets/pavilion-CBrQ0xPN.js","/assets/pavilion-CcQzUUz3.js","/assets/pavilion-DD2K6mGL.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-Di1klbe4.css","/assets/table-BZXfwQaO.js","/assets/words-en-B-gX9DCg.js","/assets/words-hu-BCBn4hL0.js","/assets/words-uk-CsbnQmKo.js","/assets/words-zh-Hant-Bh1uSe-1.js"];

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
