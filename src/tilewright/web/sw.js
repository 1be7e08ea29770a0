// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"51e1a1dcb255"}`;
const FILES = ["/index.html","/assets/AboutPage-CanRpsfY.js","/assets/AccountPage-CFzsEefo.js","/assets/Choice-BZajbA8Q.js","/assets/Curve-Ckrt0c8w.js","/assets/Dialog-DyoVq4pw.js","/assets/Footer-KrcM-dUU.js","/assets/FrontPage-Bl4zVyOU.js","/assets/HelpDialog-BC_ApiIm.js","/assets/LearnPage-DfCVHbrx.js","/assets/LobbyPage-BYIgI7Vv.js","/assets/MatchRow-B6lnj0GV.js","/assets/MatchesPage-CLS79w8z.js","/assets/NewMatchPage-DRhvuqus.js","/assets/NotFoundPage-DRpcHrNZ.js","/assets/OpenTables-Bh0KO4lF.js","/assets/ReplayPage-Cx6sie0o.js","/assets/RulesPage-C3mUVFiA.js","/assets/SettingsForm-Bb4H6mOj.js","/assets/SettingsPage-7Omwq0lE.js","/assets/SiteBar-Btkgeu7q.js","/assets/Summary-CWYFsssI.js","/assets/TableMenu-BmI0rjo7.js","/assets/Talk-6PI4W4o4.js","/assets/WaitingRoom-BcBF6U9r.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CmbYPcxK.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-GXRew1fy.js","/assets/early-BSXpZxFI.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-x1gH_wzn.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-DuUDO-20.js","/assets/matches-BzKd9qjx.js","/assets/pavilion-BZkzWOy-.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C1ofQfxk.css","/assets/table-BWG5vrSM.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
