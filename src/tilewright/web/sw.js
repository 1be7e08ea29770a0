// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"63e2fb577e56"}`;
const FILES = ["/","/assets/AboutPage-FjQabRto.js","/assets/AccountPage-Oyf8e70Q.css","/assets/AccountPage-kphg5poK.js","/assets/Avatar-BNklCkI8.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-BdfpvF6A.js","/assets/Choice-BlvT7LDG.js","/assets/Choice-CJ3ypMKJ.css","/assets/Dialog-DNZOCgH0.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-1cwyq74V.js","/assets/Footer-CmmJS6pa.css","/assets/FrontPage-CbBWMGkD.css","/assets/FrontPage-D01u5EzT.js","/assets/HelpDialog-C9H1__SX.css","/assets/HelpDialog-x4ELbSqE.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-BLnfqTM6.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-CP1ddXOm.js","/assets/LobbyPage-oBS8mYku.js","/assets/MatchRow-NPWGLAYg.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-tbN74B24.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-CFnEnsBr.js","/assets/NotFoundPage-gE76jWmR.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-DLXxT9DT.js","/assets/ReplayPage-CutKOJKv.js","/assets/ReplayPage-DxbZyxg8.css","/assets/RulesPage-DTy1fbLR.css","/assets/RulesPage-d08FME5K.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-DenutKwM.js","/assets/SettingsPage-CBw8Its5.js","/assets/SiteBar-DytFqYJk.css","/assets/SiteBar-YRhk9UY6.js","/assets/Summary-5jOBtH8q.css","/assets/Summary-zrA08F9q.js","/assets/TableMenu-B5ELZ3p4.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-BVuEMoty.js","/assets/TableRoom-BNoMfZBT.js","/assets/TableRoom-BQ-9-eiG.css","/assets/Tag-D7tHjfTT.js","/assets/Tag-t-boN1G5.css","/assets/Talk-CcgOFXg9.js","/assets/Talk-Cp12wAOR.css","/assets/TopBar-BgxpxyIt.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-CCpJQ93M.js","/assets/WaitingRoom-Ctrf6XNK.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-DSElF7fM.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-Dbe9pQ82.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-kUNFBHG4.js","/assets/games-BF17edld.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BHExxjjp.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-BrWBNR4G.js","/assets/index-dAy8LcWw.css","/assets/legacy-Bg5hQVjZ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-CVJHP5f3.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DlAmfEsh.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/table-Bnc2SQpk.css","/assets/table.svelte-Bpf8y5z_.js","/assets/web-C6RGY2RW.js","/assets/web-CWiVDfc8.js","/assets/web-Cjndb5iE.js","/assets/web-DCVtFpsr.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-BR-KSD-P.js"];

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
