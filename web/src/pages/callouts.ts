/** Numbers and arrows over a picture: where they are drawn. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Place = [x: number, y: number];

/** Something that is numbered: its box, and whether a point belongs to it, if it does not fill its box. */
export interface Shape {
  box: Box;
  contains?: (place: Place) => boolean;
}

/** The radius of the disc of a number. */
export const RADIUS = 11;
const OUTSIDE = 2;
/** The number of something as small as its disc is farther outside, not to hide it. */
const FAR_OUTSIDE = 7;
/** The number of a shape that does not fill its box is a little farther inside. */
const INSIDE = { share: 0.3, most: 8 };
/** How far a disc may reach over the edge of the picture. */
const MARGIN = 7;
/** The distance between an arrow and what it leads from and to. */
const GAP = 3;
const HEAD = 10;

const clamp = (value: number, most: number) =>
  Math.max(RADIUS - MARGIN, Math.min(most - RADIUS + MARGIN, value));
const middle = ({ x, y, width, height }: Box): Place => [x + width / 2, y + height / 2];
const distance = ([x, y]: Place, [left, top]: Place) => Math.hypot(x - left, y - top);

const isSmall = ({ box: { width, height } }: Shape) => Math.max(width, height) < 3 * RADIUS;

/** Whether a disc would hide a small shape. */
function hides(place: Place, shape: Shape): boolean {
  return isSmall(shape) && distance(place, middle(shape.box)) < RADIUS + shape.box.width / 4;
}

/** The corners of a shape, where its number can be, the preferred one first. */
function corners(shape: Shape): Place[] {
  const { x, y, width, height } = shape.box;
  const outside = isSmall(shape) ? FAR_OUTSIDE : OUTSIDE;
  const inside = (size: number) =>
    shape.contains ? Math.min(INSIDE.most, (INSIDE.share * size) / 2) : -outside;
  const [left, right] = [x + inside(width), x + width - inside(width)];
  const [top, bottom] = [y + inside(height), y + height - inside(height)];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

/** Place the number of each shape at a corner: inside the picture, off other numbers and small shapes. */
export function placeNumbers(shapes: readonly Shape[], width: number, height: number): Place[] {
  const placed: Place[] = [];
  for (const shape of shapes) {
    const places = corners(shape).map(([x, y]): Place => [clamp(x, width), clamp(y, height)]);
    const room = (place: Place) => Math.min(2 * RADIUS, ...placed.map((other) => distance(place, other)));
    const others = shapes.filter((other) => other !== shape);
    const worth = (place: Place) =>
      room(place) +
      (shape.contains?.(place) ? RADIUS / 2 : 0) -
      (others.some((other) => hides(place, other)) ? RADIUS : 0);
    placed.push(places.reduce((best, place) => (worth(place) > worth(best) ? place : best)));
  }
  return placed;
}

/** The point where the line from the middle of a box to another point leaves the box. */
function edge(box: Box, towards: Place): Place {
  const [x, y] = middle(box);
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const length = Math.hypot(dx, dy) || 1;
  const across = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9));
  const share = Math.min(0.5, across + GAP / length);
  return [x + dx * share, y + dy * share];
}

export interface Arrow {
  /** Its shaft and its head, as SVG paths. */
  shaft: string;
  head: string;
}

const point = ([x, y]: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Draw an arrow from one box to another: between their edges, or their middles if they touch. */
export function drawArrow(from: Box, to: Box): Arrow {
  let [start, end] = [edge(from, middle(to)), edge(to, middle(from))];
  if (distance(start, end) < 2 * HEAD) [start, end] = [middle(from), middle(to)];
  const length = distance(start, end) || 1;
  const [ux, uy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
  const at = (back: number, aside: number): Place => [
    end[0] - ux * back - uy * aside,
    end[1] - uy * back + ux * aside,
  ];
  return {
    shaft: `M${point(start)} L${point(at(HEAD * 0.8, 0))}`,
    head: `M${point(end)} L${point(at(HEAD, HEAD * 0.6))} L${point(at(HEAD, -HEAD * 0.6))} Z`,
  };
}
