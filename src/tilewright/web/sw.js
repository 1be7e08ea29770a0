// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"adca55cae99c"}`;
const FILES = ["/index.html","/assets/AboutPage-7yl0S_QE.js","/assets/AccountPage-Dc_E3PP_.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-BFwXZ1EQ.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-m8aUD21Y.js","/assets/Choice-CdYRpAHe.css","/assets/Choice-DBue7foq.js","/assets/Curve-BMEmkf36.css","/assets/Curve-BVUD_4qh.js","/assets/Dialog-CrrXe5JB.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-BZHi8vhF.js","/assets/Footer-CmmJS6pa.css","/assets/FrontPage-BEejYFIN.js","/assets/FrontPage-CNiaSh_W.css","/assets/HelpDialog-C9H1__SX.css","/assets/HelpDialog-zGYsn8en.js","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-p7HNBuyd.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-DDpVCVe8.js","/assets/LobbyPage-BnrkL6hm.js","/assets/MatchRow-DWrEQkjr.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-Bie0ziqK.js","/assets/MatchesPage-CY349VJy.css","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-Co-4UTCV.js","/assets/NotFoundPage-DMSEfTC_.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-RuPLe3O5.js","/assets/ReplayPage-DLRPXC4l.css","/assets/ReplayPage-Xhmgd7Vt.js","/assets/RulesPage-DTy1fbLR.css","/assets/RulesPage-DnhGLi_D.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-dRW5qCKD.js","/assets/SettingsPage-BqNYgsNH.js","/assets/SiteBar-B2Hmga4n.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-5jOBtH8q.css","/assets/Summary-nI22TYR2.js","/assets/TableMenu-7nUgNlzj.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-D45qemzA.js","/assets/TableRoom-C6Y9ic2V.css","/assets/TableRoom-apzAP026.js","/assets/Tag-B78siNLW.css","/assets/Tag-BZhuHSpg.js","/assets/Talk-Cp12wAOR.css","/assets/Talk-Lvy73QiJ.js","/assets/TopBar-BhMDz2Lz.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-B3dEdonL.js","/assets/WaitingRoom-Ctrf6XNK.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-Db8gtCr1.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-BZfQy6Nm.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-CqGOhdDa.js","/assets/games-B0jpxLhX.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BzoNpEII.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-D7d1RIJI.css","/assets/index-Dhx7gVxR.js","/assets/legacy-CGDDNfMV.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-BtoJtoZs.js","/assets/nearest-C6gX8rej.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-BqE4Tu6z.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/table-BNnJFXqS.css","/assets/table.svelte-DPL6EKUU.js","/assets/web-B0-3jd8d.js","/assets/web-BcdEHZE0.js","/assets/web-C4UMtzhW.js","/assets/web-CnCJrgqW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-DPwdIBX3.js"];

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
