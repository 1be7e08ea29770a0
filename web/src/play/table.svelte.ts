/** A match as this page shows it: what the server told, and the choice under way. */
import type { Event, GameUi, Key, Mark, Marks, View } from "../games/contract";
import type { PositionInfo, Replay } from "../generated/api";
import type {
  Change,
  Foreseen,
  FromServer,
  LegalAction,
  Position,
  Presence,
  Said,
  Seat,
  Sentence,
  TableInfo,
  Told,
  Welcome,
  You,
} from "../generated/protocol";
import { say, word } from "../i18n/words.svelte";
import { ask, Refusal } from "../net/api";
import { wordRefusal } from "../net/refusals";
import { type Connection, MatchSocket, type Request } from "../net/socket";
import * as choosing from "./choosing";
import { gatherMarks } from "./marks";

/** So many actions are looked into ahead of a choice. */
const AHEAD = 40;
const NOBODY: You = { seats: [], host: false, invite: null };

/** Shows what happened before the position changes, and returns what clears it away. */
export type Show = (told: Told[], view: View) => Promise<() => void>;

/** Return what was told after the last action of some seats. */
function sinceOwn(told: Told[], seats: number[]): Told[] {
  const own = told.findLastIndex(({ actor }) => seats.includes(actor));
  const rest = told.slice(own + 1);
  return rest.some(({ actor }) => actor >= 0) ? rest : [];
}

