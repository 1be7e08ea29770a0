/** What pages and the worker of the tables tell each other over a channel of the device. */

export type ToEngine =
  | { kind: "hello" }
  | { kind: "ask"; page: string; id: number; method: string; path: string; body: unknown; name: string }
  | { kind: "cancel"; page: string; id: number }
  | { kind: "connect"; socket: string; match: string; since: number; name: string }
  | { kind: "say"; socket: string; text: string }
  | { kind: "leave"; socket: string };

export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** Why there is no engine: no WebAssembly, no network for its files, or something unexpected. */
export type Failure = "wasm" | "files" | "storage" | "internal";

export type ToPages =
  | { kind: "progress"; done: number; total: number }
  | { kind: "ready"; run: string }
  | { kind: "failed"; why: Failure }
  | { kind: "full" }
  | { kind: "reply"; page: string; id: number; reply: Reply }
  | { kind: "hear"; socket: string; text: string }
  | { kind: "close"; socket: string; code: number };

/** Return the name of a channel or lock: several editions may lie on one host. */
export function nameOf(what: string, folder: string): string {
  return `tilewright-${what}:${new URL(folder).pathname}`;
}

/** Return a random id. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join("");
}
