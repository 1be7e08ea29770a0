// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"6d6b22d561d3"}`;
const FILES = ["/","/assets/AboutPage-Bn5hgsRO.js","/assets/AccountPage-CcQMJjpJ.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Choice-CJ3ypMKJ.css","/assets/Choice-Do-fHrmx.js","/assets/Footer-B6I233oV.js","/assets/Footer-CmmJS6pa.css","/assets/FrontPage-BMsq9y1n.css","/assets/FrontPage-BveYMao7.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-DHiB5lou.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-Dup2sL8_.js","/assets/LobbyPage-BBWBm2Jk.js","/assets/MatchRow-Czrxbrhg.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-BTXIgoJl.js","/assets/MatchesPage-CY349VJy.css","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-DzPnX8DX.js","/assets/NotFoundPage-XMDf9fKf.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-zjcU0T5U.js","/assets/ReplayPage-B4S0rh5e.css","/assets/ReplayPage-D2mP2JN8.js","/assets/RulesPage-2oIpwpiG.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-DWg8Icay.js","/assets/SettingsPage-DjECR4aO.js","/assets/SiteBar-41NMQqFl.js","/assets/SiteBar-DytFqYJk.css","/assets/TablePage-bRxfD1hW.js","/assets/TableRoom-DNFt-C8j.js","/assets/TableRoom-DrxH-si3.css","/assets/Tag-DOdOp9aU.css","/assets/Tag-Da-zEvr8.js","/assets/TopBar-DTB7EVFx.js","/assets/TopBar-DibjxotI.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-BzVJUmtm.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-CI5XSWsg.js","/assets/games-BASc7hoq.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/index-Co4rn1Ex.js","/assets/index-dAy8LcWw.css","/assets/legacy-CpvAbbzO.js","/assets/lessons-BWdjcG0n.js","/assets/levels-RLFOMNRx.js","/assets/matches-B23HP6t2.js","/assets/pavilion-9antzgwt.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-BumPme1j.js","/assets/session.svelte-DhV-mP_O.js","/assets/table-COWyY4NR.css","/assets/table.svelte-Bf07oIC0.js","/assets/web-C6RGY2RW.js","/assets/web-games-BLBjNxzq.js","/assets/web-games-BdYRUlDn.js","/assets/web-games-D04uPiWx.js","/assets/web-games-DDFVD6KB.js"];

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
