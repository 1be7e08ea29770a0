// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"c2d5f8008577"}`;
const FILES = ["/index.html","/assets/AboutPage-D5_qWOSh.js","/assets/AccountPage-DM3Y4iPF.js","/assets/Choice-hZPOyQ80.js","/assets/Curve-BkB041FE.js","/assets/Dialog-CHErRuFT.js","/assets/Footer-BMdmvWdn.js","/assets/FrontPage-BkH-hF73.js","/assets/HelpDialog-dUvE2yss.js","/assets/LearnPage-CweXVdhQ.js","/assets/LobbyPage-Cp-ZdWwD.js","/assets/MatchRow-B30jRBj4.js","/assets/MatchesPage-BXNEaIR1.js","/assets/NewMatchPage-fGLztZ2G.js","/assets/NotFoundPage-DJQ1bdCm.js","/assets/OpenTables-BdYf2RqV.js","/assets/ReplayPage-B4Bx9ik8.js","/assets/RulesPage-XDWCnsyk.js","/assets/SettingsForm-Bu68Iynn.js","/assets/SettingsPage-Zat-911v.js","/assets/SiteBar-C-byPczd.js","/assets/Summary-C7j-Jclq.js","/assets/TableMenu-CO8Kmj3I.js","/assets/Talk-DvrYWLww.js","/assets/WaitingRoom-CV5FmJAm.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-B-O6zUNN.js","/assets/azul-BZNEQ0va.js","/assets/azul-DyGTlMyC.js","/assets/azul-mTbzasuQ.js","/assets/azul-yCmCWq7G.js","/assets/early-C44jXNOm.js","/assets/garden-0h3nM0Qr.js","/assets/garden-BB7WVuYr.js","/assets/garden-BbNguPjY.js","/assets/garden-C6jaAVJj.js","/assets/garden-Cyo_0mh4.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-BvSpFm6y.js","/assets/matches-umRlcUG8.js","/assets/pavilion-BS_S5Tb0.js","/assets/pavilion-BlFTnxWL.js","/assets/pavilion-CqJcLu1-.js","/assets/pavilion-D25jO-pL.js","/assets/pavilion-DIpZj8cp.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-WHNlacFc.css","/assets/table-CoKGFKrG.js","/assets/words-en-DMLyvZpe.js","/assets/words-hu-DNXM0Eg2.js","/assets/words-uk-EemBtzUa.js","/assets/words-zh-Hant-C0okoZdM.js"];

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
