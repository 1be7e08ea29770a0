/** Passing with a full storage: there are too many ways to discard something for the server to list. */
import type { Way } from "../../generated/protocol";
import type { Event, Key, View } from "../contract";
import { boardKey } from "../keys";
import { groups, HEXAGONS, type GardenView } from "./view";

/** A stored thing that can be discarded, how many of it there are, and its event. */
interface Piece {
  key: Key;
  count: number;
  text: string;
  event: Event;
}

/** Discard as little as possible. */
export const ratePass = (events: Event[]): number =>
  -events.filter(({ event }) => event.startsWith("dropped")).length;

/** What a seat can discard, in the order in which it must be: tiles, then expansions. */
function piecesOf(view: GardenView, seat: number): Piece[] {
  const { tiles, expansions } = view.boards[seat]!;
  const piece = (hexagon: string, count: number, x: "" | "x"): Piece => ({
    key: boardKey(seat, `storage:${x}${hexagon}`),
    count,
    text: `drop${x}${hexagon}`,
    event: { event: x ? "dropped-expansion" : "dropped", seat, hexagon },
  });
  const kinds = HEXAGONS.filter((hexagon) => expansions.includes(hexagon));
  return [
    ...groups(tiles).map(({ hexagon, count }) => piece(hexagon, count, "")),
    ...kinds.map((hexagon) => piece(hexagon, expansions.filter((each) => each === hexagon).length, "x")),
  ];
}

/** Return the ways to pass with the pieces that are chosen, and with one more; null for other actions. */
export function freeWays(action: string, view: View, chosen: readonly Key[]): Way[] | null {
  const { actor } = view as GardenView;
  if (action !== "pass" || typeof actor !== "number") return null;
  const pieces = piecesOf(view as GardenView, actor);
  const counts = pieces.map(({ key, count }) => Math.min(count, chosen.filter((each) => each === key).length));
  const more = pieces.flatMap(({ count }, i) => {
    const isLeft = counts[i]! < count;
    return isLeft ? [counts.map((each, j) => each + Number(i === j))] : [];
  });
  return [counts, ...more].map((each) => toWay(pieces, each));
}

/** The way that discards so many of each piece; it ends by itself when nothing may follow. */
function toWay(pieces: Piece[], counts: number[]): Way {
  const dropped = pieces.flatMap((piece, i) => Array<Piece>(counts[i]!).fill(piece));
  const last = counts.findLastIndex((count) => count > 0);
  const isOpen = pieces.some(({ count }, i) => i >= last && count > counts[i]!);
  const words = ["pass", ...dropped.map(({ text }) => text), ...(isOpen ? ["stop"] : [])];
  return { text: words.join(" "), events: dropped.map(({ event }) => event) as Way["events"] };
}
