// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"82999d49a590"}`;
const FILES = ["/index.html","/assets/AboutPage-BoZxNmVg.js","/assets/AccountPage-CDwjqdk5.js","/assets/Choice-kdu1LD51.js","/assets/Curve-BlMCaj0u.js","/assets/Dialog-DDTPhofs.js","/assets/Footer-BDnadSk1.js","/assets/FrontPage-CX0wGK4w.js","/assets/HelpDialog-DCIOEYH6.js","/assets/LearnPage-BbfdLNKk.js","/assets/LobbyPage-BynigjzS.js","/assets/MatchRow-4bQ2JntK.js","/assets/MatchesPage-DXsJlGt2.js","/assets/NewMatchPage-Bu50Ja_U.js","/assets/NotFoundPage-DkGMTcmD.js","/assets/OpenTables-DGT1mZun.js","/assets/ReplayPage-H0bB5Aha.js","/assets/RulesPage-D0EAnHpw.js","/assets/SettingsForm-DhN4Zr-1.js","/assets/SettingsPage-B_Ngiogk.js","/assets/SiteBar-sngpmmtp.js","/assets/Summary-wlx2FiFk.js","/assets/TableMenu-C83G0BzT.js","/assets/Talk-DdPQf6QH.js","/assets/WaitingRoom-CZ6vfY2q.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CmGEuJFS.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/early-C0_4QvCt.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-wtprX8Qo.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-C-WQyOvR.js","/assets/matches-uhZ9kFiN.js","/assets/pavilion-BVR-za8r.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-WHNlacFc.css","/assets/table-SUiWP4Qn.js","/assets/words-en-EstNAo_R.js","/assets/words-hu--nG3TG8N.js","/assets/words-uk-OZ4B3Zgc.js","/assets/words-zh-Hant-CybxNGeU.js"];

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
