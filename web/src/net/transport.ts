/**
 * How the client reaches the tables: here over the network. The edition without a server is built
 * with `src/local/transport.ts` in this place.
 */

import type { Component } from "svelte";

/** What the client uses of a socket. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether all matches are on this device. */
export const isLocal = false;

/** What is shown above every page; nothing here. */
export const Notices: Component | null = null;

/** What can be done with all matches of a device; nothing here. */
export const Archive: Component<{ changed: () => void }> | null = null;

/** What is said about levels that are weaker here; nothing. */
export const LevelNote: Component<{ levels: readonly (string | undefined)[] }> | null = null;

/** Send a request to an address of the API. */
export function request(address: string, init?: RequestInit): Promise<Response> {
  return fetch(address, init);
}

/** Open a socket at an address of the API. */
export function openSocket(address: string): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${address}`);
}

/** Return whether the server answers. */
export function isReachable(): Promise<boolean> {
  return fetch("/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Cache the client for offline use. */
export async function install(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
}
