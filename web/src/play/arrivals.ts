/**
 * Where tiles will lie: pictures of the next view are drawn for a moment, before anybody sees them,
 * and measured.
 */
import type { Key } from "../games/contract";
import * as screen from "./screen";

interface Group {
  spots: screen.Spot[];
  /** How many tiles there are; not all of them may be drawn. */
  amount: number;
  /** Where the picture around it is. */
  frame: DOMRect | undefined;
}

export type Slide = { piece: SVGElement; from: screen.Spot; to: screen.Spot };

/** Tiles that move less than this many pixels stay. */
const STEADY = 1.5;

export class Arrivals {
  private readonly groups = new Map<Key, Group>();
  private readonly taken = new Map<Key, number>();

  /** Measure the pictures of the next view that are being drawn. */
  constructor() {
    for (const element of document.querySelectorAll<SVGElement>(`${screen.UPCOMING} [data-key]`)) {
      const pieces = element.querySelector("[data-key]") ? [] : screen.piecesOf(element);
      if (pieces.length === 0) continue;
      const group = { spots: pieces.map(screen.measure), amount: screen.amountOf(element), frame: frameOf(element) };
      this.groups.set(element.dataset.key!, group);
    }
  }

  /** Return where a number of tiles arrive at a key where some lie already; null if it is not drawn. */
  placesAt(key: Key, lying: number, count: number): screen.Spot[] | null {
    const group = this.groups.get(key);
    if (!group) return null;
    const first = this.taken.get(key) ?? Math.min(lying, group.amount - count);
    this.taken.set(key, first + count);
    const last = group.spots.length - 1;
    return Array.from({ length: count }, (_, i) => group.spots[Math.max(0, Math.min(last, first + i))]!);
  }

  /** Return the tiles that stay at a key, but lie elsewhere afterwards: to make room, or to close a gap. */
  slidesAt(key: Key, staying: number): Slide[] {
    const [group, element] = [this.groups.get(key), screen.elementOf(key)];
    if (!group || !element || !isSame(group.frame, frameOf(element))) return [];
    return screen.piecesOf(element).slice(0, staying).flatMap((piece, i) => {
      const [from, to] = [screen.measure(piece), group.spots[i]];
      return to && Math.hypot(to.x - from.x, to.y - from.y) > STEADY ? [{ piece, from, to }] : [];
    });
  }

  keys(): Iterable<Key> {
    return this.groups.keys();
  }
}

function frameOf(element: Element): DOMRect | undefined {
  return element.parentElement?.closest("[data-key]")?.getBoundingClientRect();
}

function isSame(one: DOMRect | undefined, other: DOMRect | undefined): boolean {
  if (!one || !other) return one === other;
  return Math.abs(one.x - other.x) < STEADY && Math.abs(one.y - other.y) < STEADY;
}
