// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"fcc03ed8bcd5"}`;
const FILES = ["/index.html","/assets/AboutPage-CTYuDBeG.js","/assets/AccountPage-5u0c3ZKF.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-C8JWnaU1.js","/assets/Avatar-ohW4SvDg.css","/assets/Choice-CJvZyUy2.js","/assets/Choice-CdYRpAHe.css","/assets/Curve-BMEmkf36.css","/assets/Curve-DRm6Iu8i.js","/assets/Dialog-B1Vxr9Uc.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-C9j_zPNb.js","/assets/Footer-CmmJS6pa.css","/assets/FrontPage-CNiaSh_W.css","/assets/FrontPage-D9qd70nC.js","/assets/HelpDialog-C9H1__SX.css","/assets/HelpDialog-DwQZfkW7.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-DmoXh4tb.js","/assets/Loading-BWKCfxUH.js","/assets/Loading-CFT4KorJ.css","/assets/LobbyPage-CAyuVecp.js","/assets/MatchRow-1SNF-2dC.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-C887IdSy.js","/assets/MatchesPage-CY349VJy.css","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-DEsXQhVy.js","/assets/NotFoundPage-BZi61oZf.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-BHyPGv9e.js","/assets/Plate-C6j2SiKF.js","/assets/Plate-DDnQoZBy.css","/assets/ReplayPage-Bp7EMP97.css","/assets/ReplayPage-z4Txs6Ri.js","/assets/RulesPage-DEkEXSf9.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-C0lljjsH.js","/assets/SettingsPage-DbKCvp43.js","/assets/SiteBar-DYxP5yz_.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-BZrL-Eub.js","/assets/Summary-CN_LsIqA.css","/assets/TableMenu-Dk0gmz1U.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-CypPqWhl.js","/assets/TableRoom-CCtdxebr.js","/assets/TableRoom-b_g7NTJu.css","/assets/Tag-B78siNLW.css","/assets/Tag-BKbLwzop.js","/assets/Talk-Cp12wAOR.css","/assets/Talk-Zbi1IWOM.js","/assets/TopBar-D5qjrxx-.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-BxBzhVEk.js","/assets/WaitingRoom-Ctrf6XNK.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-riZgobHt.js","/assets/azul-12qyFuIo.css","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-Cltylxrm.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-xihTtKlq.js","/assets/dragging-CZHn5GoC.js","/assets/games-Cc6AMu87.js","/assets/garden-0h3nM0Qr.js","/assets/garden-7L-Chv82.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-CVctD6eu.js","/assets/index-D7d1RIJI.css","/assets/index-client-3-TRai2u.js","/assets/legacy-BLQ9tn-8.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-DtLnfEEv.js","/assets/nearest-C6gX8rej.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-Cx6N82Bg.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/settings.svelte-Ba_Scyyv.js","/assets/table-CXcDnGCj.css","/assets/table.svelte-C3Sd7vVa.js","/assets/web-21puMA39.js","/assets/web-B1WVGiQG.js","/assets/web-BI4o0_Fb.js","/assets/web-BRtBAGkj.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-DlgoPUhr.js"];

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
