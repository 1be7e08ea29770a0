/** The analysis of a whole match: chances, and a grade for every move. */
import type { AnalysisInfo, NewAnalysis } from "../generated/api";
import type { Sentence } from "../generated/protocol";
import { ask, Refusal } from "../net/api";
import { session } from "../net/session.svelte";
import { sleep } from "../sleep";

export const GRADES = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type Grade = (typeof GRADES)[number];

/** A turn of the match, and how good it was; plies count from 0. */
export interface GradedMove {
  ply: number;
  first: number;
  plies: number;
  seat: number;
  round: number;
  loss: { chance: number; points: number };
  grade: Grade;
  explanation?: { best?: Sentence[]; played?: Sentence[] } | null;
}

export interface WholeMatch {
  moments: { ply: number; chances: number[] }[];
  turning_points: { ply: number; told: Sentence }[];
  accounts: { seat: number; told: Sentence }[];
  moves?: GradedMove[];
}

const CHECK_EVERY = 700;
/** Moves worth another look. */
export const LEARNED: readonly Grade[] = ["mistake", "blunder", "inaccuracy"];

export class Report {
  progress = $state<number | null>(null);
  whole = $state.raw<WholeMatch | null>(null);
  problem = $state.raw<unknown>(null);
  private isClosed = false;

  constructor(private readonly match: string) {}

  get moves(): GradedMove[] {
    return this.whole?.moves ?? [];
  }

  /** How many moves of a seat have each grade. */
  countsOf(seat: number): Record<Grade, number> {
    const own = this.moves.filter((move) => move.seat === seat);
    const counts = GRADES.map((grade) => [grade, own.filter((move) => move.grade === grade).length]);
    return Object.fromEntries(counts) as Record<Grade, number>;
  }

  mistakesOf(seat: number): GradedMove[] {
    return this.moves.filter((move) => move.seat === seat && LEARNED.includes(move.grade));
  }

  /** The grade of the turn that ends after so many plies. */
  gradeAt(ply: number): Grade | undefined {
    return this.moves.find(({ first, plies }) => first + plies === ply)?.grade;
  }

  close(): void {
    this.isClosed = true;
  }

  /** Show the analysis of the match that was made last, if there is one. */
  async recall(): Promise<void> {
    const found = await ask<AnalysisInfo[]>("GET", `/matches/${this.match}/analyses`).catch(() => []);
    const done = found.find(({ ply, status, result }) => ply === null && status === "done" && result && "moves" in result);
    if (done) this.whole = done.result as unknown as WholeMatch;
  }

  /** Let a bot analyse the match. */
  async make(): Promise<void> {
    [this.progress, this.problem] = [0, null];
    try {
      const body: NewAnalysis = {};
      const path = `/matches/${this.match}/analyses`;
      let info = await session.withUser(() => ask<AnalysisInfo>("POST", path, body));
      while (["queued", "running"].includes(info.status) && !this.isClosed) {
        await sleep(CHECK_EVERY);
        info = await ask<AnalysisInfo>("GET", `/analyses/${info.id}`);
        this.progress = info.progress;
      }
      if (info.status === "failed") throw new Refusal("internal", "the analysis failed");
      if (info.result) this.whole = info.result as unknown as WholeMatch;
    } catch (error) {
      this.problem = error;
    } finally {
      this.progress = null;
    }
  }
}
