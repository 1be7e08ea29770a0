/** What was asked of the server before anybody was there to take the answer. */
import type { MatchInfo } from "../generated/api";

/** A socket, and what it has told so far. */
export interface Preconnected {
  socket: WebSocket;
  heard: (MessageEvent | CloseEvent)[];
}

interface Early {
  answers: Map<string, Promise<Response>>;
  sockets: Map<string, Preconnected>;
}

/** The script in the page and those that come after it know of each other by this. */
const shared = globalThis as { early?: Early };
const { answers, sockets } = (shared.early ??= { answers: new Map(), sockets: new Map() });

/** Ask for something that will be needed soon. */
export function prefetch(path: string): Promise<Response> {
  const answer = answers.get(path) ?? fetch(`/api${path}`);
  answers.set(path, answer);
  return answer;
}

/** Return the answer to what has been asked for already; it serves once. */
export function takeResponse(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** Open a socket that will be needed soon. */
export function preconnect(path: string): void {
  if (sockets.has(path)) return;
  const socket = openSocket(path);
  const heard: Preconnected["heard"] = [];
  socket.onmessage = socket.onclose = (event: MessageEvent | CloseEvent) => heard.push(event);
  sockets.set(path, { socket, heard });
}

/** Ask for a match and open its socket; return its game, if there is such a match. */
export async function prefetchMatch(id: string): Promise<string | null> {
  preconnect(`/matches/${id}/socket?version=0`);
  const answer = await prefetch(`/matches/${id}`);
  return answer.ok ? ((await answer.clone().json()) as MatchInfo).game : null;
}

/** Return the socket of a path, one that is open already or a new one. */
export function takeSocket(path: string): Preconnected {
  const found = sockets.get(path) ?? { socket: openSocket(path), heard: [] };
  sockets.delete(path);
  return found;
}

/** Close a socket that nobody listens to any more; one that is being opened closes once it is. */
export function closeSilently(socket: WebSocket): void {
  socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

function openSocket(path: string): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api${path}`);
}
