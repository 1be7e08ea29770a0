/** Turns of Summer Pavilion in the log. */
import type { Sentence } from "../../generated/protocol";
import type { Event, LogParts, View } from "../contract";
import { costOf, starKind, type PavilionView } from "./view";

interface Told extends Event {
  source: number;
  colour: string;
  count: number;
  star: number;
  position: number;
  structure: string;
  points: number;
}

export function logParts(events: Event[], view: View): LogParts | null {
  const told = events as Told[];
  const kinds = new Map(told.map((each) => [each.event, each]));
  const [took, placed] = [kinds.get("took"), kinds.get("placed")];
  if (took) return takingParts(took, told);
  if (placed) return placingParts(placed, told, view as PavilionView);
  return kinds.has("passed") ? passingParts(told) : null;
}

/** The tiles of events, by colour. */
function tilesOf(told: Told[], kind: string): [string, number][] {
  const heap = new Map<string, number>();
  for (const { event, colour, count } of told)
    if (event === kind) heap.set(colour, (heap.get(colour) ?? 0) + count);
  return [...heap];
}

function takingParts({ source }: Told, told: Told[]): LogParts {
  const token = told.find(({ event }) => event === "token");
  const from = { id: "web-pavilion-log-from", values: { source } };
  const tiles: LogParts["tiles"] = tilesOf(told, "took");
  if (!token) return { tiles, from };
  return { tiles: [...tiles, ["token"]], from, points: -token.points };
}

function placingParts(placed: Told, told: Told[], { side }: PavilionView): LogParts {
  const { star, position, colour, points } = placed;
  const built = told.filter(({ event }) => event === "built");
  const values = { kind: starKind(side, star), cost: costOf(side, star, position) };
  return {
    tiles: [[colour]],
    to: { id: "web-pavilion-log-to", values },
    notes: built.map(({ structure }) => {
      return { id: "web-pavilion-log-built", values: { structure } };
    }),
    gained: tilesOf(told, "gained"),
    points,
  };
}

function passingParts(told: Told[]): LogParts {
  const kept = tilesOf(told, "kept").reduce((sum, [, count]) => sum + count, 0);
  const discarded = told.find(({ event }) => event === "discarded");
  const notes: Sentence[] = [{ id: "web-log-pass" }];
  if (kept) notes.push({ id: "web-pavilion-log-kept", values: { count: kept } });
  if (!discarded) return { tiles: [], notes };
  notes.push({ id: "web-log-discarded", values: { count: discarded.count } });
  return { tiles: [], notes, points: -discarded.points };
}
