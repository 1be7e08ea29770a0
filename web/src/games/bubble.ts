/** Where a bubble beside something is placed, so that it covers as little else as possible. */
import type { Box } from "./nearest";

export type Side = "above" | "below" | "right" | "left";

export interface Bubble {
  left: number;
  top: number;
  side: Side;
}

interface Size {
  width: number;
  height: number;
}

/** The distance to what it is about, and to the edges of the screen. */
const [GAP, EDGE] = [9, 6];
/** Covering what it is about is worse than covering something else. */
const OWN = 8;

/** Return the area that two boxes share. */
export function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const within = (value: number, size: number, limit: number) =>
  Math.max(EDGE, Math.min(limit - size - EDGE, value));

/** Return the place of a bubble: of equally good ones the first of above, below, right and left. */
export function placeBubble(target: Box, size: Size, others: Box[], screen: Size): Bubble {
  const { width, height } = size;
  const [middle, centre] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
  const places: [Side, number, number][] = [
    ["above", middle - width / 2, target.top - GAP - height],
    ["below", middle - width / 2, target.bottom + GAP],
    ["right", target.right + GAP, centre - height / 2],
    ["left", target.left - GAP - width, centre - height / 2],
  ];
  const rated = places.map(([side, x, y]) => {
    const [left, top] = [within(x, width, screen.width), within(y, height, screen.height)];
    const box = { left, top, right: left + width, bottom: top + height };
    const hidden = others.reduce((sum, other) => sum + shared(box, other), 0);
    return { left, top, side, cost: hidden + OWN * shared(box, target) };
  });
  const { cost: _, ...best } = rated.reduce((best, each) => (each.cost < best.cost ? each : best));
  return best;
}
