/** A match on this page: what the server sent, and the current choice. */
import { tick } from "svelte";
import type { Event, Flight, GameUi, Key, Mark, Marks, View } from "../games/contract";
import type { PositionInfo, Replay, ReplayPosition } from "../generated/api";
import type {
  Change,
  Foreseen,
  FromServer,
  Hinted,
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
import { paceOf, type Pace } from "../settings.svelte";
import { sleep } from "../sleep";
import type { AnimatedTable, Passage, Upcoming } from "./animation";
import { type ChoiceSource, Chooser } from "./chooser.svelte";
import { Hint, type HintSource } from "./hint.svelte";
import { gatherMarks } from "./marks";
import { initialsOf, seatNames, withoutStop } from "./names";
import { logFromReplay, mergeLists } from "./log";
import { isHidden, paceFor, Pacer } from "./pacer";
import { recentPlies, stretches, type Stretch } from "./recent";
import { type RoundPoints, roundsOf } from "./scoring/rounds";
import { ScoringState } from "./scoring/state.svelte";
import { reasonFor } from "./reasons";
import { Talk } from "./talk.svelte";
import { STEPWISE, type Turn, UNDER_WAY } from "./turns";

/** Milliseconds that a table takes to be drawn for the first time. */
const DRAWN_AFTER = 150;
/** The refusal of a question because of too many questions. */
const BUSY = "limit.rate";
/** Milliseconds until such a question is asked again. */
const ASK_AGAIN_AFTER = 1000;
const NOBODY: You = { seats: [], host: false, invite: null };

/** Animates plies before the position changes, and returns a function that cleans up. */
export type Show = (passage: Passage) => Promise<() => void>;

export class Table implements ChoiceSource, AnimatedTable, HintSource {
  /** The current choice of the player. */
  readonly chooser = new Chooser(this);
  /** The scoring that is being shown. */
  readonly scoring = new ScoringState();
  readonly talk = new Talk();
  readonly hint = new Hint(this);
  connection = $state<Connection>("connecting");
  /** Why something was refused. */
  notice = $state<string | null>(null);
  /** Why something on the table cannot be chosen, shown beside it. */
  refusal = $state.raw<{ key: Key; text: string } | null>(null);
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
  sending = $state(false);
  showing = $state(false);
  /** The plies that are being animated. */
  showingPlies = $state.raw<Told[]>([]);
  /** The plies that are shown again, as far as they have been; null if none are. */
  private shownAgain = $state.raw<Told[] | null>(null);
  /** Pictures of the next view that are drawn to be measured. */
  upcoming = $state.raw<Upcoming | null>(null);
  /** Flights that are about to start. */
  marked = $state.raw<Flight[]>([]);
  /** When the position arrived; clocks have continued since. */
  receivedAt = $state.raw(0);
  chat = $state.raw<Said[]>([]);
  /** The position as text, for games without pictures. */
  drawing = $state.raw("");
  /** Whether a take-back has just been accepted. */
  isTakenBack = $state(false);
  /** The round that is just over, until the next own move. */
  round = $state.raw<RoundPoints | null>(null);
  /** What the last change completed: a round, and the match with its final scoring. */
  results: RoundPoints[] = [];
  private lastOwnSeat = $state<number | null>(null);

  private readonly shownNames = $derived.by(() => seatNames(this.seats, this.you.seats));

  readonly names = $derived.by(() => new Map(this.seats.map(({ name }, i) => [name, this.shownNames[i]!])));

  /** The reader is "you" in sentences, unless several play on one device. */
  readonly reader = $derived({ names: this.names, you: this.you.seats.length === 1 ? this.you.seats : [] });

  /** The moves since your last one; in a replay, only the last. */
  readonly recent = $derived.by((): Told[] => {
    return this.shownAgain ?? recentPlies(this.log, this.isLive ? this.reading : [], this.ui.continues);
  });

  /** Rings around everything that the recent moves touched, and around what is about to move. */
  readonly rings = $derived.by((): Marks => this.ring());

  onEvents: (told: Told[]) => void = () => {};
  onTurn: () => void = () => {};
  onChat: (said: Said) => void = () => {};
  show: Show = () => Promise.resolve(() => {});

  private readonly socket: MatchSocket;
  private queue: { change: Change; at: number }[] = [];
  private readonly pacer = new Pacer();
  /** Whether somebody is in a hurry: what waits is shown at once. */
  private isHurried = false;
  private welcomes = 0;
  /** The part of the log that has to be asked for, or nothing once it is here. */
  private earlierLog: Promise<void> | null = null;
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

  /** What stands out on the table: the current choice, and what is being scored. */
  readonly marks = $derived.by((): Marks => {
    const { marks } = this.chooser;
    if (this.scoring.lit.size === 0) return marks;
    const all = new Map(marks);
    for (const [key, mark] of this.scoring.lit) all.set(key, { ...all.get(key), ...mark });
    return all;
  });

  settle(view: View): void {
    if (this.position) this.position = { ...this.position, view };
  }

  /** The score of a seat on screen: points of a running scoring count when they arrive. */
  scoreOf(seat: number): number {
    return (this.position?.scores[seat] ?? 0) + this.scoring.countedFor(seat);
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

  refuse(key: Key): void {
    const { ply } = this;
    const show = (text: string | null) => {
      if (text && ply === this.ply) this.refusal = { key, text };
    };
    reasonFor(this, key).then(show, reportError);
  }

  /** Whether a bot plays this turn for you, after absence or a timeout. */
  get isHandedOver(): boolean {
    return this.isMine && this.chooser.legal.length === 0;
  }

  /** The seat that wants to know what happened since it acted: yours, or the actor's on a shared device. */
  private get reading(): number[] {
    if (this.you.seats.length < 2 || this.actor === null) return this.you.seats;
    return this.isMine ? [this.actor] : this.you.seats;
  }

  private ring(): Marks {
    const { view, ui, recent } = this;
    const marks = new Map<Key, Mark>();
    if (!view) return marks;
    const movers = new Set(recent.map(({ actor }) => actor));
    for (const { actor, events } of recent) {
      const touched = (events as Event[]).flatMap((event) => ui.touched(event, view));
      gatherMarks(marks, touched, { last: true });
      // On a board it is clear who moved.
      if (movers.size > 1) this.sign(marks, touched.filter((key) => !key.includes("@")), actor);
    }
    for (const { from, to } of this.marked) gatherMarks(marks, [from, to], { last: true });
    return marks;
  }

  /** Note who touched something. */
  private sign(marks: Map<Key, Mark>, keys: Key[], actor: number): void {
    const initials = initialsOf(this.nameOf(actor));
    for (const key of new Set(keys)) {
      const before = marks.get(key)?.by ?? [];
      gatherMarks(marks, [key], { by: [...before.filter((each) => each !== initials), initials] });
    }
  }

  get lastEvents(): Event[] {
    return (this.log.at(-1)?.events ?? []) as Event[];
  }

  get canAct(): boolean {
    return this.chooser.legal.length > 0 && !this.showing && !this.sending && this.connection === "open";
  }

  /** Whether you can ask for a hint: you alone play against bots, and nothing depends on it. */
  get canHint(): boolean {
    const { info } = this;
    if (!this.id || !info?.casual || !this.isLive || !this.isMine || !this.canAct) return false;
    return this.seats.filter(({ kind }) => kind !== "bot").length === 1;
  }

  /** Why there is no table to show: refused, or never reached. */
  get problem(): Refusal | null {
    if (this.connection === "refused") return this.failure ?? new Refusal("internal", "");
    return this.connection === "lost" && !this.info ? new Refusal("network.away", "") : null;
  }

  /** Whether there is somebody to talk to. */
  get canChat(): boolean {
    const isOther = ({ kind, seat }: Seat) => kind === "person" && !this.you.seats.includes(seat);
    return this.you.seats.length > 0 && this.seats.some(isOther);
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
    return this.whoIs(number) === "you" ? say("web-you") : (this.shownNames[number] ?? "");
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
    return this.nameOfAction(key) ?? withoutStop(this.word(this.ui.name(key, this.view)));
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
    this.closeRound();
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

  /** Request the best turn. */
  async askForHint(): Promise<Hinted | null> {
    const answer = await this.request({ type: "hint", ply: this.ply }, false);
    return answer?.type === "hinted" && answer.ply === this.ply ? answer : null;
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
    if (this.canDeal(message)) return this.dealFirst(message);
    this.setPosition(message.position, message.legal);
    if (message.missed === null && message.position) this.earlierLog = this.loadEarlierLog();
  }

  /** Whether a match has just been dealt, and this page has not shown it yet. */
  private canDeal({ position, missed, table }: Welcome): boolean {
    const isDealt = position !== null && missed !== null && missed.length === position.ply;
    const isFirst = this.position === null && !this.showing && table.status === "playing";
    return isFirst && isDealt && missed.every(({ actor }) => actor < 0) && this.pace().speed > 0;
  }

  /** Show how the first tiles are dealt. */
  private dealFirst({ version, position, legal, missed }: Welcome): void {
    const change: Change = { type: "change", version, cause: "begin", told: missed ?? [], position, legal };
    this.queue = [{ change, at: performance.now() }];
    void this.processQueue();
  }

  /** Show the table as it is before the first deal, and let it be drawn. */
  private async clearTable({ position, table }: Change): Promise<void> {
    const view = position && this.ui.undealt?.(position.view);
    if (!position || !view || this.pace().speed === 0) return;
    if (table) this.info = table;
    if (position.actor !== null && this.you.seats.includes(position.actor)) this.lastOwnSeat = position.actor;
    this.position = { ...position, view, actor: null, forecast: [] };
    await sleep(DRAWN_AFTER);
  }

  /** Load the part of the log that the server no longer sends by itself. */
  private async loadEarlierLog(): Promise<void> {
    const replay = await ask<Replay>("GET", `/matches/${this.id}/replay`).catch(() => null);
    const first = this.log[0]?.ply ?? Infinity;
    const before = (replay?.plies ?? []).filter(({ ply }) => ply < first);
    this.log = [...logFromReplay(before), ...this.log];
  }

  closeRound(): void {
    this.round = null;
  }

  /** Whether there is a move that can be shown again. */
  get canShowAgain(): boolean {
    return this.isLive && this.recent.length > 0 && !this.showing && !this.sending;
  }

  /** Show all moves since your last one again, also if the log has yet to come. */
  async showLastTurn(): Promise<void> {
    await this.earlierLog;
    const [first] = this.recent;
    if (first && this.canShowAgain) await this.showAgain(this.log.filter(({ ply }) => ply >= first.ply));
  }

  /** Show plies again, from the position before them, then return to the current position. */
  async showAgain(asked: Told[]): Promise<void> {
    const [now, first, last] = [this.position, asked[0], asked.at(-1)];
    if (!now || !first || !last || this.showing) return;
    const replay = await this.load(first.ply);
    if (!replay || this.showing || this.position !== now) return;
    const { welcomes } = this;
    this.showing = true;
    this.isHurried = false;
    const plies = logFromReplay(replay.plies).filter(({ ply }) => ply <= last.ply);
    await this.showPliesAgain(plies, replay, now).catch((error) => reportError(error));
    this.shownAgain = null;
    if (welcomes === this.welcomes) this.position = now;
    if (this.queue.length > 0) return this.processQueue();
    [this.showing, this.showingPlies] = [false, []];
  }

  private async showPliesAgain(plies: Told[], { positions }: Replay, now: Position): Promise<void> {
    const { welcomes } = this;
    this.shownAgain = [];
    for (const [i, told] of plies.entries()) {
      if (this.isHurried || welcomes !== this.welcomes) break;
      const [before, after] = [positions[i]!, positions[i + 1]!];
      this.lookAt(now, before);
      await tick();
      const clear = await this.present([told], before.view, after.view, this.seenPace());
      if (welcomes === this.welcomes) this.lookAt(now, after);
      if (told.actor >= 0) this.shownAgain = [...this.shownAgain, told];
      this.onEvents([told]);
      clear();
      await tick();
    }
  }

  /** Show an earlier position instead of the current one; on a shared device the large board stays. */
  private lookAt(now: Position, { view, scores, actor }: ReplayPosition): void {
    const mover = actor !== null && this.you.seats.includes(actor) ? now.actor : actor;
    this.position = { ...now, view, scores, actor: mover, forecast: [] };
  }

  private load(since: number): Promise<Replay | null> {
    return ask<Replay>("GET", `/matches/${this.id}/replay?since=${since}`).catch(() => null);
  }

  /** The pace of what somebody asked to see: never so fast that it cannot be seen. */
  private seenPace(): Pace {
    const pace = paceOf();
    return pace.each > 0 ? pace : paceOf("normal");
  }

  /** Show what is running, and everything that waits, at once. */
  hurry(): void {
    this.isHurried = true;
    this.pacer.finish();
  }

  /** Apply the queued changes, each after its animation. */
  private async processQueue(): Promise<void> {
    this.showing = true;
    this.isHurried = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.showChange(next.change, next.at).catch((error) => this.startOver(error));
    }
    this.showing = false;
    this.showingPlies = [];
    if (this.isMine && !this.isHandedOver) this.onTurn();
  }

  /** After an error, connect again and show the position that the server sends. */
  private startOver(error: unknown): void {
    reportError(error);
    this.reopen();
  }

  /** Show a change ply by ply, as far as the positions between them are known. */
  private async showChange(change: Change, at: number): Promise<void> {
    const { welcomes } = this;
    if (!this.view) await this.clearTable(change);
    const round = Number(this.view?.round);
    for (const stretch of stretches(change.told)) {
      const after = stretch.isLast ? change.position : stretch.told.at(-1);
      const clear = await this.present(stretch.told, this.view, after?.view ?? null, this.pace());
      if (welcomes !== this.welcomes) return clear(); // a new welcome has replaced everything
      if (stretch.isLast) this.apply(change, at, round);
      else this.advance(stretch);
      clear();
      await tick();
    }
  }

  /** The pace of the next change; the longer the queue, the faster. */
  private pace(): Pace {
    if (this.isHurried || isHidden()) return paceOf("instant");
    const waiting = this.queue.filter(({ change }) => change.told.some((told) => this.isOthers(told))).length;
    return paceFor(paceOf(), waiting, this.seats.length);
  }

  private isOthers({ actor }: Told): boolean {
    return actor >= 0 && !this.you.seats.includes(actor);
  }

  /** Show plies between two views; those of others at their pace. */
  private async present(told: Told[], before: View | null, after: View | null, pace: Pace): Promise<() => void> {
    const isOthers = told.some((each) => this.isOthers(each) || (this.shownAgain !== null && each.actor >= 0));
    if (isOthers && !this.ui.continues?.(told[0]!.text)) await this.pacer.begin(pace);
    this.showingPlies = told;
    const clear = await this.animate(told, before, after, pace, isOthers);
    this.pacer.end(pace);
    return clear;
  }

  /** Go to a position within a change. */
  private advance({ told }: Stretch): void {
    const { view, scores } = told.at(-1)!;
    if (!this.position || !view || !scores) return;
    this.position = { ...this.position, actor: null, view, scores, forecast: [] };
    this.log = [...this.log, ...told];
  }

  /** Animate plies; errors do not stop the match. */
  async animate(
    told: Told[],
    before: View | null,
    after: View | null = null,
    pace: Pace = paceOf(),
    isOthers = false,
  ): Promise<() => void> {
    try {
      if (before) return await this.show({ told, before, after, pace, isOthers });
    } catch (error) {
      reportError(error);
    }
    return () => {};
  }

  private apply(change: Change, at: number, round: number): void {
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
    this.noteRound(round);
    this.onEvents(change.told);
  }

  /** Note which round a change has completed, and its points. */
  private noteRound(before: number): void {
    const now = Number(this.view?.round);
    const hasEnded = this.isOver || now > before;
    const rounds = hasEnded ? roundsOf(this.log, this.ui, this.seats.length) : [];
    this.results = rounds.filter(({ round }) => round === before);
    if (hasEnded || now < before) this.round = this.isOver ? null : (this.results[0] ?? null);
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
      this.hint.clear();
    }
    if (this.ui.isText && position) void this.draw(position);
    this.chooser.requestPreviews([]);
    this.chooser.requestPrices();
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

  /** Request why none of several turns is legal. */
  async explain(turns: string[]): Promise<Refusal | null> {
    const answer = await this.socket.send({ type: "explain", turns });
    const reason = answer.type === "explained" && answer.ply === this.ply ? answer.reason : null;
    return reason && Refusal.of(reason);
  }

  /** Request the ways to complete the turn. */
  async complete(action: string | null): Promise<Turn> {
    const answer = await this.ask({ type: "complete", action });
    return answer.type === "ways" ? answer : STEPWISE;
  }

  /** Ask until the server has time for an answer, unless the position changes meanwhile. */
  private async ask(request: Request): Promise<FromServer> {
    const { ply } = this;
    for (;;) {
      try {
        return await this.socket.send(request);
      } catch (error) {
        const isBusy = error instanceof Refusal && error.code === BUSY && ply === this.ply;
        if (!isBusy) throw error;
        await sleep(ASK_AGAIN_AFTER);
      }
    }
  }
}
