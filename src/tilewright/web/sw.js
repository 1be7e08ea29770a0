// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"879d5e5383f0"}`;
const FILES = ["/","/assets/AboutPage-C5y1IaZ9.js","/assets/AccountPage-CW5BXFd_.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Badge-CqMvzvN4.css","/assets/Badge-R-LSHVMh.js","/assets/Choice-CJ3ypMKJ.css","/assets/Choice-DLN-OgWc.js","/assets/Footer-CmmJS6pa.css","/assets/Footer-FuxcixD2.js","/assets/FrontPage-Bw68tPSf.js","/assets/FrontPage-CbBWMGkD.css","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-kGLc3iIH.js","/assets/Loading-Bk8wnu9x.js","/assets/Loading-CFT4KorJ.css","/assets/LobbyPage-CG9MEDWr.js","/assets/MatchRow-BLYSj0ZW.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-DDS6hzLL.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-CvH3SKIK.js","/assets/NotFoundPage-CApnCndF.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-C44Bz19K.js","/assets/ReplayPage-B-sBQGgD.js","/assets/ReplayPage-B4S0rh5e.css","/assets/RulesPage-DTy1fbLR.css","/assets/RulesPage-Do1VBmAX.js","/assets/SettingsForm-B_6r_m0l.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsPage-B8gjHyw2.js","/assets/SiteBar-Ds7bHWYF.js","/assets/SiteBar-DytFqYJk.css","/assets/TablePage-B8wRWHop.js","/assets/TableRoom-DsbIhZhx.js","/assets/TableRoom-jmtYiAop.css","/assets/Tag-7OxpvDmg.js","/assets/Tag-DKBd5MOO.css","/assets/TopBar-DeEPzj8R.js","/assets/TopBar-DibjxotI.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BN3LR5-I.js","/assets/azul-BZNEQ0va.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-CVe0AZqd.js","/assets/games-55XZeiht.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-Dki4cF0d.js","/assets/garden-mPArcUCz.css","/assets/index-CNvRC0rk.js","/assets/index-dAy8LcWw.css","/assets/legacy-CugJamrQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-L36O4z6d.js","/assets/pavilion-BWn6KEiW.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-DiwBxwVp.js","/assets/session.svelte-CtgjFwTS.js","/assets/table-CcFS8qoP.css","/assets/table.svelte-BYgPj71d.js","/assets/web-C6RGY2RW.js","/assets/web-CWiVDfc8.js","/assets/web-Cjndb5iE.js","/assets/web-DCVtFpsr.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js"];

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
