// Keeps the shell of the client, so that it opens without a network and says so.
const SHELL = `shell-${"bc4f37101ba8"}`;
const FILES = ["/index.html","/assets/AboutPage-b0agOrZ6.js","/assets/AccountPage-Bf3NYWDq.js","/assets/Choice-Dn7_ESAa.js","/assets/Curve-DAGfM8wr.js","/assets/Dialog-CMjEJkuX.js","/assets/Footer-Di_frFJ4.js","/assets/FrontPage-C0IBZMX2.js","/assets/HelpDialog-B6YHSYXu.js","/assets/LearnPage-BzkF6Kq-.js","/assets/LobbyPage-B_GFeh7x.js","/assets/MatchRow-CGZ82j_f.js","/assets/MatchesPage-DJ2cXdSo.js","/assets/NewMatchPage-Dgw6G5FV.js","/assets/NotFoundPage-DIH9O592.js","/assets/OpenTables-m7ZbptWu.js","/assets/ReplayPage-CO8tO0h4.js","/assets/RulesPage-DwbBmnJL.js","/assets/SettingsForm-DbNRpD2N.js","/assets/SettingsPage-CWbRM1EQ.js","/assets/SiteBar-svUE1otR.js","/assets/Summary-BDPionbx.js","/assets/TableMenu-CpZp3u8h.js","/assets/Talk-VzqxCCPm.js","/assets/WaitingRoom-C4iNlT9K.js","/assets/analysis-B7Vn65Si.js","/assets/analysis-By_p4xPo.js","/assets/analysis-D19roflH.js","/assets/analysis-DasfBFxW.js","/assets/azul-2P8tjD35.js","/assets/azul-5rRpOK3N.js","/assets/azul-D0_vDBmP.js","/assets/azul-D_ZJUAB5.js","/assets/azul-dbpNEkAq.js","/assets/dragging-CR9WuJyP.js","/assets/en-MxDtoBPi.js","/assets/garden--N2sHtJZ.js","/assets/garden-B0AXXf0K.js","/assets/garden-BjV267F0.js","/assets/garden-ClhJVjhg.js","/assets/garden-Dn32BYZ8.js","/assets/hu-BNw_o7OQ.js","/assets/lessons-BWdjcG0n.js","/assets/lessons-D-ctnkWk.js","/assets/lessons-RjsIoOmQ.js","/assets/lessons-lKYpgKad.js","/assets/levels-RLFOMNRx.js","/assets/main-CWcRH-Xt.js","/assets/matches-Coh0JmqY.js","/assets/pavilion-BQ_VFaoV.js","/assets/pavilion-D7bpAycq.js","/assets/pavilion-NS36uPDw.js","/assets/pavilion-tohyZNhg.js","/assets/pavilion-yMyuuXIx.js","/assets/samples-BW-gi2hE.js","/assets/samples-B_l46U4A.js","/assets/samples-DiwBxwVp.js","/assets/style-C--Q02A5.css","/assets/table-CWKCWDmB.js","/assets/uk-DxlTrluB.js","/assets/zh-Hant-2iJxS3MP.js"];

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
