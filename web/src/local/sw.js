// Keeps the whole edition on the device, so that it works without a network. A new version takes over
// when the person agrees.
const VERSION = __VERSION__;
const FILES = __FILES__; // what is in each file, as a digest
const PREFIX = `edition:${new URL(self.registration.scope).pathname}:`;
const CACHE = PREFIX + VERSION;
const LIST = "list-of-files";
const AT_A_TIME = 4; // files

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data === "switch") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const name = nameOf(address);
  if (FILES[name]) event.respondWith(kept(name, request));
  else if (request.mode === "navigate") event.respondWith(kept("index.html", request));
});

/** Return the name of a file, from its address. */
function nameOf({ origin, pathname }) {
  return decodeURIComponent((origin + pathname).slice(self.registration.scope.length)) || "index.html";
}

/** Fetch what an earlier version does not have already, some files at a time. */
async function install() {
  const [cache, earlier] = [await caches.open(CACHE), await newest()];
  const names = Object.keys(FILES);
  const work = async () => {
    for (let name = names.shift(); name; name = names.shift()) {
      if (await cache.match(name)) continue;
      const same = earlier && earlier.files[name] === FILES[name] && (await earlier.cache.match(name));
      await cache.put(name, same || (await fetchFile(name)));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    await cache.put(LIST, new Response(JSON.stringify(FILES)));
  } catch (error) {
    if (error.name === "QuotaExceededError") await tell("no-space");
    throw error;
  }
}

/** Tell all pages something. */
async function tell(message) {
  const pages = await self.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

async function fetchFile(name) {
  const response = await fetch(name, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** Return the latest complete version that is here already. */
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) return { cache, files: await list.json() };
  }
  return null;
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}
