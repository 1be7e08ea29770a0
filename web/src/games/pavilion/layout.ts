/** Where everything of Summer Pavilion lies, in pixels, from the width there is. */
import { polygon } from "../shapes";
import { COLOURS, STARS, type Structure } from "./view";

export type Point = [number, number];

/** Clockwise from the east, in degrees. */
const PLACES: Record<string, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
const DIRECTIONS: Record<string, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };
const HALF = Math.sqrt(3) / 2; // of the long axis of a rhombus with edge 1
const APART = 3; // from star to star, in edges
const ACROSS = 9.12; // the whole board, in edges, and a little more
const DOWN = 5 * Math.sqrt(3) + 0.24;
/** Wider than this, pictures are enlarged as they are. */
export const [OWN_WIDEST, OTHER_WIDEST, OFFER_WIDEST] = [711, 442, 760];

const toward = ([x, y]: Point, degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

export interface Space {
  star: number;
  position: number;
  at: Point;
  /** How a tile is turned to lie here: light comes from above, so never upside down. */
  turn: number;
}

export interface BoardLayout {
  width: number;
  height: number;
  edge: number;
  centre: Point;
  hand: { x: number; y: number; edge: number; pitch: number; perRow: number; labelX: number };
}

/** A turn that shows the same rhombus, between -90 and 60 degrees. */
function upright(degrees: number): number {
  const turned = degrees % 180;
  return turned >= 90 ? turned - 180 : turned;
}

function starAt(l: BoardLayout, star: number): Point {
  const place = PLACES[STARS[star]!.place];
  return place === undefined ? l.centre : toward(l.centre, place, APART * l.edge);
}

export const starMiddle = starAt;

/** The 42 spaces, star by star. */
export function spaces(l: BoardLayout): Space[] {
  return STARS.flatMap(({ directions }, star) =>
    directions.map((direction, i) => {
      const angle = DIRECTIONS[direction]!;
      const at = toward(starAt(l, star), angle, HALF * l.edge);
      return { star, position: i + 1, at, turn: upright(angle) };
    }),
  );
}

/** Where a structure stands: between stars, or outside its own. */
export function structureAt(l: BoardLayout, { kind, number }: Structure): Point {
  const own = starAt(l, number);
  if (kind === "window") return toward(own, PLACES[STARS[number]!.place]!, 1.3 * l.edge);
  const other = kind === "pillar" ? l.centre : starAt(l, (number % 6) + 1);
  return [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
}

/** The corners of the board: the middle of a kept tile, and of the chip of a cost beyond it. */
export function corners(l: BoardLayout): { kept: Point; chip: Point }[] {
  const [x, y] = l.centre;
  const signs: Point[] = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ];
  return signs.map(([sx, sy]) => ({
    kept: [x + sx * 3.8 * l.edge, y + sy * 2.75 * l.edge],
    chip: [x + sx * 3.78 * l.edge, y + sy * 3.95 * l.edge],
  }));
}

/** The outline of a rhombus, its long axis turned by some degrees. */
export function rhombus([x, y]: Point, edge: number, turn: number): string {
  const tip = (degrees: number, distance: number) => toward([x, y], turn + degrees, distance);
  return polygon([
    tip(0, HALF * edge),
    tip(90, edge / 2),
    tip(180, HALF * edge),
    tip(270, edge / 2),
  ]);
}

export function layoutOwn(width: number, narrow: boolean): BoardLayout {
  const edge = width / ACROSS;
  const stars = DOWN * edge;
  const handEdge = narrow ? 28 : 34;
  const label = narrow ? 62 : 84;
  const pitch = Math.min(narrow ? 50 : 76, (width - label) / COLOURS.length);
  const start = narrow ? 0 : Math.max(0, (width - label - pitch * COLOURS.length) / 2);
  const tall = 2 * HALF * handEdge;
  const hand = {
    x: start + label + pitch / 2,
    y: stars + (narrow ? 8 : 12) + tall / 2,
    edge: handEdge,
    pitch,
    perRow: COLOURS.length,
    labelX: start,
  };
  const height = Math.ceil(hand.y + tall / 2 + 8);
  return { width, height, edge, centre: [width / 2, stars / 2], hand };
}

/** The board of somebody else: small, with the hand beside it where there is room. */
export function layoutOther(width: number): BoardLayout {
  const beside = width >= 25 * ACROSS + 150;
  const edge = Math.min(32, Math.max(22, (width - (beside ? 150 : 0)) / ACROSS));
  const stars = DOWN * edge;
  const pitch = beside ? 48 : Math.min(46, (ACROSS * edge) / COLOURS.length);
  const hand = {
    x: beside ? ACROSS * edge + 40 : pitch / 2,
    y: beside ? 60 : stars + 28,
    edge: 22,
    pitch,
    perRow: beside ? 3 : COLOURS.length,
    labelX: beside ? ACROSS * edge + 20 : -1,
  };
  const natural = beside ? hand.x + 2.6 * pitch : ACROSS * edge;
  const height = Math.ceil(beside ? stars : hand.y + 30);
  const centre: Point = [(ACROSS * edge) / 2, stars / 2];
  return { width: Math.ceil(natural), height, edge, centre, hand };
}

/** The middle of a colour's place in the hand. */
export function handPlace({ hand }: BoardLayout, colour: number): Point {
  const row = Math.floor(colour / hand.perRow);
  return [hand.x + (colour % hand.perRow) * hand.pitch, hand.y + row * (2 * HALF * hand.edge + 16)];
}

export interface SourcePlace {
  source: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface OfferLayout {
  width: number;
  height: number;
  edge: number;
  /** Whether a whole display is one target, because a tile would be too small to touch. */
  whole: boolean;
  /** The displays in order, and the centre last; empty while tiles are placed. */
  places: SourcePlace[];
  wild: { y: number; edge: number };
  supply: { x: number; y: number; edge: number; pitch: number } | null;
}

/** Wild colour, then displays and centre while they are in use, then the supply. */
export function layoutOffer(
  width: number,
  narrow: boolean,
  displays: number,
  taking: boolean,
): OfferLayout {
  const wild = narrow ? { y: 17, edge: 17 } : { y: 24, edge: 22 };
  const top = narrow ? 40 : 60;
  const isDense = narrow && displays > 5;
  const half = (displays + 1) / 2;
  const perRow = isDense || (!narrow && width < 100 * half) ? 4 : narrow ? 3 : half;
  const gap = isDense ? 6 : narrow ? 8 : 12;
  const cell = (width - (perRow - 1) * gap) / perRow;
  const edge = Math.min(narrow ? 26 : 36, (cell - (isDense ? 8 : 16)) / 4.4);
  const height = isDense ? 54 : narrow ? 72 : Math.round(2 * HALF * edge + 40);
  const least = isDense ? 1.5 * cell : narrow ? 80 : 130;
  const places = taking ? grid(displays, { width, top, perRow, cell, height, gap, least }) : [];
  const last = places.at(-1);
  const bottom = last ? last.y + last.height / 2 + gap : top;
  const supply = taking && narrow ? null : supplyAt(width, narrow, bottom, taking);
  const end = supply ? supply.y + HALF * supply.edge + 10 : bottom - gap + 2;
  return { width, height: Math.ceil(end), edge, whole: narrow, places, wild, supply };
}

interface Grid {
  width: number;
  top: number;
  perRow: number;
  cell: number;
  height: number;
  gap: number;
  /** What the centre needs to lie beside the last displays. */
  least: number;
}

function grid(displays: number, g: Grid): SourcePlace[] {
  const rowY = (row: number) => g.top + row * (g.height + g.gap) + g.height / 2;
  const places = Array.from({ length: displays }, (_, i): SourcePlace => {
    const x = (i % g.perRow) * (g.cell + g.gap) + g.cell / 2;
    const y = rowY(Math.floor(i / g.perRow));
    return { source: i + 1, x, y, width: g.cell, height: g.height };
  });
  const used = displays % g.perRow;
  const free = used ? g.width - used * (g.cell + g.gap) : 0;
  const rows = Math.ceil(displays / g.perRow);
  const [width, y] = free >= g.least ? [free, rowY(rows - 1)] : [g.width, rowY(rows)];
  return [...places, { source: 0, x: g.width - width / 2, y, width, height: g.height }];
}

function supplyAt(width: number, narrow: boolean, top: number, taking: boolean) {
  const label = narrow ? 70 : 92;
  const pitch = Math.min(taking ? 46 : 52, (width - label) / 10);
  const edge = Math.min(taking ? 28 : 36, pitch - 5);
  return { x: label + pitch / 2, y: top + HALF * edge + 8, edge, pitch };
}

/** The middles of what lies in the centre, and the size of its tiles. */
export function centrePlaces(
  { x, y, width, height }: SourcePlace,
  edge: number,
  count: number,
): { spots: Point[]; edge: number } {
  const oneRow = count * (edge + 9) <= width - 12;
  const perRow = oneRow ? count : Math.ceil(count / 2);
  const size = oneRow ? edge : Math.min(edge, (height - 10) / (4 * HALF));
  const pitch = Math.min(1.5 * size, (width - 12) / perRow);
  const rows = oneRow ? 1 : 2;
  const spots = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const across = (i % perRow) - (inRow - 1) / 2;
    return [x + across * pitch, y + (row - (rows - 1) / 2) * 2 * HALF * size];
  });
  return { spots, edge: size };
}
