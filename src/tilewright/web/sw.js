// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"ea0bb26bdeba"}`;
const FILES = ["/index.html","/assets/AboutPage-Bmi7MD-M.js","/assets/AccountPage-D7mmacbC.js","/assets/Choice-DFxkcLMV.js","/assets/Curve-edQOxEid.js","/assets/Dialog-h7w0wlBK.js","/assets/Footer-CR3keVUk.js","/assets/FrontPage-C3OhdW89.js","/assets/HelpDialog-sfYurjaj.js","/assets/LearnPage-DBOzQdfS.js","/assets/LobbyPage-BlXBuzad.js","/assets/MatchRow-D-I-OWHv.js","/assets/MatchesPage-SJECihO8.js","/assets/NewMatchPage-Dpn-0L7T.js","/assets/NotFoundPage-CunWWVoA.js","/assets/OpenTables-KcAnEq79.js","/assets/ReplayPage-DxTdsQ2s.js","/assets/RulesPage-CN0OkrjD.js","/assets/SettingsForm-FUOEoImg.js","/assets/SettingsPage-B_6ylevu.js","/assets/SiteBar-Car_oWhr.js","/assets/Summary-CK_mUQD4.js","/assets/TableMenu-Dto8vfUa.js","/assets/Talk-D36nnS3X.js","/assets/WaitingRoom-BAZDOxbZ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-B7GYqbU-.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-C8nYQfbW.js","/assets/early-BFenw-Ru.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/garden-DLUwz43N.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-CEDu5LuS.js","/assets/matches-CVhey6G_.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/pavilion-DelGHOMI.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-B0oBiWVe.css","/assets/table-Bys_z7p5.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
