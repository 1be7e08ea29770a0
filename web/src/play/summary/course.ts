/** The course of the scores of a match: its rounds, and every change, for the curve. */
import type { Event } from "../../games/contract";
import type { PlyInfo, ReplayPosition } from "../../generated/api";
import { pointsOf } from "../events";
import type { Scored } from "./bonuses";

/** Scores at a moment; `at` counts rounds, with fractions within them. */
export interface Moment {
  at: number;
  /** How many plies have been played then. */
  ply: number;
  scores: number[];
  /** Whether a round ends here, or the final scoring. */
  isEnd: boolean;
}

export interface Course {
  moments: Moment[];
  /** How many rounds were played. */
  rounds: number;
  /** Whether the final scoring is a part of its own, after the rounds. */
  hasFinal: boolean;
}

type Positions = Pick<ReplayPosition, "ply" | "view" | "scores">[];
type Plies = Pick<PlyInfo, "events">[];

/** Return the course of a match from its replay. */
export function courseOf(positions: Positions, plies: Plies, ui: Scored): Course {
  const starts = roundStarts(positions);
  const last = positions.length - 1;
  const final = finalPoints(plies, ui, positions[last]?.scores.length ?? 0);
  const hasFinal = final.some((points) => points !== 0);
  const moments: Moment[] = [];
  for (const [i, { ply, scores }] of positions.entries()) {
    const isEnd = i === last || starts.includes(i);
    const isChange = scores.some((points, seat) => points !== positions[i - 1]?.scores[seat]);
    if (!isEnd && !isChange) continue;
    const before = i === last ? scores.map((points, seat) => points - final[seat]!) : scores;
    moments.push({ at: placeOf(i, starts, last), ply, scores: before, isEnd });
  }
  if (hasFinal) {
    moments.push({ at: starts.length + 1, ply: last, scores: positions[last]!.scores, isEnd: true });
  }
  return { moments, rounds: starts.length, hasFinal };
}

/** Return the index of the first position of each round, which has the points of the round before. */
function roundStarts(positions: Positions): number[] {
  return positions.flatMap(({ view }, i) => (view.round === positions[i - 1]?.view.round && i > 0 ? [] : [i]));
}

/** Return where a position is, in rounds. */
function placeOf(index: number, starts: number[], last: number): number {
  const round = starts.findLastIndex((start) => start <= index);
  const [from, to] = [starts[round]!, starts[round + 1] ?? last];
  return round + (index - from) / Math.max(1, to - from);
}

/** Return the points of the final scoring, by seat. */
function finalPoints(plies: Plies, ui: Scored, seats: number): number[] {
  const points = Array<number>(seats).fill(0);
  for (const event of (plies.at(-1)?.events ?? []) as Event[]) {
    if (ui.scored?.end.includes(event.event)) points[event.seat as number]! += pointsOf(event, ui);
  }
  return points;
}

/** Return the scores after each round but the last. */
export function scoresByRound({ moments, rounds }: Course): number[][] {
  const ends = moments.filter(({ isEnd, at }) => isEnd && at > 0 && at < rounds);
  return ends.map(({ scores }) => scores);
}
