// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"81f58ae05a6c"}`;
const FILES = ["/index.html","/assets/AboutPage-DvxLcdBy.js","/assets/AccountPage-Oyf8e70Q.css","/assets/AccountPage-wUaM9R8B.js","/assets/Avatar-BNklCkI8.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-CsDljMwW.js","/assets/Choice-CdYRpAHe.css","/assets/Choice-dooulty4.js","/assets/Curve-BK51fh9T.js","/assets/Curve-BMEmkf36.css","/assets/Dialog-CGX9HbV5.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-CmmJS6pa.css","/assets/Footer-CuB1ksRd.js","/assets/FrontPage-CNiaSh_W.css","/assets/FrontPage-jB7AdIGD.js","/assets/HelpDialog-4I3RrdXy.js","/assets/HelpDialog-C9H1__SX.css","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-BV8INOlm.js","/assets/Loading-CFT4KorJ.css","/assets/Loading-CP1ddXOm.js","/assets/LobbyPage-CGzt6jzw.js","/assets/MatchRow-B7rTFZbK.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchesPage-BHPiSuy4.js","/assets/MatchesPage-CY349VJy.css","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-BNYDi1L_.js","/assets/NotFoundPage-DllQRArp.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-CTh4j1nq.js","/assets/ReplayPage-DLRPXC4l.css","/assets/ReplayPage-E6SIogzt.js","/assets/RulesPage-DTy1fbLR.css","/assets/RulesPage-L5zRu57u.js","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-DrD3MQ2A.js","/assets/SettingsPage-C0zMs1sw.js","/assets/SiteBar-DytFqYJk.css","/assets/SiteBar-PlLK0LUn.js","/assets/Summary-5jOBtH8q.css","/assets/Summary-BC9AoAkM.js","/assets/TableMenu-D2wcqrsv.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-Cq_S-n6f.js","/assets/TableRoom-C6Y9ic2V.css","/assets/TableRoom-PUlH9okw.js","/assets/Tag-7lXMBmJc.js","/assets/Tag-t-boN1G5.css","/assets/Talk-27AgAYSi.js","/assets/Talk-Cp12wAOR.css","/assets/TopBar-CJ4KubCY.js","/assets/TopBar-DibjxotI.css","/assets/WaitingRoom-Ctrf6XNK.css","/assets/WaitingRoom-du3sH44M.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-DSElF7fM.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CyIDjO0e.js","/assets/azul-DyGTlMyC.js","/assets/azul-DzPpdUhH.css","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-kUNFBHG4.js","/assets/games-CRhO-1oV.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-CXtUmbtj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-D7d1RIJI.css","/assets/index-DXVcX5JU.js","/assets/legacy-Bg5hQVjZ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-B4KPelMq.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-BpuRQKUr.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/table-B9V6oGH3.css","/assets/table.svelte-Cl07VBHU.js","/assets/web-B0-3jd8d.js","/assets/web-BcdEHZE0.js","/assets/web-C4UMtzhW.js","/assets/web-CnCJrgqW.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-DtUQ95pM.js"];

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
