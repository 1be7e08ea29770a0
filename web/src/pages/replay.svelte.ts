/** A replay: the current ply, and what analysis found. */
import type { GameUi } from "../games/contract";
import type { AnalysisInfo, MatchInfo, NewAnalysis, Replay } from "../generated/api";
import type { Foreseen, Position, Sentence, TableInfo, Told } from "../generated/protocol";
import type { Explanation } from "../analysis/api";
import { ask, Refusal } from "../net/api";
import { session } from "../net/session.svelte";
import { sleep } from "../sleep";
import { Table } from "../play/table.svelte";
import { logFromReplay } from "../play/log";

/** An action that was ranked; the best ones with their whole turn and what it does. */
interface Ranked {
  action: string;
  chances: number[];
  points: number[];
  hint: Sentence;
  turn?: string;
  shown?: Foreseen;
}

export interface PositionResult {
  ply: number;
  chances: number[];
  candidates: Ranked[];
  played: Ranked | null;
  explanation?: Explanation | null;
}

interface TurningPoint {
  ply: number;
  told: Sentence;
}

export interface MatchResult {
  moments: { ply: number; chances: number[] }[];
  turning_points: TurningPoint[];
  accounts: { seat: number; told: Sentence }[];
}

const CHECK_EVERY = 700;

/** Number a ply by the position after it, like everything else here. */
function countFromOne({ ply, told }: TurningPoint): TurningPoint {
  return { ply: ply + 1, told };
}

export class ReplayPlayer {
  ply = $state(0);
  isRunning = $state(false);
  progress = $state<number | null>(null);
  positions = $state.raw<ReadonlyMap<number, PositionResult>>(new Map());
  whole = $state.raw<MatchResult | null>(null);
  readonly table: Table;
  readonly log: Told[];
  /** Ends the running animation at once; set by whoever animates. */
  finish = (): void => {};
  private isClosed = false;
  private runs = 0;
  private shown = 0;
  private showing: Promise<void> = Promise.resolve();

  constructor(
    readonly replay: Replay,
    ui: GameUi,
  ) {
    this.table = new Table(replay.match.id, ui);
    this.log = logFromReplay(replay.plies);
  }

  get match(): MatchInfo {
    return this.replay.match;
  }

  get last(): number {
    return this.log.length;
  }

  /** Whether the current position is the end of the match. */
  get isPlayedOut(): boolean {
    const isOver = this.match.status === "over" && this.ply === this.last;
    return isOver && this.replay.positions[this.ply]?.actor === null;
  }

  /** Return the nearest existing ply. */
  private clamp(ply: number): number {
    return Math.max(0, Math.min(this.last, ply));
  }

  close(): void {
    this.isClosed = true;
    this.isRunning = false;
  }

  /** Show a ply, after the running animation has ended. */
  async go(ply: number): Promise<void> {
    const wanted = this.clamp(ply);
    this.ply = wanted;
    this.finish();
    this.showing = this.showing.then(() => this.reach(wanted));
    await this.showing;
  }

  /** Show a ply if it is still wanted; animate a single step forward. */
  private async reach(ply: number): Promise<void> {
    if (ply !== this.ply) return;
    const isStep = ply === this.shown + 1;
    const clear = isStep ? await this.animate(ply) : null;
    this.display(ply);
    clear?.();
  }

  private animate(ply: number): Promise<() => void> {
    const { table, log, replay } = this;
    const told = log.slice(ply - 1, ply);
    const isMove = told.some(({ actor }) => actor >= 0);
    return table.animate(told, table.view, replay.positions[ply]?.view, undefined, isMove);
  }

  /** Show one ply after another until the end, or until stopped. */
  async run(between: number): Promise<void> {
    const run = ++this.runs;
    const goesOn = () => this.isRunning && run === this.runs;
    this.isRunning = true;
    if (this.ply === this.last) await this.go(0);
    while (goesOn() && this.ply < this.last) {
      await this.go(this.ply + 1);
      await sleep(between);
    }
    if (goesOn()) this.isRunning = false;
  }

  private display(ply: number): void {
    const { match, positions } = this.replay;
    const found = positions[ply];
    if (!found) return;
    this.shown = ply;
    const shown = ply === this.last ? match : { ...match, status: "playing" as const, result: null };
    const info: TableInfo = { ...shown, proposal: null };
    const you = { seats: match.yours, host: false, invite: null };
    const position: Position = { ...found, steps: 0, can_undo: false, question: null, clocks: null };
    this.table.display(info, you, position, this.log.slice(0, ply));
  }

  /** Analyse the actions of the current position. */
  async analysePosition(): Promise<void> {
    const ply = this.ply;
    const found = await this.analyse({ ply });
    if (found) this.positions = new Map([...this.positions, [ply, found as unknown as PositionResult]]);
  }

  /** Analyse the winning chances over the whole match. */
  async analyseMatch(): Promise<void> {
    const found = await this.analyse({});
    if (!found) return;
    const whole = found as unknown as MatchResult;
    this.whole = { ...whole, turning_points: whole.turning_points.map(countFromOne) };
  }

  private async analyse(body: NewAnalysis): Promise<Record<string, unknown> | null> {
    this.progress = 0;
    try {
      const path = `/matches/${this.match.id}/analyses`;
      let info = await session.withUser(() => ask<AnalysisInfo>("POST", path, body));
      while (["queued", "running"].includes(info.status) && !this.isClosed) {
        await sleep(CHECK_EVERY);
        info = await ask<AnalysisInfo>("GET", `/analyses/${info.id}`);
        this.progress = info.progress;
      }
      if (info.status === "failed") throw new Refusal("internal", "the analysis failed");
      return info.result;
    } finally {
      this.progress = null;
    }
  }

  /** Start a match against a bot from the current ply; return its id. */
  async branch(bot: string): Promise<string> {
    const body = { ply: this.ply, bot };
    const path = `/matches/${this.match.id}/branch`;
    return (await session.withUser(() => ask<MatchInfo>("POST", path, body))).id;
  }
}
