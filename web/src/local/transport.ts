/** How the edition without a server reaches the tables: a worker of this device serves them. */
import { settings } from "../settings.svelte";
import { sleep } from "../sleep";
import type { Socket } from "../net/transport";
import { GUEST } from "../play/names";
import { engine } from "./engine.svelte";
import { LocalSocket } from "./socket";

export type { Socket };
export { default as Notices } from "./Notices.svelte";
export { default as Archive } from "./Archive.svelte";
export { default as LevelNote } from "./LevelNote.svelte";
export const isLocal = true;

/** Milliseconds that the first screen has the network for itself, unless it needs the engine. */
const FIRST_SCREEN = 1000;

/** Addresses whose answers never change: they were written when the edition was built. */
const WRITTEN = [
  /^\/api\/games$/,
  /^\/api\/games\/\w+\/lessons$/,
  /^\/api\/games\/\w+\/lessons\/[\w-]+$/,
  /^\/api\/games\/\w+\/rules\?/,
];

/** Return the name of the one person of this device. */
function ownName(): string {
  return settings.name.trim() || GUEST;
}

/** Answer a request from a written file, from the settings, or by the engine. */
export async function request(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = "GET" } = init;
  const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null;
  if (method === "GET" && WRITTEN.some((each) => each.test(address))) return fetch(fileOf(address));
  const path = address.replace(/^\/api/, "");
  if (path === "/session") return session(method, body as { name?: string } | null);
  const { status, type, text } = await engine.ask(method, path, body, ownName(), init.signal);
  return new Response(status === 204 ? null : text, { status, headers: { "Content-Type": type } });
}

/** Return the file with the answer to a request. */
function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  const [, , ...parts] = pathname.split("/");
  const side = searchParams.get("side") ?? "";
  const language = searchParams.get("language") ?? "";
  return `data/${[...parts, side, language].filter(Boolean).join("-")}.json`;
}

/** The person of this device needs no session: it has a name, and that is all. */
function session(method: string, body: { name?: string } | null): Response {
  if (method === "DELETE") return new Response(null, { status: 204 });
  const name = body?.name ?? ownName();
  return Response.json({ id: "local", name, kind: "guest" });
}

/** Open a socket at a table. */
export function openSocket(address: string): Socket {
  return new LocalSocket(new URL(address, location.origin), ownName());
}

/** There is no server that could be away. */
export function isReachable(): Promise<boolean> {
  return Promise.resolve(true);
}

/** Keep the edition for offline use, and load the engine. */
export async function install(): Promise<void> {
  await sleep(FIRST_SCREEN);
  await engine.load();
  await engine.install();
}
