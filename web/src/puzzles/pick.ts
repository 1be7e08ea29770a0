/** Which puzzle comes next. */
import type { PuzzleEntry } from "../generated/protocol";

/** How many puzzles nearest to the rating one is drawn from. */
const NEAR = 12;

/** Return a puzzle near a rating, with a theme if one is given; done ones only if no others are left. */
export function nextPuzzle(
  puzzles: readonly PuzzleEntry[],
  rating: number,
  theme: string,
  done: ReadonlySet<string>,
  random: () => number = Math.random,
): PuzzleEntry | undefined {
  const fitting = puzzles.filter(({ themes }) => !theme || themes.includes(theme));
  const fresh = fitting.filter(({ id }) => !done.has(id));
  const distance = (each: PuzzleEntry) => Math.abs(each.rating - rating);
  const near = (fresh.length > 0 ? fresh : fitting).toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAR);
  return near[Math.floor(random() * near.length)];
}
