// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"37aa846723ab"}`;
const FILES = ["/index.html","/assets/AboutPage-Bymyw9RF.js","/assets/AccountPage-Dns5sQwU.js","/assets/Choice-F76TAxsf.js","/assets/Curve-Dr3hxEiG.js","/assets/Dialog-p-yMTzZu.js","/assets/Footer-uuD_zcN3.js","/assets/FrontPage-CSSA36Xk.js","/assets/HandOver-DK2P2eHD.js","/assets/HelpDialog-CW1DJ5x0.js","/assets/LearnPage-Xl6mR7eY.js","/assets/LobbyPage-DkR6SZZz.js","/assets/MatchRow-C0Vbc4AV.js","/assets/MatchesPage-Cf1dvBp4.js","/assets/NewMatchPage-dUQbZdNT.js","/assets/NotFoundPage-BK3pN6uR.js","/assets/OpenTables-raNABpro.js","/assets/ReplayPage-B4Mg71Ql.js","/assets/RulesPage-19Xd5sR0.js","/assets/SettingsForm-fzLYGk7D.js","/assets/SettingsPage-Pyf31zXp.js","/assets/SiteBar-ChqP6XCF.js","/assets/Summary-BUMj4zuE.js","/assets/TableMenu-Cq9h0h-o.js","/assets/Talk-CqBZZUix.js","/assets/WaitingRoom-B2k_Ws0f.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-BWtb4dfk.js","/assets/azul-BvZ75TzH.js","/assets/azul-CNfoTSq3.js","/assets/azul-DUI8Tsjx.js","/assets/azul-g-SSD_x-.js","/assets/copy.svelte-t4z1XrNA.js","/assets/dragging-OkLeJcGh.js","/assets/en-Cme1kJX_.js","/assets/garden-B5tHHa33.js","/assets/garden-BGd0lQYY.js","/assets/garden-DBHfbFr3.js","/assets/garden-mdFxOcvO.js","/assets/garden-pJxSUs6R.js","/assets/hu-BcGE_ZU0.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/main-CHm-mtuB.js","/assets/matches-2-QHGglf.js","/assets/pavilion-B1aEPS9e.js","/assets/pavilion-BqY_hywT.js","/assets/pavilion-BzgdaVTl.js","/assets/pavilion-CDVB3KjU.js","/assets/pavilion-DMDPjU-b.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/setup-DJPTa5k9.js","/assets/style-BBe_Hjp3.css","/assets/table-BfaGTgCq.js","/assets/uk-Dkg6aVup.js","/assets/zh-Hant-eAtnVv2f.js"];

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
