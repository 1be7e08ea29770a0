/** A match on this page: what the server sent, and the current choice. */
import { tick } from "svelte";
import type { Event, GameUi, Key, View } from "../games/contract";
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
import { say, word, words } from "../i18n/words.svelte";
import { ask, Refusal } from "../net/api";
import { refusalText } from "../net/refusals";
import { type Connection, MatchSocket, type Request } from "../net/socket";
import { type ChoiceSource, Chooser } from "./chooser.svelte";
import { seatName } from "./names";
import { logFromReplay, mergeLists } from "./log";
import { STEPWISE, type Turn, UNDER_WAY } from "./turns";

const NOBODY: You = { seats: [], host: false, invite: null };

/** Animates plies before the position changes, and returns a function that cleans up. */
export type Show = (told: Told[], view: View) => Promise<() => void>;

/** Return the plies after the last action of some seats. */
function pliesSinceOwn(told: Told[], seats: number[]): Told[] {
  const own = told.findLastIndex(({ actor }) => seats.includes(actor));
  const rest = told.slice(own + 1);
  return rest.some(({ actor }) => actor >= 0) ? rest : [];
}

export class Table implements ChoiceSource {
  /** The current choice of the player. */
  readonly chooser = new Chooser(this);
  connection = $state<Connection>("connecting");
  /** Why something was refused. */
  notice = $state<string | null>(null);
  failure = $state.raw<Refusal | null>(null);
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  position = $state.raw<Position | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** When seats were last seen without anybody, as far as this page knows. */
  away = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** Whether the match is live, not a replay. */
  isLive = $state(true);
  log = $state.raw<Told[]>([]);
  missed = $state.raw<Told[]>([]);
  sending = $state(false);
  showing = $state(false);
  /** The plies that are being animated. */
  showingPlies = $state.raw<Told[]>([]);
  /** When the position arrived; clocks have continued since. */
  receivedAt = $state.raw(0);
  chat = $state.raw<Said[]>([]);
  /** The position as text, for games without pictures. */
  drawing = $state.raw("");
  /** Whether a take-back has just been accepted. */
  isTakenBack = $state(false);
  private lastOwnSeat = $state<number | null>(null);

  readonly names = $derived.by(() => new Map(this.seats.map((seat) => [seat.name, seatName(seat)])));

  /** The reader is "you" in sentences, unless several play on one device. */
  readonly reader = $derived({ names: this.names, you: this.you.seats.length === 1 ? this.you.seats : [] });

  onEvents: (told: Told[]) => void = () => {};
  onTurn: () => void = () => {};
  onChat: (said: Said) => void = () => {};
  show: Show = () => Promise.resolve(() => {});

  private readonly socket: MatchSocket;
  private queue: { change: Change; at: number }[] = [];
  private welcomes = 0;
  private ordered = new Set<Request["type"]>();

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

  /** Reconnect, as the current user. */
  reopen(): void {
    this.socket.close();
    this.socket.open();
  }

