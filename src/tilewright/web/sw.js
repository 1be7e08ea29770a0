// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"75e1b7964bd3"}`;
const FILES = ["/index.html","/assets/AboutPage-2fAPOujk.js","/assets/AccountPage-FKNdcGSs.js","/assets/Choice-gew0elUr.js","/assets/Curve-Cq3doRLN.js","/assets/Dialog-BSqk4UZZ.js","/assets/Footer-DTWGpXkv.js","/assets/FrontPage-B3lC2TW_.js","/assets/HelpDialog-CiU1tGbL.js","/assets/LearnPage-uN1CJZUz.js","/assets/LobbyPage-BjhpiuEC.js","/assets/MatchRow-BK8TdkN0.js","/assets/MatchesPage-CePVU5wj.js","/assets/NewMatchPage-CRyQh79o.js","/assets/NotFoundPage-682P6eO4.js","/assets/OpenTables-BpHHCg3W.js","/assets/ReplayPage-Bh7LZ3Ub.js","/assets/RulesPage-DuK5uvlQ.js","/assets/SettingsForm-DHnuMzOi.js","/assets/SettingsPage-CKDwqkcU.js","/assets/SiteBar-D6rAmFeR.js","/assets/Summary-Dx4qXtbp.js","/assets/TableMenu-C62JQCnX.js","/assets/Talk-D44vSiPl.js","/assets/WaitingRoom-0kwq1RCZ.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-CUBuwHr4.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/dragging-B9jvigK1.js","/assets/early-CbSgZ8nM.js","/assets/garden-0h3nM0Qr.js","/assets/garden-B2R8h4iZ.js","/assets/garden-BB7WVuYr.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-D7OtYfDm.js","/assets/matches-BTgP8i4b.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DFfexT6V.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-KViJy_7z.css","/assets/table-CdbD--TI.js","/assets/words-en-DOZee479.js","/assets/words-hu-CLxmCGp-.js","/assets/words-uk-TkmaumQy.js","/assets/words-zh-Hant-DZI6HJgz.js"];

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
