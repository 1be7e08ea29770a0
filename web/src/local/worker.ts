/**
 * The worker of the tables. One of all the pages of this device has the lock, loads the engine and
 * serves all of them; the others wait to take over. Bots think in workers of its own.
 */
import type { Failure, Reply, ToEngine, ToPages } from "./messages";
import { nameOf, newId } from "./messages";
import { type Engine, FOLDER, loadEngine, MissingFile } from "./python";
import { type Entry, Storage } from "./storage";

interface Task {
  id: string;
  line: string;
  long: boolean;
}

interface Outcome {
  need: string[];
  store: Entry[];
  send: { socket: string; text: string }[];
  close: { socket: string; code: number }[];
  tasks: Task[];
  timers: { match: string; version: number; wait: number }[];
  reply: Reply | null;
  /** The task whose answer is the reply. */
  pending: string | null;
  removed: string[];
}

type FromBots =
  | { kind: "found"; id: string; text: string }
  | { kind: "part"; id: string; part: number }
  | { kind: "failed"; error: string };

const FULL: Reply = {
  status: 503,
  type: "application/json",
  text: JSON.stringify({ error: { code: "store.away", sentence: "this device could not save the match", values: {} } }),
};

const BROKEN: Reply = {
  status: 500,
  type: "application/json",
  text: JSON.stringify({ error: { code: "internal", sentence: "the engine failed", values: {} } }),
};

/** Who waits for the answer of a task. */
interface Asker {
  page: string;
  id: number;
}

/** What a bot has found about a position, or why it refused to look. */
interface Found {
  look?: object;
  refusal?: object;
}

function replyOf({ look, refusal }: Found): Reply {
  const type = "application/json";
  if (look) return { status: 200, type, text: JSON.stringify(look) };
  const error = refusal ?? { code: "internal", sentence: "the analysis failed", values: {} };
  return { status: refusal ? 422 : 500, type, text: JSON.stringify({ error }) };
}

/** A worker in which bots think, one task after another. */
class Bots {
  private worker: Worker | null = null;
  private known = new Set<string>();
  /** What waits while the worker is busy: it can be given up. */
  private queue: Task[] = [];
  private isBusy = false;

  constructor(
    private readonly tell: (event: object) => void,
    private readonly fail: (error: string) => void,
  ) {}

  /** Start to load, if that has not happened yet. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(self.location.href, { type: "module", name: "bots" });
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.kind === "part") return this.tell({ type: "progress", task: data.id, part: data.part });
      if (data.kind === "failed") return this.fail(data.error);
      this.known.delete(data.id);
      this.isBusy = false;
      this.begin();
      this.tell({ type: "thought", task: data.id, found: JSON.parse(data.text) });
    };
    worker.onerror = ({ message }) => this.fail(message);
    return (this.worker = worker);
  }

  think(task: Task): void {
    if (this.known.has(task.id)) return;
    this.known.add(task.id);
    this.queue.push(task);
    this.begin();
  }

  /** Give up a task that has not begun. */
  drop(id: string): void {
    this.queue = this.queue.filter((task) => task.id !== id);
  }

  private begin(): void {
    const task = this.isBusy ? undefined : this.queue.shift();
    if (!task) return;
    this.isBusy = true;
    this.start().postMessage(task);
  }
}

class Server {
  private queue: Promise<unknown> = Promise.resolve();
  private readonly bots = this.newBots();
  private readonly analysts = this.newBots();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Who waits for which task. */
  private readonly askers = new Map<string, Asker>();

  constructor(
    private readonly engine: Engine,
    private readonly storage: Storage,
    private readonly tell: (message: ToPages) => void,
  ) {}

  private newBots(): Bots {
    return new Bots(
      (event) => this.answer(event) || void this.enqueue(event),
      (error) => {
        console.error(error);
        this.tell({ kind: "failed", why: "internal" });
      },
    );
  }

  /** Answer the request that waits for a task; return whether one does. */
  private answer(event: { task?: string; found?: Found }): boolean {
    const asker = this.askers.get(event.task ?? "");
    if (!asker || !event.found) return false;
    this.askers.delete(event.task!);
    this.tell({ kind: "reply", ...asker, reply: replyOf(event.found) });
    return true;
  }

  /** Give up a request: what has not begun for it never does. */
  private cancel({ page, id }: Asker): void {
    for (const [task, asker] of this.askers) {
      if (asker.page !== page || asker.id !== id) continue;
      this.askers.delete(task);
      this.analysts.drop(task);
    }
  }

  async start(): Promise<void> {
    await this.read();
    this.engine.warm();
  }

  /** Start with what is on the device. */
  private async read(): Promise<void> {
    this.engine.start(JSON.stringify(await this.storage.all()));
  }

  /** Load what the bots need, while nothing else is to be done. */
  prepare(): void {
    this.bots.start();
  }

  async hear(message: ToEngine): Promise<void> {
    if (message.kind === "ask") {
      const { page, id, method, path, body, name } = message;
      const reply = await this.enqueue({ type: "ask", method, path, body, name }, { page, id });
      if (reply) this.tell({ kind: "reply", page, id, reply });
    } else if (message.kind === "cancel") {
      this.cancel(message);
    } else if (message.kind === "connect") {
      const { socket, match, since, name } = message;
      await this.enqueue({ type: "connect", socket, match, since, name });
    } else if (message.kind === "say") {
      await this.enqueue({ type: "say", socket: message.socket, text: message.text });
    } else if (message.kind === "leave") {
      await this.enqueue({ type: "leave", socket: message.socket });
    }
  }

