/** Turns of Queen's Garden in the log. */
import type { Sentence } from "../../generated/protocol";
import type { Event, LogParts } from "../contract";
import { whereIs } from "./view";

interface Told extends Event {
  hexagon: string;
  cell: string;
  area: number;
  count: number;
  decoration: string;
  points: number;
}

/** The icon of what an event takes or places, if it does. */
const ICONS: Record<string, (told: Told) => string> = {
  took: ({ hexagon }) => hexagon,
  "took-expansion": ({ hexagon }) => `x${hexagon}`,
  placed: ({ hexagon }) => hexagon,
  laid: ({ hexagon }) => `x${hexagon}`,
  bought: () => "down",
};
const LOSSES = new Set(["bought", "lost", "marked"]);

export function logParts(events: Event[]): LogParts | null {
  const told = events as Told[];
  const points = told.filter(({ event }) => LOSSES.has(event)).reduce((sum, each) => sum - each.points, 0);
  if (told.some(({ event }) => event === "passed")) return { ...passingParts(told), points };
  const tiles = told.flatMap((each): [string][] => {
    const icon = ICONS[each.event];
    return icon ? [[icon(each)]] : [];
  });
  if (tiles.length === 0) return null;
  const placed = told.find(({ event }) => ["placed", "laid", "bought"].includes(event));
  if (!placed) return { tiles, to: { id: "web-garden-log-taken" } };
  const where = whereIs(placed.cell ?? `${placed.area}`);
  const to = { id: "web-garden-log-to", values: { where } };
  return { tiles, to, ...surrounding(told), points };
}

/** The decorations that a placement surrounds, and the jokers that they give. */
function surrounding(told: Told[]): Pick<LogParts, "notes" | "gained"> {
  const around = told.filter(({ event }) => event === "surrounded");
  const jokers = told.filter(({ event }) => event === "jokers").reduce((sum, { count }) => sum + count, 0);
  const notes = around.map(({ decoration }): Sentence => {
    return { id: "web-garden-log-surrounded", values: { decoration } };
  });
  return { notes, gained: jokers ? [["joker", jokers]] : [] };
}

function passingParts(told: Told[]): LogParts {
  const isFirst = told.some(({ event }) => event === "marked");
  const count = told.filter(({ event }) => event.startsWith("dropped")).length;
  const notes: Sentence[] = [{ id: "web-log-pass" }];
  if (count) notes.push({ id: "web-log-discarded", values: { count } });
  return { tiles: isFirst ? [["marker"]] : [], notes };
}
