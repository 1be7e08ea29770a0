/** Turns of Azul in the log. */
import type { Sentence } from "../../generated/protocol";
import type { Event, LogParts } from "../contract";
import { PENALTIES } from "./view";

interface Told extends Event {
  source: number;
  line: number;
  row: number;
  column: number;
  colour: string;
  count: number;
  covered: number;
  place: number;
  points: number;
}

export function logParts(events: Event[]): LogParts | null {
  const told = events as Told[];
  const took = told.find(({ event }) => event === "took");
  if (took) return takingParts(took, told);
  const laid = told.find(({ event }) => event === "laid");
  return laid ? tilingParts(laid) : null;
}

function takingParts({ source, colour, count }: Told, told: Told[]): LogParts {
  const lined = told.find(({ event }) => event === "lined");
  const isMarked = told.some(({ event }) => event === "marked");
  return {
    tiles: [[colour, count], ...(isMarked ? [["marker"] as [string]] : [])],
    from: { id: "web-azul-log-from", values: { source } },
    to: { id: "web-azul-log-to", values: { line: lined?.line ?? 0 } },
    loss: floorLoss(told, lined !== undefined),
  };
}

/** What fell beside a line, and what the floor costs more than before. */
function floorLoss(told: Told[], isLined: boolean): Sentence | undefined {
  const marked = told.find(({ event }) => event === "marked")?.place ?? 0;
  const fell = told.find(({ event }) => event === "fell");
  const last = fell?.covered ?? marked;
  const first = marked || (fell ? fell.covered - fell.count + 1 : 0);
  const points = PENALTIES[last]! - PENALTIES[Math.max(0, first - 1)]!;
  if (!points) return undefined;
  const count = isLined && fell ? fell.count : 0;
  return { id: "web-azul-log-fallen", values: { count, points } };
}

/** A tile that goes to the wall, to a column of the player's choice. */
function tilingParts({ colour, row, column, points }: Told): LogParts {
  const to = { id: "web-azul-log-place", values: { row, column } };
  return { tiles: [[colour]], to, points };
}
