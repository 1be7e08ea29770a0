/** What a person has solved, kept on this device. */
import { readItem, writeItem } from "../storage";
import { dayBefore } from "./days";
import { FIRST_RATING, rated } from "./rating";

const KEY = "tilewright-puzzles";

/** What is known about the puzzles of one game. */
export interface Solver {
  rating: number;
  /** Puzzles that count: each once, by its first try. */
  tried: number;
  solved: number;
  /** Solved one after another, now and at best. */
  run: number;
  best: number;
  /** The last day whose puzzle was solved at the first try, and how many days in a row. */
  day: string;
  days: number;
  done: string[];
}

const NEW: Solver = { rating: FIRST_RATING, tried: 0, solved: 0, run: 0, best: 0, day: "", days: 0, done: [] };

function read(): Record<string, Partial<Solver>> {
  try {
    return JSON.parse(readItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Progress {
  private stored = $state.raw(read());

  of(game: string): Solver {
    return { ...NEW, ...this.stored[game] };
  }

  /** Return the days in a row, as they count on a day: a missed day ends them. */
  daysOf(game: string, day: string): number {
    const solver = this.of(game);
    return solver.day === day || solver.day === dayBefore(day) ? solver.days : 0;
  }

  /** Count a puzzle, unless it has been counted; `day` is that of a daily puzzle, or empty. */
  count(game: string, puzzle: { id: string; rating: number }, isSolved: boolean, day: string): void {
    const solver = this.of(game);
    if (solver.done.includes(puzzle.id)) return;
    const run = isSolved ? solver.run + 1 : 0;
    const isDaily = isSolved && day !== "" && solver.day !== day;
    this.store(game, {
      rating: rated(solver.rating, puzzle.rating, isSolved, solver.tried),
      tried: solver.tried + 1,
      solved: solver.solved + Number(isSolved),
      run,
      best: Math.max(run, solver.best),
      day: isDaily ? day : solver.day,
      days: isDaily ? this.daysOf(game, day) + 1 : solver.days,
      done: [...solver.done, puzzle.id],
    });
  }

  private store(game: string, solver: Solver): void {
    this.stored = { ...this.stored, [game]: solver };
    writeItem(KEY, JSON.stringify(this.stored));
  }
}

export const progress = new Progress();
