// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"128a998d0545"}`;
const FILES = ["/","/assets/AboutPage-B4AiAoL9.js","/assets/AccountPage-BJBjro4f.js","/assets/AccountPage-Oyf8e70Q.css","/assets/Avatar-DAkVZ5GH.js","/assets/Avatar-ohW4SvDg.css","/assets/Badge-CqMvzvN4.css","/assets/Badge-DWobi8MS.js","/assets/Choice-B4l9x6JN.js","/assets/Choice-CJ3ypMKJ.css","/assets/Dialog-CXAEl1MZ.js","/assets/Dialog-DvwlwU-g.css","/assets/Footer-CmmJS6pa.css","/assets/Footer-DdhtSPs-.js","/assets/FrontPage-B7K91xaz.js","/assets/FrontPage-CbBWMGkD.css","/assets/HelpDialog-BrAhd_Kh.js","/assets/HelpDialog-C9H1__SX.css","/assets/LearnPage-AIvX1QZS.css","/assets/LearnPage-DX905NIU.js","/assets/Loading-BE-022Nj.js","/assets/Loading-CFT4KorJ.css","/assets/LobbyPage-CYxQokzU.js","/assets/MatchRow-XMTd-I28.css","/assets/MatchRow-lYa2Z9Mg.js","/assets/MatchesPage-CY349VJy.css","/assets/MatchesPage-CZitUcPF.js","/assets/NewMatchPage-79iUxqBG.css","/assets/NewMatchPage-D8BpKSC5.js","/assets/NotFoundPage-Bs9gxChb.js","/assets/OpenTables-BE60W53h.css","/assets/OpenTables-C6iyMd-q.js","/assets/ReplayPage-C6g2i0Jv.js","/assets/ReplayPage-DxbZyxg8.css","/assets/RulesPage-B2NNrYoo.js","/assets/RulesPage-DTy1fbLR.css","/assets/SettingsForm-Bnxo0IEv.css","/assets/SettingsForm-CKa9xAhP.js","/assets/SettingsPage-aYMezlKb.js","/assets/SiteBar-Bqo5EgFX.js","/assets/SiteBar-DytFqYJk.css","/assets/Summary-5jOBtH8q.css","/assets/Summary-qIb2kuYV.js","/assets/TableMenu-DrHpfjwo.js","/assets/TableMenu-DzvLRXxr.css","/assets/TablePage-C6L90hps.js","/assets/TableRoom-BQ-9-eiG.css","/assets/TableRoom-Cz97pKvP.js","/assets/Tag-C-XkvfIf.js","/assets/Tag-DKBd5MOO.css","/assets/Talk-Cp12wAOR.css","/assets/Talk-DzqZl8qB.js","/assets/TopBar-DibjxotI.css","/assets/TopBar-hLz9Mpc7.js","/assets/WaitingRoom-BKa8GmjH.js","/assets/WaitingRoom-Ctrf6XNK.css","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/api-CZF3cw5R.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CkGgxD6e.js","/assets/azul-DoO00eA3.css","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/core-BTJUUbfL.js","/assets/core-BrBEbTHJ.js","/assets/core-Cd1Lme_g.js","/assets/core-DxFeXm1H.js","/assets/disclose-version-BnokUQgX.js","/assets/games-VSMfS4R1.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BoJoirx0.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-mPArcUCz.css","/assets/index-5BCLXQKa.js","/assets/index-dAy8LcWw.css","/assets/legacy-DcfwIYBZ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/matches-DL3Bv6zt.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DPO_9Oc8.js","/assets/pavilion-rwsZQxuz.css","/assets/samples-B_l46U4A.js","/assets/samples-Bm5_uu1v.js","/assets/samples-DiwBxwVp.js","/assets/table-DWgRqz9n.css","/assets/table.svelte-Dxxp4sKq.js","/assets/web-C6RGY2RW.js","/assets/web-CWiVDfc8.js","/assets/web-Cjndb5iE.js","/assets/web-DCVtFpsr.js","/assets/web-games-BV4xv1aQ.js","/assets/web-games-Bpe3AyK7.js","/assets/web-games-CQrKDROI.js","/assets/web-games-DpGjvO7-.js","/assets/words.svelte-CmzDvOx6.js"];

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