  /** Handle an event after those before it. */
  private enqueue(event: object, asker?: Asker): Promise<Reply | null> {
    const handled = this.queue.then(() => this.handle(event, asker)).catch((error: unknown) => this.recover(error));
    this.queue = handled.catch((error: unknown) => console.error(error));
    return handled;
  }

  /** After an error, what is in memory may be more than what is on the device: start again from there. */
  private async recover(error: unknown): Promise<Reply> {
    console.error(error);
    this.tell({ kind: "failed", why: "internal" });
    await this.read();
    return BROKEN;
  }

  private async handle(event: object, asker?: Asker): Promise<Reply | null> {
    let found = this.call(event);
    while (found.need.length > 0) {
      this.call(await this.load(found.need));
      found = this.call(event);
    }
    try {
      await this.storage.write(found.store, found.removed);
    } catch {
      await this.undo(found);
      return FULL;
    }
    if (found.pending !== null && asker) this.askers.set(found.pending, asker);
    this.show(found);
    return found.reply;
  }

  private call(event: object): Outcome {
    return JSON.parse(this.engine.handle(JSON.stringify(event))) as Outcome;
  }

  private async load(ids: readonly string[]): Promise<object> {
    const read = async (kind: "plies" | "answers") =>
      Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await this.storage.rows(kind, id)] as const)));
    return { type: "load", plies: await read("plies"), answers: await read("answers") };
  }

  /** Forget what could not be written; pages connect again. */
  private async undo(found: Outcome): Promise<void> {
    const matches = [...found.store.map(({ kept }) => kept.match.id), ...found.removed];
    this.show(this.call({ type: "forget", matches, kept: await this.storage.some(matches) }));
    this.tell({ kind: "full" });
  }

  private show({ send, close, tasks, timers }: Outcome): void {
    for (const { socket, text } of send) this.tell({ kind: "hear", socket, text });
    for (const { socket, code } of close) this.tell({ kind: "close", socket, code });
    for (const task of tasks) (task.long ? this.analysts : this.bots).think(task);
    for (const { match, version, wait } of timers) {
      clearTimeout(this.timers.get(match));
      this.timers.set(match, setTimeout(() => void this.enqueue({ type: "ring", match, version }), wait));
    }
  }
}

/** Serve all pages as soon as no other worker does. */
async function serve(): Promise<void> {
  const channel = new BroadcastChannel(nameOf("tables", FOLDER));
  for (;;) {
    await navigator.locks.request(nameOf("engine", FOLDER), () => serveUntilClosed(channel));
    await hearOfEngine(channel); // loading it has failed here: another worker may fare better
  }
}

/** Load the engine, and serve until the page is closed; return only if there is no engine. */
async function serveUntilClosed(channel: BroadcastChannel): Promise<void> {
  const tell = (message: ToPages): void => channel.postMessage(message);
  let server: Server | null = null;
  let latest: ToPages = { kind: "progress", done: 0, total: 1 };
  channel.onmessage = ({ data }: MessageEvent<ToEngine>) => {
    if (data.kind === "hello") tell(latest);
    else if (server) void server.hear(data);
  };
  try {
    const storage = await Storage.open(nameOf("matches", FOLDER)).catch(() => fail("storage"));
    const engine = await loadEngine((done, total) => tell((latest = { kind: "progress", done, total })));
    const started = new Server(engine, storage, tell);
    await started.start();
    server = started;
    tell((latest = { kind: "ready", run: newId() }));
    server.prepare();
    await new Promise(() => {});
  } catch (error) {
    tell({ kind: "failed", why: reasonOf(error) });
    if (!(error instanceof Failed)) console.error(error);
  }
}

/** Wait until another worker has an engine. */
function hearOfEngine(channel: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<ToPages>) => data.kind === "ready" && resolve();
  });
}

class Failed extends Error {
  constructor(readonly why: Failure) {
    super(why);
  }
}

function fail(why: Failure): never {
  throw new Failed(why);
}

function reasonOf(error: unknown): Failure {
  if (error instanceof Failed) return error.why;
  if (typeof WebAssembly !== "object") return "wasm";
  return error instanceof MissingFile || error instanceof TypeError ? "files" : "internal";
}

/** Return what a bot answers; a bot that breaks finds nothing, and any action is taken for it. */
function answerOf(engine: Engine, id: string, line: string): string {
  try {
    return engine.think(line, (part) => self.postMessage({ kind: "part", id, part }));
  } catch (error) {
    console.error(error);
    return "{}";
  }
}

/** Let bots think, one task after another. */
async function think(): Promise<void> {
  const waiting: Task[] = [];
  let engine: Engine | null = null;
  const work = (): void => {
    for (const { id, line } of engine ? waiting.splice(0) : []) {
      self.postMessage({ kind: "found", id, text: answerOf(engine!, id, line) });
    }
  };
  self.onmessage = ({ data }: MessageEvent<Task>) => {
    waiting.push(data);
    work();
  };
  try {
    engine = await loadEngine(() => {});
    work();
  } catch (error) {
    self.postMessage({ kind: "failed", error: String(error) });
  }
}

void (self.name === "bots" ? think() : serve());
