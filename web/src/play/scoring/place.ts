/** Where points stand: beside what they score, never over it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The distance between points and what they score. */
const GAP = 5;

/**
 * Return the box for points beside an anchor: above it, beside it or below it, the first place that
 * is on the screen and covers nothing of what scores; otherwise the same around all that scores.
 */
export function placeBeside(anchor: Box, scoring: Box[], size: Size, screen: Box): Box {
  const places = [...around(anchor, size), ...around(surrounding([anchor, ...scoring]), size)];
  const fitting = places.filter((place) => isWithin(place, screen));
  const free = fitting.find((place) => ![anchor, ...scoring].some((box) => overlap(box, place)));
  return free ?? keptWithin(fitting[0] ?? places[0]!, screen);
}

function around({ left, top, width, height }: Box, size: Size): Box[] {
  const [x, y] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  const [right, below] = [left + width + GAP, top + height + GAP];
  const places: [number, number][] = [
    [x, top - size.height - GAP],
    [right, y],
    [left - size.width - GAP, y],
    [x, below],
    [right, top - size.height - GAP],
    [left - size.width - GAP, top - size.height - GAP],
    [right, below],
    [left - size.width - GAP, below],
  ];
  return places.map(([left, top]) => ({ left, top, ...size }));
}

function surrounding(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function overlap(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left;
  const isApart = one.top + one.height <= other.top || other.top + other.height <= one.top;
  return !isBeside && !isApart;
}

export function isWithin({ left, top, width, height }: Box, screen: Box): boolean {
  const [right, bottom] = [screen.left + screen.width, screen.top + screen.height];
  return left >= screen.left && top >= screen.top && left + width <= right && top + height <= bottom;
}

function keptWithin(box: Box, screen: Box): Box {
  const keep = (at: number, size: number, from: number, length: number) =>
    Math.max(from, Math.min(at, from + length - size));
  return {
    ...box,
    left: keep(box.left, box.width, screen.left, screen.width),
    top: keep(box.top, box.height, screen.top, screen.height),
  };
}
