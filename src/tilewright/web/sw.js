// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"91a76f7b46c4"}`;
const FILES = ["/index.html","/assets/AboutPage-B9MxxIoj.js","/assets/AccountPage-DmWtyEIu.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-CAAb7yvz.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-Byhg5Bjp.js","/assets/Choice-BiUYYqTi.js","/assets/Choice-CdYRpAHe.css","/assets/Curve-BMEmkf36.css","/assets/Curve-nG71MwtC.js","/assets/Dialog-DvwlwU-g.css","/assets/Dialog-gVclxa0k.js","/assets/Footer-CmmJS6pa.css","/assets/Footer-QvzwK3sv.js","/assets/FrontPage-CNiaSh_W.css","/assets/FrontPage-Cti_2k-V.js","/assets/HelpDialog-C9H1__SX.css","/assets/HelpDialog-yTt4kHS3.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-CkZAFFQL.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-eTS01YKS.js","/assets/LobbyPage-C929mIGS.js","/assets/MatchRow-DXKS8sk7.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-CYRedmJL.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-CxWortqu.js","/assets/NotFoundPage-05i0t4I8.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-DBQMdxgi.js","/assets/ReplayPage-Bp7EMP97.css","/assets/ReplayPage-Bu9jhtw6.js","/assets/RulesPage-CzRaAWAZ.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-59Am2R6l.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsPage-CBd9KHkW.js","/assets/SiteBar-DINapHpE.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-5jOBtH8q.css","/assets/Summary-Vmoy1Qde.js","/assets/TableMenu-BNBtGv3A.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-DdtkXhhl.js","/assets/TableRoom-C6Y9ic2V.css","/assets/TableRoom-CJPicc-2.js","/assets/Tag-B78siNLW.css","/assets/Tag-D2233mHD.js","/assets/Talk-Cp12wAOR.css","/assets/Talk-DGyKaiRo.js","/assets/TopBar-C89mSh60.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-Ba7tmvwl.js","/assets/WaitingRoom-Ctrf6XNK.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-DYWrDh7F.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-cLnVYQ_p.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-DTW-MO7G.js","/assets/games-DplIAEL1.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DcVj3Icb.js","/assets/garden-mPArcUCz.css","/assets/index-BrZG3qoa.js","/assets/index-D7d1RIJI.css","/assets/legacy-KOQMcgze.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-BCetRTXJ.js","/assets/nearest-C6gX8rej.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/pavilion-u-A3O32F.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/table-BFsGngMI.css","/assets/table.svelte-BVsAj8gU.js","/assets/web-21puMA39.js","/assets/web-B1WVGiQG.js","/assets/web-BI4o0_Fb.js","/assets/web-BRtBAGkj.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-BtysWOEG.js"];

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
