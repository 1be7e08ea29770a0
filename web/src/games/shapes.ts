/** Points, and outlines as SVG paths, in pixels. */

export type Point = [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
}

/** A square with round corners, around its centre. */
export function square(x: number, y: number, size: number, radius: number): string {
  return box(x - size / 2, y - size / 2, size, size, radius);
}

export function circle(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0z`;
}

export function polygon(points: readonly Point[]): string {
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + "z";
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
