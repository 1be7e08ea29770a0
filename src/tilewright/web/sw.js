// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"f7a16bdcfc49"}`;
const FILES = ["/index.html","/assets/AboutPage-DNZAz4nE.js","/assets/AccountPage-Csdisl3a.js","/assets/Choice-Cx71A_Ga.js","/assets/Curve-DeMktnB3.js","/assets/Dialog-eZao6jLz.js","/assets/Footer-jqMBRBrR.js","/assets/FrontPage-Dg-GjmQP.js","/assets/HandOver-Iwys0D_F.js","/assets/HelpDialog-TyOjcEO6.js","/assets/LearnPage-C8qr_r0Q.js","/assets/LobbyPage-BXwIqPNQ.js","/assets/MatchRow-DzjKda-I.js","/assets/MatchesPage-BLH4FaYd.js","/assets/NewMatchPage-B3faou3N.js","/assets/NotFoundPage-BONYJen-.js","/assets/OpenTables-D_t8RoFT.js","/assets/ReplayPage-C5-_lckc.js","/assets/RulesPage-hUbLe5Sm.js","/assets/SettingsForm-Cr9bR64Q.js","/assets/SettingsPage-De08-fTL.js","/assets/SiteBar-DadtO-1h.js","/assets/Summary-BGAWJjTM.js","/assets/TableMenu-PNRT5avD.js","/assets/Talk-DCmmwhxK.js","/assets/WaitingRoom-DbcAUuWJ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BWtb4dfk.js","/assets/azul-BvZ75TzH.js","/assets/azul-C1vYtK_U.js","/assets/azul-CNfoTSq3.js","/assets/azul-g-SSD_x-.js","/assets/copy.svelte-Dfa6NQJP.js","/assets/dragging-EWriqoCC.js","/assets/en-BkLM1f21.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-BeBw9_WE.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-L9uhvQ2_.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/main-4SAbFMgq.js","/assets/matches-XCCnB5SV.js","/assets/pavilion-BqY_hywT.js","/assets/pavilion-BzgdaVTl.js","/assets/pavilion-C3gX3e0e.js","/assets/pavilion-CDVB3KjU.js","/assets/pavilion-DMDPjU-b.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-BBe_Hjp3.css","/assets/table-CMDp5tJG.js","/assets/uk-BzmHyEtd.js","/assets/zh-Hant-CHAtEEYS.js"];

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
    event.respondWith(page(request));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(kept(request));
  }
});

/** Answer with the page of the server, or with the one that is kept where no server is behind the network. */
async function page(request) {
  const response = await fetch(request).catch(() => null);
  if (response && ![502, 503, 504].includes(response.status)) return response;
  return (await caches.match("/index.html")) ?? response ?? Response.error();
}

/** Answer with what is kept; keep what was not, if there is room. */
async function kept(request) {
  const found = await caches.match(request).catch(() => undefined);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await keep(request, response.clone()).catch(() => {});
  return response;
}

async function keep(request, response) {
  const cache = await caches.open(SHELL);
  await cache.put(request, response);
}
