// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"9350fe1585ad"}`;
const FILES = ["/index.html","/assets/AboutPage-CL3xlzTI.js","/assets/AccountPage-Bvd3y27V.js","/assets/Choice-DYmdWaP9.js","/assets/Curve-DXnn9Hxn.js","/assets/Dialog-B9y5P8Gg.js","/assets/Footer-BEJWb8cN.js","/assets/FrontPage-CPqDqfSZ.js","/assets/HelpDialog-GHC3DKEP.js","/assets/LearnPage-BfPQsbYH.js","/assets/LobbyPage-CMB09qti.js","/assets/MatchRow-Bvxh6WuN.js","/assets/MatchesPage-DZbVMLgO.js","/assets/NewMatchPage-Dq8FaD-7.js","/assets/NotFoundPage-CI3M4XrA.js","/assets/OpenTables-Cu6ffgrn.js","/assets/ReplayPage-DtKjiKXD.js","/assets/RulesPage-Bhu4-2we.js","/assets/SettingsForm-wv0O8lPn.js","/assets/SettingsPage-Dqw1oqCX.js","/assets/SiteBar-oNRwunkv.js","/assets/Summary-BElcWTxo.js","/assets/TableMenu-B-4eI6mq.js","/assets/Talk-BgElbsT6.js","/assets/WaitingRoom-Cr6GUH2O.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BIxv_w5P.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-C-Npx_wM.js","/assets/early-gq6YMxw2.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BBuRl3vM.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-CnHXa69T.js","/assets/matches-Dd_1qwFm.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-CwE-LMwl.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C1ofQfxk.css","/assets/table-Bp6l5m9C.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