  /** Show a position of a replay. */
  display(info: TableInfo, you: You, position: Position, log: Told[]): void {
    this.isLive = false;
    this.info = info;
    this.you = you;
    this.log = log;
    this.setPosition(position, null);
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get seats(): Seat[] {
    return this.info?.seats ?? [];
  }

  get actor(): number | null {
    return this.position?.actor ?? null;
  }

  get isMine(): boolean {
    return this.actor !== null && this.you.seats.includes(this.actor);
  }

  clearNotice(): void {
    this.notice = null;
  }

  /** Whether a bot plays this turn for you, after absence or a timeout. */
  get isHandedOver(): boolean {
    return this.isMine && this.chooser.legal.length === 0;
  }

  get lastEvents(): Event[] {
    return (this.log.at(-1)?.events ?? []) as Event[];
  }

  get canAct(): boolean {
    return this.chooser.legal.length > 0 && !this.showing && !this.sending && this.connection === "open";
  }

  /** Why there is no table to show: refused, or never reached. */
  get problem(): Refusal | null {
    if (this.connection === "refused") return this.failure ?? new Refusal("internal", "");
    return this.connection === "lost" && !this.info ? new Refusal("network.away", "") : null;
  }

  get isOver(): boolean {
    return this.info?.status === "over";
  }

  /**
   * The seat of the large board: your own, or the actor's when several play on one device. It does
   * not change in a replay.
   */
  get seat(): number {
    if (!this.isLive) return this.you.seats[0] ?? 0;
    if (this.isMine && this.actor !== null) return this.actor;
    return this.lastOwnSeat ?? this.you.seats[0] ?? 0;
  }

  /** The other seats, in playing order after the large one. */
  get others(): number[] {
    const count = this.seats.length;
    return Array.from({ length: count - 1 }, (_, i) => (this.seat + 1 + i) % count);
  }

  /** The name of a seat; your only seat is "You". */
  nameOf(number: number): string {
    const seat = this.seats[number];
    if (this.whoIs(number) === "you") return say("web-you");
    return seat ? seatName(seat) : "";
  }

  /** Whether a seat is the reader's, as messages tell them apart. */
  whoIs(number: number): "you" | "other" {
    return this.reader.you.includes(number) ? "you" : "other";
  }

  /** Return a message as text; messages about the reader's own seat say "you". */
  word(sentence: Sentence): string {
    return word(sentence, this.reader);
  }

  /** Return a question, addressed by name if several play on one device. */
  askText(sentence: Sentence): string {
    const question = this.word(sentence);
    if (this.you.seats.length < 2 || this.actor === null) return question;
    return say("ask-named", { name: this.nameOf(this.actor), question });
  }

  /** Return messages as one paragraph. */
  paragraph(sentences: Sentence[]): string {
    return words.catalogue.join(mergeLists(sentences).map((each) => this.word(each)));
  }

  /** The name of a key, for viewers and for screen readers. */
  name(key: Key): string {
    if (!this.view) return "";
    return this.nameOfAction(key) ?? this.word(this.ui.name(key, this.view));
  }

  /** The name of a key that is an action: the server's hint, or its notation. */
  private nameOfAction(key: Key): string | null {
    const text = this.ui.actionOf?.(key) ?? null;
    const hint = text === null ? undefined : this.chooser.hintOf(text);
    return hint ? this.word(hint) : text;
  }

  // Acting

  async confirm(): Promise<void> {
    const choice = this.chooser.choice;
    if (!choice || !this.canAct) return;
    await this.request({ type: "act", ply: this.ply, action: choice.action.text });
  }

  /** Whether something is chosen, but not confirmed. */
  private get isChoosing(): boolean {
    return this.chooser.chosen.length > 0 || this.chooser.group.length > 0;
  }

  /** Whether there is a choice or a decision to undo. */
  get canUndo(): boolean {
    return this.isChoosing || this.position?.can_undo === true;
  }

  /** Undo the last chosen key or, if there is none, the last decision. */
  undo(): void {
    if (this.isChoosing) this.chooser.stepBack();
    else if (this.canAct && this.canUndo) void this.request({ type: "undo", ply: this.ply });
  }

  takeBack = () => this.request({ type: "take-back", ply: this.ply });
  consent = (accept: boolean) => this.request({ type: "consent", accept });
  resign = (seat: number | null = null) => this.request({ type: "resign", seat });
  handOver = (seat: number) => this.request({ type: "hand-over", seat });
  returnToSeat = () => this.request({ type: "return" });
  sit = (seat: number | null, invite: string | null) => this.request({ type: "sit", seat, invite });
  leave = () => this.request({ type: "leave" });
  start = (bot: string | null) => this.request({ type: "start", bot });
  sendPhrase = (phrase: string) => this.request({ type: "chat", phrase }, false);
  sendText = (text: string) => this.request({ type: "chat", text }, false);
  agreeToChat = (agree: boolean) => this.request({ type: "agree-chat", agree });

  /** Start a rematch; return its id. */
  async rematch(): Promise<string | null> {
    const answer = await this.request({ type: "rematch" });
    return answer?.type === "done" ? (answer.match ?? null) : null;
  }

  /** Return a description of the position. */
  async describe(): Promise<string[]> {
    const answer = await this.request({ type: "describe" }, false);
    return answer?.type === "description" ? answer.sentences.map((each) => this.word(each)) : [];
  }

  get isUnderWay(): boolean {
    return (this.position?.steps ?? 0) > 0;
  }

  get ply(): number {
    return this.position?.ply ?? 0;
  }

  /** Send a command, each type once at a time; the action bar shows refusals. */
  private async request(request: Request, changes = true): Promise<FromServer | null> {
    if (this.ordered.has(request.type)) return null;
    this.notice = null;
    if (changes) this.ordered.add(request.type);
    this.sending = this.ordered.size > 0;
    try {
      return await this.socket.send(request);
    } catch (error) {
      this.notice = refusalText(error);
      return null;
    } finally {
      if (changes) this.ordered.delete(request.type);
      this.sending = this.ordered.size > 0;
    }
  }

  // Messages of the server

  private receive(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "presence") this.notePresence(message);
    else if (message.type === "said") {
      this.chat = [...this.chat, message];
      this.onChat(message);
    }
    else if (message.type === "change") {
      this.queue.push({ change: message, at: performance.now() });
      if (!this.showing) void this.processQueue();
    }
  }

  private notePresence(presence: Presence): void {
    const absent = presence.present.flatMap((here, seat) => (here ? [] : [seat]));
    this.presence = presence;
    this.away = new Map(absent.map((seat) => [seat, this.away.get(seat) ?? performance.now()]));
  }

