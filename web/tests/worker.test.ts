import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const SOURCE = readFileSync("src/sw.js", "utf-8");

interface Fetch {
  request: { method: string; url: string };
  respondWith: (answer: Promise<Response>) => void;
}

/** Return how the service worker answers for a file, where the browser keeps things like this. */
function answerFrom(caches: object): Promise<Response> {
  const listeners = new Map<string, (event: Fetch) => void>();
  const worker = {
    addEventListener: (name: string, hear: (event: Fetch) => void) => listeners.set(name, hear),
    location: { origin: "http://here" },
  };
  const fetch = () => Promise.resolve(new Response("fetched"));
  new Function("self", "caches", "fetch", "__VERSION__", "__FILES__", SOURCE)(worker, caches, fetch, "1", []);
  return new Promise((resolve) => {
    const request = { method: "GET", url: "http://here/assets/main.js" };
    listeners.get("fetch")?.({ request, respondWith: resolve });
  });
}

describe("the service worker", () => {
  it("answers with a file that is not kept", async () => {
    const kept: unknown[] = [];
    const cache = { put: (...both: unknown[]) => Promise.resolve(kept.push(both)) };
    const caches = { match: () => Promise.resolve(undefined), open: () => Promise.resolve(cache) };
    expect(await (await answerFrom(caches)).text()).toBe("fetched");
    expect(kept).toHaveLength(1);
  });

  it("answers as well where there is no room to keep it", async () => {
    const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const caches = { match: () => Promise.resolve(undefined), open: () => Promise.resolve({ put: full }) };
    expect(await (await answerFrom(caches)).text()).toBe("fetched");
  });

  it("answers as well where nothing that is kept can be read", async () => {
    const broken = () => Promise.reject(new DOMException("broken", "UnknownError"));
    expect(await (await answerFrom({ match: broken, open: broken })).text()).toBe("fetched");
  });
});
