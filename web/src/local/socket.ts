/** A socket at a table of this device. It behaves like one to a server. */
import type { Socket } from "../net/transport";
import { engine } from "./engine.svelte";
import { newId } from "./messages";

/** A socket is closed with it when the engine has been started anew: connect again. */
const RESTARTED = 1012;

export class LocalSocket implements Socket {
  readonly id = newId();
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private readonly match: string;
  private readonly since: number;

  constructor(
    address: URL,
    private readonly name: string,
  ) {
    this.match = decodeURIComponent(address.pathname.split("/")[3] ?? "");
    this.since = Number(address.searchParams.get("version") ?? 0);
    engine.enter(this);
  }

  /** Connect to an engine that is ready; one that was connected before closes. */
  connect(): void {
    if (this.readyState === WebSocket.OPEN) return this.end(RESTARTED);
    this.readyState = WebSocket.OPEN;
    engine.tell({ kind: "connect", socket: this.id, match: this.match, since: this.since, name: this.name });
    this.onopen?.(new Event("open"));
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  send(text: string): void {
    engine.tell({ kind: "say", socket: this.id, text });
  }

  /** Close from this side. */
  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    engine.tell({ kind: "leave", socket: this.id });
    this.end(1000);
  }

  /** The other side has closed. */
  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    engine.leave(this);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}