  private welcome(message: Welcome): void {
    const missed = message.missed ?? [];
    this.queue = [];
    this.welcomes += 1;
    this.isTakenBack = false;
    this.info = message.table;
    this.you = message.you;
    this.notePresence(message.presence);
    this.chat = message.chat ?? [];
    const first = missed[0]?.ply ?? message.position?.ply ?? 0;
    const kept = message.missed === null ? [] : this.log.filter(({ ply }) => ply < first);
    this.log = [...kept, ...missed];
    this.setPosition(message.position, message.legal);
    this.missed = pliesSinceOwn(missed, this.you.seats);
    if (message.missed === null && message.position) void this.loadEarlierLog();
  }

  /** Load the part of the log that the server no longer sends by itself. */
  private async loadEarlierLog(): Promise<void> {
    const replay = await ask<Replay>("GET", `/matches/${this.id}/replay`).catch(() => null);
    const first = this.log[0]?.ply ?? Infinity;
    const before = (replay?.plies ?? []).filter(({ ply }) => ply < first);
    this.log = [...logFromReplay(before), ...this.log];
  }

  /** Replay what happened since your last action. */
  async replayMissed(): Promise<void> {
    const now = this.position;
    const first = this.missed[0];
    if (!now || !first || this.showing) return;
    const path = `/matches/${this.id}/plies/${first.ply}`;
    const before = await ask<PositionInfo>("GET", path).catch(() => null);
    if (!before || this.showing || this.position !== now) return;
    const { welcomes } = this;
    this.showing = true;
    this.position = { ...now, view: before.view, scores: before.scores };
    this.showingPlies = this.missed;
    await tick();
    const clear = await this.animate(this.missed, before.view);
    if (welcomes === this.welcomes) this.position = now;
    clear();
    await this.processQueue();
  }

  /** Apply the queued changes, each after its animation. */
  private async processQueue(): Promise<void> {
    this.showing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { change, at } = next;
      this.showingPlies = change.told;
      const { welcomes } = this;
      const clear = await this.animate(change.told, this.view);
      if (welcomes === this.welcomes) this.apply(change, at); // otherwise a new welcome has replaced everything
      clear();
      await tick();
    }
    this.showing = false;
    this.showingPlies = [];
    if (this.isMine && !this.isHandedOver) this.onTurn();
  }

  /** Animate plies; errors do not stop the match. */
  async animate(told: Told[], view: View | null): Promise<() => void> {
    try {
      if (view) return await this.show(told, view);
    } catch (error) {
      reportError(error);
    }
    return () => {};
  }

  private apply(change: Change, at: number): void {
    const asked = this.info?.proposal?.seat;
    if (change.cause === "refuse" && asked !== undefined && this.you.seats.includes(asked)) {
      this.notice = say("web-take-back-refused");
    }
    this.isTakenBack = change.cause === "consent" && !change.table?.proposal;
    if (change.table) this.info = change.table;
    if (change.you) this.you = change.you;
    const ply = change.position?.ply ?? 0;
    const kept = this.log.filter((told) => told.ply < ply - change.told.length);
    this.log = [...kept, ...change.told];
    this.setPosition(change.position, change.legal, at);
    this.onEvents(change.told);
  }

  protected setPosition(
    position: Position | null,
    legal: LegalAction[] | null,
    at = performance.now(),
  ): void {
    const moved = position?.ply !== this.position?.ply;
    this.position = position;
    this.receivedAt = at;
    this.chooser.legal = legal ?? [];
    if (this.isMine) this.lastOwnSeat = this.actor;
    if (moved) {
      this.chooser.reset();
      this.missed = [];
    }
    if (this.ui.isText && position) void this.draw(position);
    this.chooser.requestPreviews([]);
    if (this.isUnderWay && this.chooser.legal.length) void this.chooser.requestTurn(UNDER_WAY);
  }

  /** Request a text drawing; the previous one stays until it arrives. */
  private async draw(position: Position): Promise<void> {
    const drawing = await (this.isLive ? this.describeAsText() : this.readDrawing(position.ply)).catch(() => null);
    if (drawing && this.position === position) this.drawing = drawing;
  }

  private async describeAsText(): Promise<string | null> {
    const answer = await this.socket.send({ type: "describe", language: words.language });
    return answer.type === "description" ? (answer.drawing ?? null) : null;
  }

  private async readDrawing(ply: number): Promise<string | null> {
    const path = `/matches/${this.id}/plies/${ply}?language=${words.language}`;
    return (await ask<PositionInfo>("GET", path)).drawing ?? null;
  }

  /** Request the effects of actions. */
  async preview(texts: string[]): Promise<Foreseen[]> {
    const answer = await this.socket.send({ type: "preview", actions: texts });
    return answer.type === "previews" && answer.ply === this.ply ? answer.actions : [];
  }

  /** Request the ways to complete the turn. */
  async complete(action: string | null): Promise<Turn> {
    const answer = await this.socket.send({ type: "complete", action });
    return answer.type === "ways" ? answer : STEPWISE;
  }
}
