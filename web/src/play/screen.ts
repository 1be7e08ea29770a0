/** Where tiles and places are on the screen, how large they are, and how many tiles they hold. */
import type { Key } from "../games/contract";
import { wholeKey } from "../games/keys";

const PIECES = ".tile:not(.expansion *), .marker, .expansion";

/** A position on the screen, and how a tile lies there. */
export interface Spot {
  x: number;
  y: number;
  /** The smaller of width and height; null if a larger element stands for the place. */
  size: number | null;
  /** The scale and rotation (in degrees) of what is drawn there. */
  scale: number | null;
  turn: number | null;
}

export function elementOf(key: Key): Element | null {
  const found = document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** Return the position of a key or, if it is not shown, of the whole that contains it. */
export function spotOf(key: Key): Spot | null {
  const element = elementOf(key);
  if (element) return measure(element);
  const whole = elementOf(wholeKey(key));
  return whole && { ...measure(whole), size: null };
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
