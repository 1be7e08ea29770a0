// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"c50e3324b6da"}`;
const FILES = ["/index.html","/assets/AboutPage-2jO13St-.js","/assets/AccountPage-D8wmUwJm.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-BNklCkI8.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-BdfpvF6A.js","/assets/Choice-CdYRpAHe.css","/assets/Choice-dooulty4.js","/assets/Curve-BK51fh9T.js","/assets/Curve-BMEmkf36.css","/assets/Dialog-CGX9HbV5.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-CmmJS6pa.css","/assets/Footer-CuB1ksRd.js","/assets/FrontPage-CNiaSh_W.css","/assets/FrontPage-CXCsUQOw.js","/assets/HelpDialog-4I3RrdXy.js","/assets/HelpDialog-C9H1__SX.css","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-iDMjCjxn.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-CP1ddXOm.js","/assets/LobbyPage-C1BMcxbw.js","/assets/MatchRow-B7rTFZbK.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-CbHatNr-.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-BmuFrb0w.js","/assets/NotFoundPage-BzZaE0cg.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-CTh4j1nq.js","/assets/ReplayPage-DLRPXC4l.css","/assets/ReplayPage-DzyQkunL.js","/assets/RulesPage-DOeayAad.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-DrD3MQ2A.js","/assets/SettingsPage-Baybm0Dk.js","/assets/SiteBar-D2eLlSMG.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-5jOBtH8q.css","/assets/Summary-Df60HQkp.js","/assets/TableMenu-D2wcqrsv.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-DvCM1M1U.js","/assets/TableRoom-B6QtxDHg.js","/assets/TableRoom-BQ-9-eiG.css","/assets/Tag-D7tHjfTT.js","/assets/Tag-t-boN1G5.css","/assets/Talk-Cp12wAOR.css","/assets/Talk-Cupyq1n7.js","/assets/TopBar-CJ4KubCY.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-Ctrf6XNK.css","/assets/WaitingRoom-DyNn-5f_.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-DSElF7fM.js","/assets/azul-38k9jQZx.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-kUNFBHG4.js","/assets/games-CY1ynQw6.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BHExxjjp.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-DN0QVeOd.js","/assets/index-dAy8LcWw.css","/assets/legacy-Bg5hQVjZ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-O1QiZoCI.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DlAmfEsh.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-DiwBxwVp.js","/assets/table-B1Q_U9p_.css","/assets/table.svelte-CuLqlJ98.js","/assets/web-B0-3jd8d.js","/assets/web-BcdEHZE0.js","/assets/web-C4UMtzhW.js","/assets/web-CnCJrgqW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-DtUQ95pM.js"];

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
