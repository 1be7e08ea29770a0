/** Where tiles and places are on the screen, how large they are, and how many tiles they hold. */
import type { Key } from "../games/contract";
import { parseKey, wholeKey } from "../games/keys";

const PIECES = ".tile:not(.expansion *), .marker, .expansion";
/** Pictures of the next view, drawn for a moment to be measured. */
export const UPCOMING = ".upcoming";

/** A position on the screen, and how a tile lies there. */
export interface Spot {
  x: number;
  y: number;
  /** The smaller of width and height; null if a larger element stands for the place. */
  size: number | null;
  /** The scale and rotation (in degrees) of what is drawn there. */
  scale: number | null;
  turn: number | null;
  /** Whether tiles disappear there: into a bag, or with a seat whose board is not visible. */
  isPile?: boolean;
}

export function elementOf(key: Key): Element | null {
  return visibleOf(`[data-key="${CSS.escape(key)}"]`);
}

/** The first element of a selector that is drawn, not only measured. */
function visibleOf(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((each) => !each.closest(UPCOMING) && each.getBoundingClientRect().width > 0) ?? null;
}

/**
 * Return the position of a key or, if it is not shown, of the whole that contains it; for boards
 * that are folded or far down the page, that of their score.
 */
export function spotOf(key: Key): Spot | null {
  const element = elementOf(key);
  if (element && isOnScreen(element)) return { ...measure(element), isPile: !(element instanceof SVGElement) };
  const whole = element ?? elementOf(wholeKey(key));
  const score = whole && isOnScreen(whole) ? null : scoreOf(key);
  if (score) return { ...measure(score), size: null, isPile: true };
  return whole && (element ? measure(element) : { ...measure(whole), size: null });
}

function scoreOf(key: Key): Element | null {
  const { seat } = parseKey(key);
  const found = seat === null ? null : visibleOf(`[data-score="${seat}"]`);
  return found && isOnScreen(found) ? found : null;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Measure an element: tiles, places and markers are drawn at the same scale. */
export function measure(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const drawn = element.querySelector("use");
  const matrix = (drawn ?? element.closest<SVGGElement>(".marker"))?.getScreenCTM();
  return {
    x: left + width / 2,
    y: top + height / 2,
    size: element instanceof SVGElement ? Math.min(width, height) : null,
    scale: matrix ? Math.hypot(matrix.a, matrix.b) : null,
    turn: drawn && matrix ? (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI : null,
  };
}

/** The tiles drawn within an element, topmost last. */
export function piecesOf(element: Element): SVGElement[] {
  return [...element.querySelectorAll<SVGElement>(PIECES)];
}

/** The count badge of a stack of tiles. */
export function badgeOf(element: Element): SVGElement | null {
  return element.querySelector(".badge");
}

/** How many tiles an element holds; not all of them may be drawn. */
export function amountOf(element: Element): number {
  return Number(badgeOf(element)?.dataset.count ?? piecesOf(element).length);
}

/** The drawn pieces of tiles that leave a stack, from the last one. */
export function leavingPieces<Piece>(pieces: Piece[], lying: number, count: number): Piece[] {
  const last = pieces.length - 1;
  return Array.from({ length: count }, (_, i) => pieces[Math.max(0, Math.min(last, lying - 1 - i))]!);
}
