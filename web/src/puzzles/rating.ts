/** Ratings of solvers and puzzles, on the scale of Elo. */

export const FIRST_RATING = 1500;
const SCALE = 400;
/** How far one puzzle moves a rating; a new solver's moves further. */
const STEP = 24;
const FIRST_STEP = 64;
/** Puzzles until a rating has settled. */
const SETTLED = 20;

/** Return the chance that a solver solves a puzzle. */
export function expected(solver: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - solver) / SCALE));
}

/** Return the rating after a puzzle; `tried` counts the puzzles before it. */
export function rated(solver: number, puzzle: number, isSolved: boolean, tried: number): number {
  const step = STEP + ((FIRST_STEP - STEP) * Math.max(0, SETTLED - tried)) / SETTLED;
  return Math.round(solver + step * (Number(isSolved) - expected(solver, puzzle)));
}
