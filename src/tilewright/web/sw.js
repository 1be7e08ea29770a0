// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"08914f772cd8"}`;
const FILES = ["/","/assets/AboutPage-BvisuRSc.js","/assets/AccountPage-DbcIbS4_.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Badge-CqMvzvN4.css","/assets/Badge-R-LSHVMh.js","/assets/Choice-CJ3ypMKJ.css","/assets/Choice-DLN-OgWc.js","/assets/Footer-CmmJS6pa.css","/assets/Footer-DhU1VFxw.js","/assets/FrontPage-CbBWMGkD.css","/assets/FrontPage-Dl3HEl3z.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-BPV5ppM_.js","/assets/Loading-Bk8wnu9x.js","/assets/Loading-CFT4KorJ.css","/assets/LobbyPage-CJ3__m0i.js","/assets/MatchRow-DM-0w0rD.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-9-hjaOIm.js","/assets/MatchesPage-CY349VJy.css","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-Cedp6ime.js","/assets/NotFoundPage-DzmNxixG.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-BZNEC4p0.js","/assets/ReplayPage-B4S0rh5e.css","/assets/ReplayPage-DCCVHBt_.js","/assets/RulesPage-Csd-YDNP.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-x1aCWTNp.js","/assets/SettingsPage-DPNiLtnd.js","/assets/SiteBar-DytFqYJk.css","/assets/SiteBar-UJfaesnl.js","/assets/TablePage-CIHKZJnF.js","/assets/TableRoom-Dt2Nhthc.js","/assets/TableRoom-jmtYiAop.css","/assets/Tag-7OxpvDmg.js","/assets/Tag-DKBd5MOO.css","/assets/TopBar-DibjxotI.css","/assets/TopBar-FLPeEPrQ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BN3LR5-I.js","/assets/azul-BZNEQ0va.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-CVe0AZqd.js","/assets/games-CaGZJL4Y.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-Dki4cF0d.js","/assets/garden-mPArcUCz.css","/assets/index-DrRl36rr.js","/assets/index-dAy8LcWw.css","/assets/legacy-CugJamrQ.js","/assets/lessons-BWdjcG0n.js","/assets/levels-RLFOMNRx.js","/assets/matches-C4Jb7poH.js","/assets/pavilion-BWn6KEiW.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-DiwBxwVp.js","/assets/session.svelte-BNA0Rk8K.js","/assets/table-CcFS8qoP.css","/assets/table.svelte-dZPOU9s9.js","/assets/web-C6RGY2RW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js"];

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
