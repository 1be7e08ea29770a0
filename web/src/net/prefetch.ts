/** Requests and sockets that the inline script starts before their users are loaded. */
import type { MatchInfo } from "../generated/api";
import { readItem, writeItem } from "../storage";
import { openSocket, request, type Socket } from "./transport";

/** A socket, and the events it has received so far. */
export interface Preconnected {
  socket: Socket;
  heard: (MessageEvent | CloseEvent)[];
}

interface Early {
  answers: Map<string, Promise<Response>>;
  sockets: Map<string, Preconnected>;
}

/** Shared between the inline script and the later ones. */
const shared = globalThis as { early?: Early };
const { answers, sockets } = (shared.early ??= { answers: new Map(), sockets: new Map() });

/** Start a request that will be needed soon. */
export function prefetch(path: string): Promise<Response> {
  const answer = answers.get(path) ?? request(addressOf(path));
  answers.set(path, answer);
  return answer;
}

/** Return the response to a request started earlier; each can be taken once. */
export function takeResponse(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** Open a socket that will be needed soon. */
export function preconnect(path: string): void {
  if (sockets.has(path)) return;
  const socket = openSocket(addressOf(path));
  const heard: Preconnected["heard"] = [];
  socket.onmessage = socket.onclose = (event: MessageEvent | CloseEvent) => heard.push(event);
  sockets.set(path, { socket, heard });
}

/** Request a match and open its socket; return its game, if the match exists. */
export async function prefetchMatch(id: string): Promise<string | null> {
  preconnect(`/matches/${id}/socket?version=0`);
  const answer = await prefetch(`/matches/${id}`);
  return answer.ok ? ((await answer.clone().json()) as MatchInfo).game : null;
}

/** Return the socket for a path: one opened earlier, or a new one. */
export function takeSocket(path: string): Preconnected {
  const found = sockets.get(path) ?? { socket: openSocket(addressOf(path)), heard: [] };
  sockets.delete(path);
  return found;
}

/** Close a socket without further events; one that is still opening closes once it is open. */
export function closeSilently(socket: Socket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

/**
 * Return the address of a path. For a private match it includes the invitation: the one in the
 * address of this page, or an earlier one.
 */
export function addressOf(path: string): string {
  const [, match] = /^\/matches\/([^/?]+)/.exec(path) ?? [];
  if (!match) return `/api${path}`;
  const here = globalThis.location as Location | undefined; // tests have none
  const found = new URLSearchParams(here?.search).get("invite");
  if (found && here?.pathname.split("/").includes(match)) writeItem(`tilewright-invite-${match}`, found);
  const invite = readItem(`tilewright-invite-${match}`);
  if (!invite) return `/api${path}`;
  return `/api${path}${path.includes("?") ? "&" : "?"}invite=${encodeURIComponent(invite)}`;
}
