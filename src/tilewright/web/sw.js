// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"e9ca08721705"}`;
const FILES = ["/index.html","/assets/AboutPage-CAc0C-xO.js","/assets/AccountPage-DypSih6e.js","/assets/Choice-Cs79OddA.js","/assets/Curve-DeX4h6OK.js","/assets/Dialog-C2OUe7wq.js","/assets/Footer-CqqBnwl-.js","/assets/FrontPage-YxojMWTK.js","/assets/HelpDialog-DgpcbFCg.js","/assets/LearnPage-DEbI-rWx.js","/assets/LobbyPage-Bk5bHcuw.js","/assets/MatchRow-CjRejvbt.js","/assets/MatchesPage-CT4MbdZQ.js","/assets/NewMatchPage-CvypeNXa.js","/assets/NotFoundPage-BAtQoBym.js","/assets/OpenTables-CN-3v3sQ.js","/assets/ReplayPage-CYptbWy7.js","/assets/RulesPage-CBFZydlr.js","/assets/SettingsForm-B9YFipho.js","/assets/SettingsPage-Bh5Z7PPI.js","/assets/SiteBar-BYk8jdcQ.js","/assets/Summary-DLu19gwG.js","/assets/TableMenu-C_HXH5uc.js","/assets/Talk-BrHUJUPn.js","/assets/WaitingRoom-Da_iu2e9.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BCDCR_v4.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/early-B5vr7foR.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DCqehhpA.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-bJB3DqWu.js","/assets/matches-Op1rYENZ.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-Pau9hot7.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-CsSgV06l.css","/assets/table-CI3boTGA.js","/assets/words-en-DMLyvZpe.js","/assets/words-hu-DNXM0Eg2.js","/assets/words-uk-EemBtzUa.js","/assets/words-zh-Hant-C0okoZdM.js"];

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
