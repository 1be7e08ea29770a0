/** An analysis board: a tree of turns, the position that is shown, and what is known of it. */
import type { GameUi, View } from "../games/contract";
import type { BoardPosition, BoardRecord, BoardStep, BoardTurn, Told } from "../generated/protocol";
import { say } from "../i18n/words.svelte";
import { refusalText } from "../net/refusals";
import { addressOf } from "./address";
import * as api from "./api";
import { LiveAnalysis } from "./live.svelte";
import { BoardTable, type Seated } from "./table.svelte";
import { type Node, ROOT, Tree } from "./tree";

/** What is opened: a record with the match it is of, or a single position. */
export interface Opened {
  match: string | null;
  start: BoardPosition;
  record: BoardRecord | null;
}

/** Return names for seats that have none; names have ordinary spaces only. */
export function namesFor(seats: number): string[] {
  return Array.from({ length: seats }, (_, i) => say("board-seat", { number: i + 1 }).replaceAll("\u00a0", " "));
}

function toldOf(turn: BoardTurn, version: number): Told {
  return { ...turn, version, ply: version };
}

export class Board {
  readonly table: BoardTable;
  readonly live = new LiveAnalysis();
  readonly match: string | null;
  readonly names: string[];
  tree = $state.raw(Tree.of(""));
  at = $state(ROOT);
  problem = $state("");
  /** Whether a request is under way that changes the position. */
  isMoving = $state(false);
  /** Called with every new address of what is shown. */
  onAddress: (address: string) => void = () => {};
  /** Ends a running animation. */
  finish = (): void => {};
  /** Turns are passed on instead of played: an exercise judges them. */
  judge: ((turn: string) => void) | null = null;
  private readonly shown = new Map<string, BoardPosition>();
  /** How many turns came with the record: those belong to the match. */
  private readonly own: number;
  private walks = 0;

  constructor(
    readonly ui: GameUi,
    { match, start, record }: Opened,
  ) {
    this.match = match;
    this.names = record?.names ?? namesFor(start.seats);
    const seated: Seated = { names: this.names, players: record?.players ?? [] };
    this.table = new BoardTable(ui, seated);
    this.table.onChoice = (turn) => void (this.judge ? this.judge(turn) : this.play(turn));
    this.tree = Tree.of(start.position, record?.turns);
    this.own = record?.turns.length ?? 0;
    this.shown.set(start.position, start);
  }

  get node(): Node {
    return this.tree.get(this.at);
  }

  /** The position that is shown, with its data. */
  get current(): BoardPosition | undefined {
    return this.shown.get(this.node.position);
  }

  /** Whether a node belongs to the match that was opened. */
  isOfMatch(id: number): boolean {
    return id <= this.own;
  }

  close(): void {
    this.live.stop();
  }

  /** Show a node; a single turn forward is animated. */
  async go(id: number, animated = true): Promise<void> {
    const walk = ++this.walks;
    const before = this.at;
    this.finish();
    const node = this.tree.get(id);
    try {
      const shown = await this.load(node.position);
      if (walk !== this.walks) return;
      this.at = node.id;
      this.problem = "";
      this.live.watch(node.position, this.names);
      const told = node.turn && toldOf(node.turn, walk);
      const isStep = animated && told !== null && node.parent === before;
      const clear = isStep ? await this.table.play(told, shown) : null;
      if (walk === this.walks) this.table.showPosition(shown, told);
      clear?.();
      this.onAddress(this.address);
    } catch (error) {
      this.problem = refusalText(error);
    }
  }

  private async load(position: string): Promise<BoardPosition> {
    const known = this.shown.get(position) ?? (await api.positionOf(position, this.names));
    this.shown.set(position, known);
    return known;
  }

  /** Play a whole turn or a deal, and continue from there. */
  play(text: string): Promise<boolean> {
    return this.step(() => api.play(this.node.position, text, this.names));
  }

  /** The node of the match after so many plies. */
  matchNodeAt(plies: number): Node | undefined {
    return this.tree.all().find(({ id, turn }) => this.isOfMatch(id) && turn?.ply === plies);
  }

  /** Let chance draw the deal, or the rest of one. */
  draw(drawn = ""): Promise<boolean> {
    return this.step(() => api.draw(this.node.position, drawn, this.names));
  }

  /** Draw another deal instead of the one that led here. */
  async redraw(): Promise<boolean> {
    const { parent } = this.node;
    if (parent === null) return false;
    await this.go(parent, false);
    return this.draw();
  }

  private async step(ask: () => Promise<BoardStep>): Promise<boolean> {
    if (this.isMoving) return false;
    const from = this.at;
    this.isMoving = true;
    try {
      const { turn, shown } = await ask();
      if (from !== this.at) return false;
      this.shown.set(shown.position, shown);
      const [tree, id] = this.tree.add(from, turn);
      this.tree = tree;
      await this.go(id);
      return true;
    } catch (error) {
      this.problem = refusalText(error);
      this.table.chooser.clear();
      return false;
    } finally {
      this.isMoving = false;
    }
  }

  /** Play turns one after another, as an address names them. */
  async follow(line: readonly string[]): Promise<void> {
    for (const text of line) if (!(await this.play(text))) return;
  }

  // Walking

  back(): void {
    const { parent } = this.node;
    if (parent !== null) void this.go(parent);
  }

  forward(): void {
    const [next] = this.node.children;
    if (next !== undefined) void this.go(next);
  }

  first(): void {
    void this.go(ROOT);
  }

  last(): void {
    const end = this.tree.lineFrom(this.at).at(-1);
    if (end) void this.go(end.id, false);
  }

  /** Go to the variation above or below. */
  aside(by: 1 | -1): void {
    const found = this.tree.beside(this.at, by);
    if (found) void this.go(found.id, false);
  }

  /** Delete the turn that is shown, and all that follows it. */
  remove(): void {
    const { id, parent } = this.node;
    if (parent === null) return;
    void this.go(parent, false).then(() => (this.tree = this.tree.remove(id)));
  }

  promote(): void {
    this.tree = this.tree.promote(this.at);
  }

  /** The address of what is shown. */
  get address(): string {
    if (this.match === null) return addressOf({ position: this.node.position });
    const path = this.tree.pathTo(this.at);
    const at = path.filter(({ id }) => this.isOfMatch(id)).length;
    const line = path.slice(at).map(({ turn }) => turn!.text);
    return addressOf({ match: this.match, at, line });
  }

  /** The view before a turn: what it took is drawn there. */
  viewBefore(node: Node): View | null {
    const before = node.parent === null ? null : this.shown.get(this.tree.get(node.parent).position);
    return before?.view ?? this.table.view;
  }
}
