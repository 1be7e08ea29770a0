// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"8fc2c067967f"}`;
const FILES = ["/index.html","/assets/AboutPage-D9MaW3c6.js","/assets/AccountPage-CpjwTa6c.js","/assets/Choice-8UY-aFtm.js","/assets/Curve-BZW-7P0T.js","/assets/Dialog-chYks1en.js","/assets/Footer-BSaXyZza.js","/assets/FrontPage-CX9tAZvL.js","/assets/HelpDialog-CwfKLbkV.js","/assets/LearnPage-CqIFIXM6.js","/assets/LobbyPage-CqyCJH_1.js","/assets/MatchRow-l8h_MhfW.js","/assets/MatchesPage-BY3SzsMm.js","/assets/NewMatchPage-CexC2JVC.js","/assets/NotFoundPage-BS2NxhMM.js","/assets/OpenTables-mNYdH3Wp.js","/assets/ReplayPage-CIlmiX0-.js","/assets/RulesPage-C1_QPZxU.js","/assets/SettingsForm-BYeOZzDL.js","/assets/SettingsPage-BmGGc85d.js","/assets/SiteBar-B_SpNwBZ.js","/assets/Summary-CZZfivg8.js","/assets/TableMenu-BL6MuhB0.js","/assets/Talk-DrdLZsXy.js","/assets/WaitingRoom-C1jirKkw.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-B0dYjsEc.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/dragging-D5Dmd_a9.js","/assets/early-DX9dwomF.js","/assets/garden-B0AXXf0K.js","/assets/garden-BjV267F0.js","/assets/garden-Bj_bOY1-.js","/assets/garden-ClhJVjhg.js","/assets/garden-Dn32BYZ8.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-DWv8Wuc6.js","/assets/matches-BFj01FRZ.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-Wn3Hro95.js","/assets/pavilion-tohyZNhg.js","/assets/rolldown-runtime-DK3Fl9T5.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-D-M5jPYq.css","/assets/table-DSgbR47U.js","/assets/words-en-D0zfzp0u.js","/assets/words-hu-DE9vfVD3.js","/assets/words-uk-CQBsj3cy.js","/assets/words-zh-Hant-WxetuADl.js"];

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
