/** A match shown again: which ply is shown, and what a search makes of it. */
import type { GameUi } from "../games/contract";
import type { AnalysisInfo, MatchInfo, NewAnalysis, Replay } from "../generated/api";
import type { Position, Sentence, TableInfo, Told } from "../generated/protocol";
import { ask, Refusal } from "../net/api";
import { session } from "../net/session.svelte";
import { sleep } from "../sleep";
import { Table } from "../play/table.svelte";
import { logFromReplay } from "../play/log";

interface Candidate {
  action: string;
  chances: number[];
  points: number[];
  hint: Sentence;
}

export interface PositionResult {
  ply: number;
  chances: number[];
  candidates: Candidate[];
  played: Candidate | null;
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

/** Number a ply by the position that it leads to, as everything else here does. */
function countFromOne({ ply, told }: TurningPoint): TurningPoint {
  return { ply: ply + 1, told: { ...told, values: { ...told.values, ply: ply + 1 } } };
}

export class ReplayPlayer {
  ply = $state(0);
  isRunning = $state(false);
  progress = $state<number | null>(null);
  positions = $state.raw<ReadonlyMap<number, PositionResult>>(new Map());
  whole = $state.raw<MatchResult | null>(null);
  readonly table: Table;
  readonly log: Told[];
  /** Ends at once what is being shown; whoever shows it provides for this. */
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

  /** Whether nothing can be played from the ply shown. */
  get isPlayedOut(): boolean {
    const isOver = this.match.status === "over" && this.ply === this.last;
    return isOver && this.replay.positions[this.ply]?.actor === null;
  }

  /** Return the ply that there is nearest to one that is wanted. */
  private clamp(ply: number): number {
    return Math.max(0, Math.min(this.last, ply));
  }

  close(): void {
    this.isClosed = true;
    this.isRunning = false;
  }

  /** Show a ply, as soon as what is being shown has come to its end. */
  async go(ply: number): Promise<void> {
    const wanted = this.clamp(ply);
    this.ply = wanted;
    this.finish();
    this.showing = this.showing.then(() => this.reach(wanted));
    await this.showing;
  }

  /** Show a ply that is still wanted; going one step forward, show how it came. */
  private async reach(ply: number): Promise<void> {
    if (ply !== this.ply) return;
    const { table, log } = this;
    const isStep = ply === this.shown + 1;
    const clear = isStep ? await table.animate(log.slice(ply - 1, ply), table.view) : null;
    this.display(ply);
    clear?.();
  }

  /** Show ply after ply until the end, or until somebody stops it. */
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

  /** Ask what the actions of the ply shown are worth. */
  async analysePosition(): Promise<void> {
    const ply = this.ply;
    const found = await this.analyse({ ply });
    if (found) this.positions = new Map([...this.positions, [ply, found as unknown as PositionResult]]);
  }

  /** Ask how the chances went over the whole match. */
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

  /** Play on from the ply shown against a bot; return the new match. */
  async branch(bot: string): Promise<string> {
    const body = { ply: this.ply, bot };
    const path = `/matches/${this.match.id}/branch`;
    return (await session.withUser(() => ask<MatchInfo>("POST", path, body))).id;
  }
}
