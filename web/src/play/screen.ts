/** Where things measure on the screen, how large they are there, and how many measure together. */
import type { Key } from "../games/contract";
import { wholeKey } from "../games/keys";

const PIECES = ".tile:not(.expansion *), .marker, .expansion";

/** A place on the screen, and what can be seen there of how a tile lies. */
export interface Spot {
  x: number;
  y: number;
  /** The lesser of width and height in a picture; nothing where something larger stands for the place. */
  size: number | null;
  /** By how much what is drawn there is enlargement and turned (in degrees). */
  scale: number | null;
  turn: number | null;
}

export function elementOf(key: Key): Element | null {
  const found = document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** Return where a key is or, if it is not shown itself, what it is part of. */
export function spotOf(key: Key): Spot | null {
  const element = elementOf(key);
  if (element) return measure(element);
  const whole = elementOf(wholeKey(key));
  return whole && { ...measure(whole), size: null };
}

/** Return how an element lies: tiles and their places are drawn to one measure, markers too. */
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

/** The tiles that are drawn within an element, the uppermost last. */
export function piecesOf(element: Element): SVGElement[] {
  return [...element.querySelectorAll<SVGElement>(PIECES)];
}

/** The number beside tiles that measure on one another. */
export function badgeOf(element: Element): SVGElement | null {
  return element.querySelector(".badge");
}

/** How many tiles measure in an element, of which not all need be drawn. */
export function amountOf(element: Element): number {
  return Number(badgeOf(element)?.dataset.count ?? piecesOf(element).length);
}

/** The pieces that some tiles leave from, one after the other, where so many measure: from the last on. */
export function leavingPieces<Piece>(pieces: Piece[], lying: number, count: number): Piece[] {
  const last = pieces.length - 1;
  return Array.from({ length: count }, (_, i) => pieces[Math.max(0, Math.min(last, lying - 1 - i))]!);
}
