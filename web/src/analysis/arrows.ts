/** Where candidate moves are drawn: from what they take, to where it goes. */
import type { Event, GameUi, Key, View } from "../games/contract";
import { wholeKey } from "../games/keys";
import type { LegalAction } from "../generated/protocol";
import { elementOf } from "../play/screen";
import { drawTrail } from "../play/trail";
import type { Candidate } from "./api";

export interface Point {
  x: number;
  y: number;
}

/** A move on the table: what it takes, and where the first of it goes; without a target only rings. */
export interface Ends {
  from: Key;
  to: Key | null;
  /** What else it takes. */
  also: Key[];
}

/** An arrow between two points of a picture, with its number. */
export interface Arrow {
  rank: number;
  from: Point;
  to: Point | null;
  also: Point[];
  line: string;
  head: string;
  badge: Point;
}

/** Return where a turn starts and ends; null for one that the table does not show, such as a pass. */
export function endsOf(ui: GameUi, candidate: Pick<Candidate, "action" | "shown">, legal: readonly LegalAction[], view: View): Ends | null {
  const action = legal.find(({ text }) => text === candidate.action);
  const path = action ? ui.path(action, view).filter((key) => ui.isDrawn(key)) : [];
  const flights = ui
    .flights(candidate.shown.events as Event[], view)
    .filter(({ kind, step }) => kind !== "rest" && kind !== "deal" && step === 0);
  const flight =
    flights.find(({ from, to }) => path.includes(from) && path.includes(to)) ??
    flights.find(({ from, to }) => path.includes(from) || path.includes(to)) ??
    flights.find(({ from }) => path.some((key) => from.startsWith(key)));
  if (flight) return { from: flight.from, to: flight.to, also: [] };
  const [taken, ...more] = flights; // of several sources, chosen by what they have in common
  if (taken) return { from: taken.from, to: taken.to, also: more.map(({ from }) => from) };
  const [first, last] = [path[0], path.at(-1)];
  if (!first) return null;
  return { from: first, to: last && last !== first ? last : null, also: [] };
}

/** Return the middle of what a key names, relative to a picture; null if it is not shown. */
function middleOf(key: Key, origin: DOMRect): Point | null {
  const element = elementOf(key) ?? elementOf(wholeKey(key));
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - origin.left, y: top + height / 2 - origin.top };
}

/** The distance between the badges of moves that start or end together. */
const APART = 24;
/** Where on its way an arrow has its number. */
const BADGE_AT = 0.32;

/** Return the arrows of moves, the best first; a number never lies on another. */
export function arrowsOf(ends: readonly (Ends | null)[], origin: DOMRect): Arrow[] {
  const arrows: Arrow[] = [];
  ends.forEach((each, i) => {
    const from = each && middleOf(each.from, origin);
    if (!each || !from) return;
    const to = each.to === null ? null : middleOf(each.to, origin);
    const also = each.also.flatMap((key) => middleOf(key, origin) ?? []);
    const trail = to && drawTrail({ from: { ...from, ...SPOT }, to: { ...to, ...SPOT } });
    const badge = apart(trail ? onCurve(from, trail.bend, to) : { x: from.x, y: from.y - APART }, arrows);
    arrows.push({ rank: i + 1, from, to, also, line: trail?.line ?? "", head: trail?.head ?? "", badge });
  });
  return arrows;
}

const SPOT = { size: null, scale: null, turn: null };

/** Return where a curve has its number. */
function onCurve(from: Point, bend: Point, to: Point): Point {
  const [t, u] = [BADGE_AT, 1 - BADGE_AT];
  const at = (a: number, b: number, c: number) => u * u * a + 2 * u * t * b + t * t * c;
  return { x: at(from.x, bend.x, to.x), y: at(from.y, bend.y, to.y) };
}

/** Move a badge away from those that are there already. */
function apart(badge: Point, others: readonly Arrow[]): Point {
  const isFree = (point: Point) =>
    others.every((other) => Math.hypot(other.badge.x - point.x, other.badge.y - point.y) >= APART);
  for (let step = 0; step < 8; step++) {
    const point = { x: badge.x + step * APART, y: badge.y };
    if (isFree(point)) return point;
  }
  return badge;
}
