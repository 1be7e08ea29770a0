// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"6daedf4f95c0"}`;
const FILES = ["/index.html","/assets/AboutPage-D0814_jw.js","/assets/AccountPage-CrtJZYdr.js","/assets/Choice-DAflcB8z.js","/assets/Curve-ChmjUIwb.js","/assets/Dialog-BTdBDna2.js","/assets/Footer-D8XV_9DZ.js","/assets/FrontPage-Div1PJcp.js","/assets/HelpDialog-B9yJkmDP.js","/assets/LearnPage-DXwnvTVg.js","/assets/LobbyPage-tVoaxUJs.js","/assets/MatchRow-B4zlQhdX.js","/assets/MatchesPage-BPVqzrrO.js","/assets/NewMatchPage-Qa-ALUDj.js","/assets/NotFoundPage-C-Y6NEyH.js","/assets/OpenTables-cecNnXdI.js","/assets/ReplayPage-Cp_zOjPx.js","/assets/RulesPage-DgrfT2fu.js","/assets/SettingsForm-BMSb-SXf.js","/assets/SettingsPage-CSAriD1x.js","/assets/SiteBar-sgNNkNFa.js","/assets/Summary-Bbfx29rx.js","/assets/TableMenu-CHZNyTAJ.js","/assets/Talk-Diicm8ZB.js","/assets/WaitingRoom-DEjUAL0D.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CYOTR6-B.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-Dvun0YoM.js","/assets/early-CnKnpsaT.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DkWQY_z_.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-knHd3JSh.js","/assets/matches-BsVAUshF.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-VX01vbX_.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C1ofQfxk.css","/assets/table-DZK6Z-lf.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
