/** A scoring as it stands on the screen: points counted so far, what lights up, the current step. */
import type { Key, Mark, Marks, ScoringStep } from "../../games/contract";

export type Part = "move" | "round" | "end";

const NONE: Marks = new Map();

export class ScoringState {
  /** What lights up. */
  lit = $state.raw<Marks>(NONE);
  /** The step that is being shown. */
  step = $state.raw<ScoringStep | null>(null);
  /** What the step belongs to: a move, a round, or the end of the match. */
  part = $state<Part>("move");
  /** Points shown on top of the scores of the position, by seat. */
  private counted = $state.raw<readonly number[]>([]);
  /** Whether the latest points of a seat were gained (1) or lost (-1); 0 if it has none. */
  private trends = $state.raw<readonly number[]>([]);
  /** Ends the scoring at once; set by whoever animates it. */
  skip = (): void => {};

  /** The points that a seat has been given so far. */
  countedFor(seat: number): number {
    return this.counted[seat] ?? 0;
  }

  /** The seat whose board is scored group by group, without moving tiles. */
  get spotlit(): number | null {
    const { step, part } = this;
    return step && (part === "end" || step.sum !== undefined) ? step.seat : null;
  }

  trendOf(seat: number): number {
    return this.trends[seat] ?? 0;
  }

  /** Change the score on screen by some points. */
  count(seat: number, points: number): void {
    this.counted = replaced(this.counted, seat, this.countedFor(seat) + points);
    this.trends = replaced(this.trends, seat, Math.sign(points));
  }

  /** Show a step; nothing of it lights up yet. */
  begin(step: ScoringStep, part: Part): void {
    this.step = step;
    this.part = part;
    this.lit = NONE;
  }

  /** Light up keys. */
  light(keys: readonly Key[], mark: Mark): void {
    this.lit = new Map(keys.map((key) => [key, mark]));
  }

  /** Show no step; points that were counted stay. */
  rest(): void {
    this.step = null;
    this.lit = NONE;
  }

  /** Forget everything: the position has the points now. */
  clear(): void {
    this.rest();
    [this.counted, this.trends] = [[], []];
  }
}

/** Return a list with another value for a seat. */
function replaced(values: readonly number[], seat: number, value: number): number[] {
  const length = Math.max(values.length, seat + 1);
  return Array.from({ length }, (_, i) => (i === seat ? value : (values[i] ?? 0)));
}
