// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"fe3c992e79b2"}`;
const FILES = ["/index.html","/assets/AboutPage-B3XUd2_g.js","/assets/AccountPage-B3h7UqnJ.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-BNklCkI8.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-BdfpvF6A.js","/assets/Choice-BlvT7LDG.js","/assets/Choice-CJ3ypMKJ.css","/assets/Curve-BK51fh9T.js","/assets/Curve-BMEmkf36.css","/assets/Dialog-CGX9HbV5.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-CmmJS6pa.css","/assets/Footer-CuB1ksRd.js","/assets/FrontPage-CbBWMGkD.css","/assets/FrontPage-jyYDhLAG.js","/assets/HelpDialog-4I3RrdXy.js","/assets/HelpDialog-C9H1__SX.css","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-D3VYUKWF.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-CP1ddXOm.js","/assets/LobbyPage-C_jJ1yuD.js","/assets/MatchRow-B7rTFZbK.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-Djwv-dQJ.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-B6ZGavwK.js","/assets/NotFoundPage-ehtphkLM.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-CTh4j1nq.js","/assets/ReplayPage-CRTtg2Rk.js","/assets/ReplayPage-DLRPXC4l.css","/assets/RulesPage-DTy1fbLR.css","/assets/RulesPage-DW7KWv51.js","/assets/SettingsForm-BnopGcdy.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsPage-DQ3nCbKZ.js","/assets/SiteBar-BbyUNkoo.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-5jOBtH8q.css","/assets/Summary-BjEhXYT6.js","/assets/TableMenu-DSu79ytw.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-D8LEDXA9.js","/assets/TableRoom-BQ-9-eiG.css","/assets/TableRoom-Cxvj4FCn.js","/assets/Tag-D7tHjfTT.js","/assets/Tag-t-boN1G5.css","/assets/Talk-Cp12wAOR.css","/assets/Talk-uzlFW9k0.js","/assets/TopBar-CJ4KubCY.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-Ctrf6XNK.css","/assets/WaitingRoom-DlTykyju.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-DSElF7fM.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-Dbe9pQ82.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-kUNFBHG4.js","/assets/games-NcukcXEZ.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BHExxjjp.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-BItBi3z3.js","/assets/index-dAy8LcWw.css","/assets/legacy-Bg5hQVjZ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-CrqGJBEO.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DlAmfEsh.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/table-Bnc2SQpk.css","/assets/table.svelte-BoAOpTpW.js","/assets/web-B0-3jd8d.js","/assets/web-BcdEHZE0.js","/assets/web-C4UMtzhW.js","/assets/web-CnCJrgqW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-DtUQ95pM.js"];

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
