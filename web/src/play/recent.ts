/** The moves that somebody should know about before acting: those since their own last one. */
import type { GameUi } from "../games/contract";
import type { Told } from "../generated/protocol";

/** The most plies to go back. */
const MOST = 60;

/** Return the plies of the last turn; chance does not count as one. */
export function lastTurn(acted: Told[], continues: GameUi["continues"]): Told[] {
  let first = acted.length - 1;
  while (first > 0 && continues?.(acted[first]!.text) && acted[first - 1]!.actor === acted[first]!.actor) first -= 1;
  return acted.slice(Math.max(0, first));
}

/**
 * Return what the others did since one of some seats acted, without chance. If that seat was the
 * last to act, or nobody is meant, return the last turn.
 */
export function recentPlies(log: Told[], seats: number[], continues: GameUi["continues"]): Told[] {
  const acted = log.slice(-MOST).filter(({ actor }) => actor >= 0);
  const own = acted.findLastIndex(({ actor }) => seats.includes(actor));
  const others = seats.length ? acted.slice(own + 1) : [];
  return others.length ? others : lastTurn(acted, continues);
}

/** A ply of a change, or several if the positions between them are unknown. */
export interface Stretch {
  told: Told[];
  isLast: boolean;
}

/** Divide the plies of a change where the position after them is known. */
export function stretches(told: Told[]): Stretch[] {
  const found: Told[][] = [[]];
  for (const [i, ply] of told.entries()) {
    found.at(-1)!.push(ply);
    if (ply.view && i < told.length - 1) found.push([]);
  }
  return found.map((each, i) => ({ told: each, isLast: i === found.length - 1 }));
}
