// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"5924aaa3d4c9"}`;
const FILES = ["/","/assets/AboutPage-BvisuRSc.js","/assets/AccountPage-Dkj3v9Uf.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Badge-CqMvzvN4.css","/assets/Badge-R-LSHVMh.js","/assets/Choice-CJ3ypMKJ.css","/assets/Choice-DLN-OgWc.js","/assets/Footer-CmmJS6pa.css","/assets/Footer-DhU1VFxw.js","/assets/FrontPage-CbBWMGkD.css","/assets/FrontPage-DOxcvj_t.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-DwoOkNKT.js","/assets/Loading-Bk8wnu9x.js","/assets/Loading-CFT4KorJ.css","/assets/LobbyPage-CJ3__m0i.js","/assets/MatchRow-DM-0w0rD.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-DKsZauCB.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-BZHTAFQg.js","/assets/NotFoundPage-xBhoQo__.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-BZNEC4p0.js","/assets/ReplayPage-B4S0rh5e.css","/assets/ReplayPage-yuel-7vy.js","/assets/RulesPage-B1Ms-sU-.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-x1aCWTNp.js","/assets/SettingsPage-DPNiLtnd.js","/assets/SiteBar-DytFqYJk.css","/assets/SiteBar-UJfaesnl.js","/assets/TablePage-DMdd-8Ym.js","/assets/TableRoom-C8NYu-JR.js","/assets/TableRoom-DrxH-si3.css","/assets/Tag--5Sx-P9O.js","/assets/Tag-DKBd5MOO.css","/assets/TopBar-DibjxotI.css","/assets/TopBar-FLPeEPrQ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-fEn1CGEi.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-CVe0AZqd.js","/assets/games-C7sH5pSO.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DzWrlb6j.js","/assets/garden-mPArcUCz.css","/assets/index-dAy8LcWw.css","/assets/index-x7BfbJOZ.js","/assets/legacy-CugJamrQ.js","/assets/lessons-BWdjcG0n.js","/assets/levels-RLFOMNRx.js","/assets/matches-C4Jb7poH.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-qerK7B0k.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-BumPme1j.js","/assets/session.svelte-BNA0Rk8K.js","/assets/table-C1sgrQB8.css","/assets/table.svelte-BO0YWWxE.js","/assets/web-C6RGY2RW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js"];

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
