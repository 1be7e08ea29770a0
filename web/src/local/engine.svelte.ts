/** The engine as a page sees it: requests and sockets, whichever worker of the device serves them. */
import type { Failure, Reply, ToEngine, ToPages } from "./messages";
import { nameOf, newId } from "./messages";
import type { LocalSocket } from "./socket";

interface Waiting {
  message: ToEngine;
  resolve: (reply: Reply) => void;
}

/** What the service worker says when the edition does not fit on the device. */
const NO_SPACE = "no-space";

class Engine {
  /** How much of the engine is loaded, from 0 to 1; null before it has begun. */
  progress = $state<number | null>(null);
  isReady = $state(false);
  failure = $state<Failure | null>(null);
  /** Whether the device had no space for a move. */
  isFull = $state(false);
  /** Whether the device had no space to keep the edition for use without a network. */
  isOnlineOnly = $state(false);
  /** Whether something waits for the engine. */
  isNeeded = $state(false);
  /** A new version that is ready to take over. */
  update = $state.raw<ServiceWorker | null>(null);

  private readonly page = newId();
  private readonly waiting = new Map<number, Waiting>();
  private readonly sockets = new Map<string, LocalSocket>();
  private channel: BroadcastChannel | null = null;
  private settle: () => void = () => {};
  private readonly settled = new Promise<void>((resolve) => (this.settle = resolve));
  private run = "";
  private count = 0;

  /** Start to load, if that has not begun. */
  start(): void {
    if (this.channel) return;
    const here = new URL(".", location.href).href;
    this.channel = new BroadcastChannel(nameOf("tables", here));
    this.channel.onmessage = ({ data }: MessageEvent<ToPages>) => this.hear(data);
    if (typeof WebAssembly !== "object") this.fail("wasm");
    else new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "tables" });
    this.tell({ kind: "hello" });
    addEventListener("pagehide", () => this.sockets.forEach(({ id }) => this.tell({ kind: "leave", socket: id })));
    addEventListener("pageshow", ({ persisted }) => persisted && this.sockets.forEach((each) => each.end(1012)));
  }

  /** Load the engine; it is done when there is one, or when it has failed. */
  load(): Promise<void> {
    this.start();
    return this.settled;
  }

  tell(message: ToEngine): void {
    this.channel?.postMessage(message);
  }

  /** Return the answer to a request, once there is an engine; a signal gives it up. */
  ask(method: string, path: string, body: unknown, name: string, signal?: AbortSignal | null): Promise<Reply> {
    this.start();
    const id = this.count++;
    const message: ToEngine = { kind: "ask", page: this.page, id, method, path, body, name };
    return new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => {
        if (this.waiting.delete(id)) this.tell({ kind: "cancel", page: this.page, id });
        this.updateNeed();
        reject(signal.reason as Error);
      });
      this.waiting.set(id, { message, resolve });
      this.updateNeed();
      if (this.isReady) this.tell(message);
    });
  }

  enter(socket: LocalSocket): void {
    this.start();
    this.sockets.set(socket.id, socket);
    this.updateNeed();
    if (this.isReady) queueMicrotask(() => socket.connect());
  }

  leave(socket: LocalSocket): void {
    this.sockets.delete(socket.id);
    this.updateNeed();
  }

  private hear(message: ToPages): void {
    if (message.kind === "progress") this.progress = message.done / message.total;
    else if (message.kind === "ready") this.begin(message.run);
    else if (message.kind === "failed") this.fail(message.why);
    else if (message.kind === "full") this.isFull = true;
    else if (message.kind === "hear") this.sockets.get(message.socket)?.hear(message.text);
    else if (message.kind === "close") this.sockets.get(message.socket)?.end(message.code);
    else if (message.kind === "reply" && message.page === this.page) this.answer(message.id, message.reply);
  }

  /** An engine is ready: repeat what an earlier one has not answered. */
  private begin(run: string): void {
    this.isReady = true;
    this.settle();
    this.failure = null;
    if (run === this.run) return;
    this.run = run;
    for (const { message } of this.waiting.values()) this.tell(message);
    for (const socket of [...this.sockets.values()]) socket.connect();
  }

  private fail(why: Failure): void {
    this.failure = why;
    this.settle();
  }

  private answer(id: number, reply: Reply): void {
    this.waiting.get(id)?.resolve(reply);
    this.waiting.delete(id);
    this.updateNeed();
  }

  private updateNeed(): void {
    this.isNeeded = this.waiting.size + this.sockets.size > 0;
  }

  /** Keep the edition on the device, and note when there is a newer one. */
  async install(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    let isKept = serviceWorker.controller !== null;
    serviceWorker.addEventListener("message", ({ data }) => (this.isOnlineOnly ||= data === NO_SPACE));
    // Whichever page has agreed to an update: the files of the earlier version are gone.
    serviceWorker.addEventListener("controllerchange", () => {
      if (isKept) location.reload();
      isKept = true;
    });
    const found = await serviceWorker.register("sw.js");
    const note = (): void => {
      if (found.waiting && serviceWorker.controller) this.update = found.waiting;
    };
    note();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", note));
    await navigator.storage?.persist?.();
  }

  /** Switch to the newer edition. */
  switch(): void {
    this.update?.postMessage("switch");
  }
}

export const engine = new Engine();
