/** The socket of a match: it reconnects by itself and repeats what got no answer. */
import type { FromClient, FromServer } from "../generated/protocol";
import { Refusal } from "./api";
import { closeSilently, takeSocket } from "./prefetch";
import type { Socket } from "./transport";

type WithoutId<M> = M extends FromClient ? Omit<M, "id"> : never;
export type Request = WithoutId<FromClient>;
export type Connection = "connecting" | "open" | "lost" | "refused" | "closed";

interface Waiting {
  message: FromClient;
  /** How many pings were sent since the message was. */
  pings: number;
  resolve: (answer: FromServer) => void;
  reject: (error: Refusal) => void;
}

interface Listener {
  receive: (message: FromServer) => void;
  changed: (connection: Connection, error?: Refusal) => void;
}

/** Close codes after which another attempt makes sense. */
const PASSING = new Set([4008, 4029]);
/** Refusals of a server that failed to save: the message is sent again, maybe to another. */
const UNKEPT = new Set(["match.moved", "store.away"]);
/** A message that was not read because of the rate limit. */
const DROPPED = "limit.rate";
/** Milliseconds until a message dropped by the rate limit is sent again. */
const REPEAT_AFTER = 1000;
const FIRST_PAUSE = 500;
/** Closes the socket of a match that another server has now, or will have. */
const MOVED = 1012;
/** Milliseconds in which all who were at such a match connect again. */
const SOON = 300;
const LONGEST_PAUSE = 8000;
/** A server that is frozen or cut off says nothing, while the match goes on elsewhere. Whoever
 * still looks at an old position must notice within 10 seconds, also between two pings. */
const PING_EVERY = 5000;
/** After so many pings, what got no answer is sent again. */
const PINGS_UNANSWERED = 3;
const PONG_WITHIN = 4000;
/** The same while the browser reports that it is offline. */
const PONG_SOON = 2000;
/** A socket that is not open by then never will be: something on the way swallows it. */
const OPEN_WITHIN = 20_000;

/** Return a unique message id; pages without https have no randomUUID. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");
}

export class MatchSocket {
  private socket: Socket | null = null;
  private version = 0;
  private waiting = new Map<string, Waiting>();
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private refusal: Refusal | undefined;
  private connection: Connection = "closed";

  constructor(
    private readonly match: string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    addEventListener("online", this.retry);
    addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.look);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
    this.connect();
  }

  close(): void {
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.look);
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    this.connection = "closed";
    this.quit();
  }

  /** Send a message; its answer may come after a reconnection. */
  send(request: Request): Promise<FromServer> {
    const message = { ...request, id: newId() } as FromClient;
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, pings: 0, resolve, reject });
      this.push(message);
    });
  }

  private push(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.quit(); // one may still be opening
    this.become(this.connection === "lost" ? "lost" : "connecting");
    const path = `/matches/${this.match}/socket?version=${this.version}`;
    const { socket, heard } = takeSocket(path);
    this.socket = socket;
    this.alarm = setTimeout(() => this.drop(), OPEN_WITHIN);
    const hear = (event: MessageEvent | CloseEvent): void => {
      if ("data" in event) this.receive(JSON.parse(event.data as string) as FromServer);
      else if (this.socket === socket) this.lose(event.code);
    };
    heard.forEach(hear);
    socket.onmessage = socket.onclose = hear;
  }

  private receive(message: FromServer): void {
    clearTimeout(this.alarm);
    if (message.type === "welcome") this.welcome();
    if ("version" in message) this.version = message.version;
    this.answer(message);
    this.listener.receive(message);
  }

  private welcome(): void {
    this.pause = FIRST_PAUSE;
    this.refusal = undefined;
    this.become("open");
    this.repeat();
  }

  private repeat = (): void => {
    for (const { message } of this.waiting.values()) this.push(message);
  };

  private answer(message: FromServer): void {
    if (!("id" in message)) return;
    if (message.type === "refused" && (message.id === null || UNKEPT.has(message.error.code))) {
      this.refusal = Refusal.of(message.error);
      if (message.id === null && message.error.code !== DROPPED) return;
      clearTimeout(this.again);
      this.again = setTimeout(this.repeat, REPEAT_AFTER);
      return;
    }
    const waiting = this.waiting.get(message.id ?? "");
    if (!waiting) return;
    this.waiting.delete(message.id ?? "");
    if (message.type === "refused") waiting.reject(Refusal.of(message.error));
    else waiting.resolve(message);
  }

  private lose(code: number): void {
    clearTimeout(this.alarm);
    if (this.connection === "closed") return;
    if (code >= 4000 && !PASSING.has(code)) {
      this.become("refused", this.refusal);
      return;
    }
    const hasMoved = code === MOVED && this.connection === "open";
    this.become("lost");
    clearTimeout(this.timer);
    if (hasMoved) {
      this.timer = setTimeout(this.retry, Math.random() * SOON);
      return;
    }
    this.timer = setTimeout(this.retry, this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private retry = (): void => {
    if (this.connection !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private look = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.connection === "lost") this.retry();
    else this.ping();
  };

  /** Check the connection; what has been without an answer for long is sent again, with its id. */
  private beat(): void {
    this.ping();
    if (this.connection !== "open") return;
    for (const each of this.waiting.values()) {
      each.pings += 1;
      if (each.pings % PINGS_UNANSWERED === 0) this.push(each.message);
    }
  }

  private doubt = (): void => this.ping(PONG_SOON);

  private ping(within = PONG_WITHIN): void {
    if (this.connection !== "open") return;
    this.push({ type: "ping", id: newId() });
    clearTimeout(this.alarm);
    this.alarm = setTimeout(() => this.drop(), within);
  }

  /** Give up a socket that no longer answers, without waiting for it to close. */
  private drop(): void {
    this.quit();
    this.lose(1006);
  }

  /** Stop listening to the current socket, if there is one. */
  private quit(): void {
    clearTimeout(this.alarm);
    if (this.socket) closeSilently(this.socket);
    this.socket = null;
  }

  private become(connection: Connection, error?: Refusal): void {
    this.connection = connection;
    this.listener.changed(connection, error);
  }
}
