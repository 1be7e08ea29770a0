/** Paths of flying tiles: their size and rotation along the way. */
import type { Spot } from "./screen";

const ARC = 12;
/** The scale of a tile that disappears, at the end of its way. */
const VANISHING = 0.5;

/** The path of one tile. */
export interface FlightPath {
  tile: string;
  from: Spot;
  to: Spot;
}

/** The keyframes of a flying tile: as it lies at the start, in an arc, and as it lies at the end. */
export function keyframesOf({ from, to }: FlightPath, drawn: Spot): Keyframe[] {
  const [first, last] = [scaleAt(from, drawn) ?? scaleAt(to, drawn) ?? 1, scaleAt(to, drawn)];
  const [start, end] = [turnAt(from, drawn), turnAt(to, drawn)];
  const pose = (x: number, y: number, scale: number, turn: number): Keyframe => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`,
  });
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2 - ARC];
  if (to.isPile) {
    const gone = pose(to.x, to.y, first * VANISHING, end);
    return [pose(from.x, from.y, first, start), { ...gone, opacity: 1, offset: 0.8 }, { ...gone, opacity: 0 }];
  }
  return [
    pose(from.x, from.y, first, start),
    pose(x, y, (first + (last ?? first)) / 2, (start + end) / 2),
    pose(to.x, to.y, last ?? first, end),
  ];
}

/** The keyframes of a tile that appears where it will lie, without travelling. */
export function appearingAt({ to }: FlightPath, drawn: Spot): Keyframe[] {
  const [scale, turn] = [scaleAt(to, drawn) ?? 1, turnAt(to, drawn)];
  const transform = `translate(${to.x}px, ${to.y}px) translate(-50%, -50%) rotate(${turn}deg) scale(${scale})`;
  return [{ transform, opacity: 0 }, { transform, opacity: 1 }];
}

/** The scale at which something is as large as what is drawn there; null if nothing is. */
function scaleAt(spot: Spot, drawn: Spot): number | null {
  if (spot.scale && drawn.scale) return spot.scale / drawn.scale;
  return spot.size && drawn.size && spot.size / drawn.size;
}

function turnAt(spot: Spot, drawn: Spot): number {
  return spot.turn === null || drawn.turn === null ? 0 : shortestTurn(spot.turn - drawn.turn);
}

/** The smallest equivalent rotation: tiles look the same upside down. */
export function shortestTurn(degrees: number): number {
  return degrees - 180 * Math.round(degrees / 180);
}
