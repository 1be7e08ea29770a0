/** The points of rounds, from the events of their plies. */
import type { Event, GameKeys } from "../../games/contract";
import type { Told } from "../../generated/protocol";
import { pointsOf } from "../events";
import { partOf } from "./steps";

type Scoring = Pick<GameKeys, "losses" | "scored">;

/** The points of a round, or of the final scoring, by seat. */
export interface RoundPoints {
  round: number;
  points: number[];
  isFinal: boolean;
  /** Whether nothing more will be scored in it. */
  isOver: boolean;
  /** The plies in which something was scored. */
  told: Told[];
}

/** Return the points of all rounds that some plies belong to, then those of the final scoring. */
export function roundsOf(told: Told[], ui: Scoring, seats: number): RoundPoints[] {
  const rounds: RoundPoints[] = [];
  let now: RoundPoints | undefined;
  const start = (round: number, isFinal: boolean): RoundPoints => {
    if (now) now.isOver = true;
    rounds.push({ round, points: Array<number>(seats).fill(0), isFinal, isOver: false, told: [] });
    return rounds.at(-1)!;
  };
  for (const ply of told) {
    for (const event of ply.events as Event[]) {
      const { round } = event;
      if (typeof round === "number" && (!now || round > now.round)) now = start(round, false);
      now ??= start(1, false);
      if (partOf(ui, event) === "end" && !now.isFinal) now = start(now.round, true);
      addTo(now, ply, event, pointsOf(event, ui));
      if (event.event === "ended") now.isOver = true;
    }
  }
  return rounds;
}

/** Return the points of the last round that is over; nothing if no round is. */
export function roundPoints(told: Told[], ui: Scoring, seats: number): RoundPoints | undefined {
  return roundsOf(told, ui, seats).findLast(({ isOver, isFinal }) => isOver && !isFinal);
}

function addTo(round: RoundPoints, ply: Told, { seat }: Event, points: number): void {
  if (points === 0 || typeof seat !== "number") return;
  round.points[seat] = (round.points[seat] ?? 0) + points;
  if (round.told.at(-1) !== ply) round.told.push(ply);
}
