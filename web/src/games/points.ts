/** Points of a preview, where a picture shows them. */
import type { Key, Mark } from "./contract";

export interface PointsAt {
  key: Key;
  x: number;
  y: number;
  points: number;
}

/** Return the points of a mark and where to show them, if it has any. */
export function pointsAt(key: Key, mark: Mark | undefined, x: number, y: number): PointsAt[] {
  return mark?.points ? [{ key, x, y, points: mark.points }] : [];
}