export class Table {
  connection = $state<Connection>("connecting");
  failure = $state.raw<Refusal | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  position = $state.raw<Position | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state.raw<Told[]>([]);
  missed = $state.raw<Told[]>([]);
  chosen = $state.raw<Key[]>([]);
  pointed = $state.raw<Key | null>(null);
  group = $state.raw<Key[]>([]);
  sending = $state(false);
  showing = $state(false);
  notice = $state<string | null>(null);
  received = $state.raw(0);
  talk = $state.raw<Said[]>([]);
  private legal = $state.raw<LegalAction[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private lastOwn = $state<number | null>(null);

  readonly choices = $derived.by((): choosing.Choice[] => {
    const view = this.view;
    if (!view) return [];
    return this.legal.map((action) => ({ action, path: this.ui.path(action, view) }));
  });
  readonly choice = $derived(choosing.settled(this.choices, this.chosen));
  readonly foreseen = $derived(this.choice ? this.previews.get(this.choice.action.text) : undefined);
  readonly lit = $derived(choosing.litKeys(this.choices, this.chosen));
  readonly next = $derived(this.choice ? [] : choosing.nextKeys(this.choices, this.chosen));
  readonly marks: Marks = $derived.by(() => this.mark());
  readonly names = $derived.by(() => new Map(this.seats.map((s) => [s.name, this.nameOf(s.seat)])));

  onEvents: (told: Told[]) => void = () => {};
  onTurn: () => void = () => {};
  onSaid: (said: Said) => void = () => {};
  show: Show = () => Promise.resolve(() => {});

  private readonly socket: MatchSocket;
  private queue: Change[] = [];
  private asked = new Set<string>();

  constructor(
    readonly id: string,
    readonly ui: GameUi,
  ) {
    this.socket = new MatchSocket(id, {
      receive: (message) => this.receive(message),
      changed: (connection, error) => {
        this.connection = connection;
        if (error) this.failure = error;
      },
    });
  }

  open(): void {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  /** Connect anew, as whoever one is by now. */
  reopen(): void {
    this.socket.close();
    this.socket.open();
  }

  /** Show a position of a match that is not being played here. */
  display(info: TableInfo, you: You, position: Position, log: Told[]): void {
    this.info = info;
    this.you = you;
    this.log = log;
    this.adopt(position, null);
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get seats(): Seat[] {
    return this.info?.seats ?? [];
  }

  /** The kinds of actions that are legal now, as their parts name them. */
  get kinds(): Set<string> {
    return new Set(this.legal.map(({ parts }) => String(parts.kind)));
  }

  get actor(): number | null {
    return this.position?.actor ?? null;
  }

  get isMine(): boolean {
    return this.actor !== null && this.you.seats.includes(this.actor);
  }

  /** Whether a choice can be made now. */
  get canAct(): boolean {
    return this.legal.length > 0 && !this.showing && !this.sending && this.connection === "open";
  }

  get isOver(): boolean {
    return this.info?.status === "over";
  }

  /** The seat whose board is the large one: one's own, on one device that of the seat to act. */
  get seat(): number {
    if (this.isMine && this.actor !== null) return this.actor;
    return this.lastOwn ?? this.you.seats[0] ?? 0;
  }

  /** The other seats, in the order in which they play after the large one. */
  get others(): number[] {
    const count = this.seats.length;
    return Array.from({ length: count - 1 }, (_, i) => (this.seat + 1 + i) % count);
  }

  nameOf(number: number): string {
    const seat = this.seats[number];
    if (!seat) return "";
    if (seat.kind === "open") return say("web-seat-open");
    if (seat.kind === "bot") return say("bot-name", { bot: seat.bot ?? seat.name });
    return seat.name || say("web-seat-unnamed");
  }

  word(sentence: Sentence): string {
    return word(sentence, this.names);
  }

  /** The name of a key, for those who do not see it. */
  name(key: Key): string {
    return this.view ? this.word(this.ui.name(key, this.view)) : "";
  }

  hintOf(choice: choosing.Choice): string {
    const found = this.previews.get(choice.action.text);
    return found ? this.word(found.hint) : "";
  }

  // Choosing

  point = (key: Key | null): void => {
    this.pointed = key;
    if (key !== null && this.canAct) this.lookInto(this.seen());
  };

  pick = (key: Key): void => {
    if (!this.canAct || !this.view) return;
    this.notice = null;
    if (choosing.isPickable(this.choices, key)) {
      this.choose(choosing.pick(this.choices, this.chosen, key));
      return;
    }
    const within = this.ui.within(key, this.view).filter((each) => this.lit.includes(each));
    if (within.length === 1) this.choose(choosing.pick(this.choices, this.chosen, within[0] ?? key));
    else this.group = within;
  };

  stepBack(): void {
    this.notice = null;
    if (this.group.length) this.group = [];
    else this.choose(choosing.stepBack(this.chosen));
  }

  clear(): void {
    this.choose([]);
  }

  /** Choose what is written; return whether it is an action. */
  chooseText(text: string): boolean {
    const found = choosing.findByText(this.choices, text);
    if (found) this.choose(found.path);
    return found !== null;
  }

  private choose(chosen: Key[]): void {
    this.chosen = chosen;
    this.group = [];
    this.pointed = null;
    this.lookInto(chosen);
  }

  private seen(): Key[] {
    const key = this.pointed;
    if (key === null || this.chosen.includes(key)) return this.chosen;
    return choosing.pick(this.choices, this.chosen, key);
  }

  private mark(): Marks {
    const view = this.view;
    const marks = new Map<Key, Mark>();
    if (!view) return marks;
    const lastTurn = this.log.at(-1)?.events ?? [];
    const touched = lastTurn.flatMap((event) => this.ui.touched(event as Event, view));
    gatherMarks(marks, touched, { last: true });
    if (!this.canAct) return marks;
    this.markChoice(marks, view);
    return marks;
  }

  private markChoice(marks: Map<Key, Mark>, view: View): void {
    const seen = this.seen();
    const within = this.pointed ? this.ui.within(this.pointed, view) : [];
    const choice = choosing.settled(this.choices, seen);
    gatherMarks(marks, this.lit, { lit: true });
    if (!choice) gatherMarks(marks, choosing.nextKeys(this.choices, seen), { lit: true });
    gatherMarks(marks, this.choice?.path ?? this.chosen, { chosen: true });
    gatherMarks(marks, this.pointed ? [this.pointed, ...within] : [], { hot: true });
    if (choice) this.markForeseen(marks, choice, view);
    else if (seen.length > 0) this.markPlaces(marks, seen, view);
  }

  /** Show all that an action would bring. */
  private markForeseen(marks: Map<Key, Mark>, choice: choosing.Choice, view: View): void {
    for (const [key, mark] of this.marksOf(choice, view)) gatherMarks(marks, [key], mark);
  }

  /** Show beside each place what it would bring or cost. */
  private markPlaces(marks: Map<Key, Mark>, seen: Key[], view: View): void {
    const fit = choosing.fitting(this.choices, seen);
    if (fit.length > AHEAD) return;
    for (const choice of fit) {
      const key = choice.path.at(-1) ?? "";
      const { points, note } = this.marksOf(choice, view).get(key) ?? {};
      if (points !== undefined) gatherMarks(marks, [key], { points });
      if (note !== undefined) gatherMarks(marks, [key], { note });
    }
  }

  private marksOf(choice: choosing.Choice, view: View): Map<Key, Mark> {
    const found = this.previews.get(choice.action.text);
    if (!found || this.actor === null) return new Map();
    return this.ui.foresee(found.events as Event[], this.actor, view);
  }

  /** Ask what the actions that fit would bring, if they are few. */
  private lookInto(chosen: Key[]): void {
    const fit = choosing.fitting(this.choices, chosen);
    const texts = fit.map(({ action }) => action.text).filter((text) => !this.asked.has(text));
    if (fit.length > AHEAD || texts.length === 0) return;
    for (const text of texts) this.asked.add(text);
    const ply = this.position?.ply;
    this.socket.send({ type: "preview", actions: texts }).then(
      (answer) => {
        if (answer.type !== "previews" || answer.ply !== this.position?.ply) return;
        const found = answer.actions.map((each): [string, Foreseen] => [each.text, each]);
        this.previews = new Map([...this.previews, ...found]);
      },
      () => {
        if (ply === this.position?.ply) for (const text of texts) this.asked.delete(text);
      },
    );
  }

  // Acting

  async confirm(): Promise<void> {
    const choice = this.choice;
    if (!choice || !this.canAct) return;
    await this.order({ type: "act", ply: this.ply, action: choice.action.text });
  }

  undo = () => this.order({ type: "undo", ply: this.ply });
  takeBack = () => this.order({ type: "take-back", ply: this.ply });
  consent = (accept: boolean) => this.order({ type: "consent", accept });
  resign = (seat: number | null = null) => this.order({ type: "resign", seat });
  handOver = (seat: number) => this.order({ type: "hand-over", seat });
  comeBack = () => this.order({ type: "return" });
  sit = (seat: number | null, invite: string | null) => this.order({ type: "sit", seat, invite });
  leave = () => this.order({ type: "leave" });
  start = (bot: string | null) => this.order({ type: "start", bot });
  sayPhrase = (phrase: string) => this.order({ type: "chat", phrase }, false);
  sayText = (text: string) => this.order({ type: "chat", text }, false);
  agreeToTalk = (agree: boolean) => this.order({ type: "agree-chat", agree });

  /** Play once more; return the next match. */
  async rematch(): Promise<string | null> {
    const answer = await this.order({ type: "rematch" });
    return answer?.type === "done" ? (answer.match ?? null) : null;
  }

  /** Return the position in sentences. */
  async describe(): Promise<string[]> {
    const answer = await this.order({ type: "describe" }, false);
    return answer?.type === "description" ? answer.sentences.map((each) => this.word(each)) : [];
  }

  private get ply(): number {
    return this.position?.ply ?? 0;
  }

  /** Send something that changes the match; a refusal is told in the action bar. */
  private async order(request: Request, changes = true): Promise<FromServer | null> {
    this.notice = null;
    this.sending = changes;
    try {
      return await this.socket.send(request);
    } catch (error) {
      this.notice = wordRefusal(error);
      return null;
    } finally {
      this.sending = false;
    }
  }

  // What the server tells

  private receive(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "presence") this.presence = message;
    else if (message.type === "said") {
      this.talk = [...this.talk, message];
      this.onSaid(message);
    }
    else if (message.type === "change") {
      this.queue.push(message);
      if (!this.showing) void this.work();
    }
  }

  private welcome(message: Welcome): void {
    const missed = message.missed ?? [];
    this.queue = [];
    this.info = message.table;
    this.you = message.you;
    this.presence = message.presence;
    this.talk = message.chat ?? [];
    const first = missed[0]?.ply ?? message.position?.ply ?? 0;
    const kept = message.missed === null ? [] : this.log.filter(({ ply }) => ply < first);
    this.log = [...kept, ...missed];
    this.adopt(message.position, message.legal);
    this.missed = sinceOwn(missed, this.you.seats);
    if (message.missed === null && message.position) void this.recall();
  }

  /** Fetch what happened before, where the server no longer tells it by itself. */
  private async recall(): Promise<void> {
    const replay = await ask<Replay>("GET", `/matches/${this.id}/replay`).catch(() => null);
    const first = this.log[0]?.ply ?? Infinity;
    const before = (replay?.plies ?? []).filter(({ ply }) => ply < first) as unknown as Told[];
    this.log = [...before, ...this.log];
  }

  /** Show once more what happened since one's own last action. */
  async showAgain(): Promise<void> {
    const now = this.position;
    const first = this.missed[0];
    if (!now || !first || this.showing) return;
    const path = `/matches/${this.id}/plies/${first.ply}`;
    const before = await ask<PositionInfo>("GET", path).catch(() => null);
    if (!before || this.showing || this.position !== now) return;
    this.showing = true;
    this.position = { ...now, view: before.view, scores: before.scores };
    const clear = await this.show(this.missed, before.view);
    this.position = now;
    clear();
    await this.work();
  }

  /** Show changes one after another, each before the next. */
  private async work(): Promise<void> {
    this.showing = true;
    for (let change = this.queue.shift(); change; change = this.queue.shift()) {
      const clear = this.view ? await this.show(change.told, this.view) : () => {};
      this.apply(change);
      clear();
    }
    this.showing = false;
    if (this.isMine) this.onTurn();
  }

  private apply(change: Change): void {
    if (change.table) this.info = change.table;
    if (change.you) this.you = change.you;
    const ply = change.position?.ply ?? 0;
    const kept = this.log.filter((told) => told.ply < ply - change.told.length);
    this.log = [...kept, ...change.told];
    this.adopt(change.position, change.legal);
    this.onEvents(change.told);
  }

  private adopt(position: Position | null, legal: LegalAction[] | null): void {
    const moved = position?.ply !== this.position?.ply;
    this.position = position;
    this.received = performance.now();
    this.legal = legal ?? [];
    if (this.isMine) this.lastOwn = this.actor;
    if (moved) this.forget();
    if (this.legal.length > 0 && this.legal.length <= AHEAD) this.lookInto([]);
  }

  private forget(): void {
    this.chosen = [];
    this.group = [];
    this.pointed = null;
    this.previews = new Map();
    this.asked.clear();
    this.missed = [];
  }
}

