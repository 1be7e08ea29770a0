// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"87b07db1aac0"}`;
const FILES = ["/index.html","/assets/AboutPage-lchlADTT.js","/assets/AccountPage-DBZJ73r4.js","/assets/Choice-CubV6Eku.js","/assets/Curve-BFM3q7l7.js","/assets/Dialog-D9ZFDnfL.js","/assets/Footer-Ce0CDZAt.js","/assets/FrontPage-BkVVbG_H.js","/assets/HandOver-BEntYCyb.js","/assets/HelpDialog-D1MoC4ul.js","/assets/LearnPage-BMopD8Db.js","/assets/LobbyPage-BVPpzd6n.js","/assets/MatchRow-DPM91ef6.js","/assets/MatchesPage-DffL9LPw.js","/assets/NewMatchPage-vbrUMTkO.js","/assets/NotFoundPage-D_JEN5qI.js","/assets/OpenTables-Cg62ya8c.js","/assets/ReplayPage-BscTSUFY.js","/assets/RulesPage-CIAPwP2C.js","/assets/SettingsForm-NLJtbyTb.js","/assets/SettingsPage-Sd3tFBDw.js","/assets/SiteBar-CUDS2SJq.js","/assets/Summary-s678Cshz.js","/assets/TableMenu-DMc9lDzu.js","/assets/Talk-pJfkbEq9.js","/assets/WaitingRoom-COTES--m.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-19X9gD3j.js","/assets/azul-BWtb4dfk.js","/assets/azul-BvZ75TzH.js","/assets/azul-CNfoTSq3.js","/assets/azul-g-SSD_x-.js","/assets/copy.svelte-BI9g7JYa.js","/assets/dragging-5QXKMs_x.js","/assets/en-Cme1kJX_.js","/assets/garden--CpAoC9u.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-BcGE_ZU0.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/main-PFO3sa_k.js","/assets/matches-BdT38iTZ.js","/assets/pavilion-BqY_hywT.js","/assets/pavilion-BzgdaVTl.js","/assets/pavilion-CDVB3KjU.js","/assets/pavilion-DMDPjU-b.js","/assets/pavilion-Dx3PrUHK.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-BBe_Hjp3.css","/assets/table-DJkdAIX0.js","/assets/uk-Dkg6aVup.js","/assets/zh-Hant-eAtnVv2f.js"];

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
