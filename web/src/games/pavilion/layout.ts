/** Geometry of Summer Pavilion's pictures, in pixels, for a given width. */
import type { OwnBoard } from "../fit";
import { type Point, polygon, type Rect } from "../shapes";
import type { SourcePlace } from "../displays";
import { COLOURS, STARS, type Structure } from "./view";

/** The edge of a tile in your own hand on a desktop. */
const HAND = 44;
/** Clockwise from the east, in degrees. */
const PLACES: Record<string, number> = { E: 0, SE: 60, SW: 120, W: 180, NW: 240, NE: 300 };
const DIRECTIONS: Record<string, number> = { SE: 30, S: 90, SW: 150, NW: 210, N: 270, NE: 330 };
const HALF = Math.sqrt(3) / 2; // half the long axis of a rhombus with edge 1
const APART = 3; // the distance between stars, in edges
const ACROSS = 9.12; // the width of the board with a margin, in edges
const DOWN = 5 * Math.sqrt(3) + 0.24;
const CENTRE = 1.6; // the width of the centre in displays, if all are in one row
/** In a low offer: where the wild colours end, and where the supply's label and tiles start. */
const LOW = { wild: 420, label: 448, supply: 530 };
/** The minimum and maximum width of a low offer. */
export const [LOW_LEAST, LOW_WIDEST] = [930, 1040];
/** Pictures wider than this are scaled up. */
export const [OWN_WIDEST, OTHER_WIDEST, OFFER_WIDEST] = [760, 442, 760];

const toward = ([x, y]: Point, degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
};

export interface Space {
  star: number;
  position: number;
  at: Point;
  /** The rotation of a tile here: light comes from above, so never upside down. */
  turn: number;
}

export interface BoardLayout {
  width: number;
  height: number;
  edge: number;
  centre: Point;
  hand: {
    x: number;
    y: number;
    edge: number;
    pitch: number;
    perRow: number;
    label: Point | null;
    /** The surface behind the hand, if it is beside the stars. */
    panel?: Rect;
  };
  /** The free part of another player's board. */
  aside?: Rect;
}

/** An equivalent rotation of a rhombus between -90 and 60 degrees. */
function upright(degrees: number): number {
  const turned = degrees % 180;
  return turned >= 90 ? turned - 180 : turned;
}

/** The centre of a star. */
export function starAt(l: BoardLayout, star: number): Point {
  const place = PLACES[STARS[star]!.place];
  return place === undefined ? l.centre : toward(l.centre, place, APART * l.edge);
}

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

/** Towards the outer tip of a space, where words cover neither its letter nor its neighbours. */
export function outerTip(l: BoardLayout, { star, at }: Pick<Space, "star" | "at">): Point {
  const [x, y] = starAt(l, star);
  return [at[0] + 0.66 * (at[0] - x), at[1] + 0.66 * (at[1] - y)];
}

/** The position of a structure: between stars, or outside its own. */
export function structureAt(l: BoardLayout, { kind, number }: Structure): Point {
  const own = starAt(l, number);
  if (kind === "window") return toward(own, PLACES[STARS[number]!.place]!, 1.3 * l.edge);
  const other = kind === "pillar" ? l.centre : starAt(l, (number % 6) + 1);
  return [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
}

/** Half the width of a cost with its bonus: on a small phone it reaches a little beyond the board. */
export const chipHalf = (edge: number): number => Math.max(39, Math.min(52, 1.06 * edge));

/** The corners of the board: the centres of a kept tile and of the cost beyond it. */
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
    chip: [x + sx * Math.max(3.47 * l.edge, 2.4 * l.edge + chipHalf(l.edge)), y + sy * 3.95 * l.edge],
  }));
}

/** The outline of a rhombus, rotated by some degrees. */
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
  const handEdge = narrow ? 28 : HAND;
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
    label: [start, stars + (narrow ? 13 : 17) + tall / 2] as Point,
  };
  const height = Math.ceil(hand.y + tall / 2 + 8);
  return { width, height, edge, centre: [width / 2, stars / 2], hand };
}

/** The hand in two columns beside the stars, so that both are large on a wide screen. */
function layoutBeside(width: number): BoardLayout {
  const [pitch, perRow, gap, padding, title] = [66, 2, 16, 10, 40];
  const across = perRow * pitch + 2 * padding;
  const edge = (width - gap - across) / ACROSS;
  const stars = DOWN * edge;
  const down = title + (COLOURS.length / perRow) * handRow(HAND);
  const panel = { x: width - across, y: (stars - down) / 2, width: across, height: down };
  const hand = {
    x: panel.x + padding + pitch / 2,
    y: panel.y + title + handRow(HAND) / 2 - 8,
    edge: HAND,
    pitch,
    perRow,
    label: [panel.x + 16, panel.y + 25] as Point,
    panel,
  };
  return { width, height: Math.ceil(stars), edge, centre: [(ACROSS * edge) / 2, stars / 2], hand };
}

/** Layouts of your own board; the first one if height does not matter. */
export function layoutsOwn(width: number, narrow: boolean): BoardLayout[] {
  const usual = layoutOwn(width, narrow);
  return narrow ? [usual] : [usual, layoutBeside(width)];
}

export const OWN: OwnBoard<BoardLayout> = {
  usual: (width) => layoutOwn(width, false),
  low: layoutBeside,
  most: OWN_WIDEST,
  size: ({ edge }) => edge,
  enough: Infinity,
};

/** The width of another player's board with everything below it. */
const NARROW = 280;
/** The height of the words beside or below another player's board. */
const WORDS = 50;
/** The width of the hand beside another player's board, if there is space. */
const BESIDE = 176;
const isWide = (width: number) => width >= 25 * ACROSS + BESIDE;

/** Layouts of another player's board; the first one if height does not matter. */
export function layoutsOther(width: number): [BoardLayout, ...BoardLayout[]] {
  const plain = layoutOther(width, false);
  const words = { x: 0, y: plain.height + 6, width: plain.width, height: WORDS };
  const worded = { ...plain, height: plain.height + 6 + WORDS, aside: words };
  return isWide(width) ? [layoutOther(width), worded, plain] : [worded, plain];
}

/** Layouts of another player's board that fill a card. */
export function layoutsCard(width: number): [BoardLayout, ...BoardLayout[]] {
  const narrow = layoutsOther(Math.min(width, NARROW));
  return isWide(width) ? [layoutOther(Math.min(width, OTHER_WIDEST)), ...narrow] : narrow;
}

/** Another player's board: small, with the hand beside or below it. */
export function layoutOther(width: number, beside = isWide(width)): BoardLayout {
  const edge = Math.min(beside ? 32 : 44, Math.max(22, (width - (beside ? BESIDE : 0)) / ACROSS));
  const stars = DOWN * edge;
  const pitch = beside ? 48 : Math.min(46, (ACROSS * edge) / COLOURS.length);
  const hand = {
    x: beside ? ACROSS * edge + 40 : pitch / 2,
    y: beside ? 60 : stars + 28,
    edge: 22,
    pitch,
    perRow: beside ? 3 : COLOURS.length,
    label: beside ? ([ACROSS * edge + 20, 24] as Point) : null,
  };
  const natural = beside ? hand.x + 2.9 * pitch : ACROSS * edge;
  const height = Math.ceil(beside ? stars : hand.y + 30);
  const centre: Point = [(ACROSS * edge) / 2, stars / 2];
  const words = { x: hand.x - 20, y: stars - WORDS, width: natural - hand.x + 20, height: WORDS };
  return { width: Math.ceil(natural), height, edge, centre, hand, aside: beside ? words : undefined };
}

/** The distance between rows of a hand. */
const handRow = (edge: number) => 2 * HALF * edge + 16;

/** The centre of a colour's place in the hand. */
export function handPlace({ hand }: BoardLayout, colour: number): Point {
  const row = Math.floor(colour / hand.perRow);
  return [hand.x + (colour % hand.perRow) * hand.pitch, hand.y + row * handRow(hand.edge)];
}

export interface OfferLayout {
  width: number;
  height: number;
  edge: number;
  /** Whether a whole display is one target because its tiles are too small to touch. */
  whole: boolean;
  /** The displays in order, then the centre; empty while tiles are placed. */
  places: SourcePlace[];
  wild: { right: number; y: number; edge: number };
  supply: { labelX: number; x: number; y: number; edge: number; pitch: number } | null;
}

/** A low offer: the supply beside the wild colour, displays in one or two rows. */
export function layoutsLow(width: number, displays: number): OfferLayout[] {
  return [displaysInRow(width, false, displays), displays + 1].map((perRow) => {
    const l = layoutOffer(width, false, displays, true, perRow);
    const { y, edge } = l.wild;
    const pitch = (width - LOW.supply) / 10;
    const supply = { labelX: LOW.label, x: LOW.supply + pitch / 2, y, edge, pitch };
    const end = Math.max(...l.places.map((place) => place.y + place.height / 2));
    return { ...l, wild: { right: LOW.wild, y, edge }, supply, height: Math.ceil(end) + 2 };
  });
}

/** An offer in two rows with a centre as wide as a display, if there is no space for a third. */
export function layoutDense(width: number, displays: number): OfferLayout {
  return layoutOffer(width, false, displays, true, (displays + 1) / 2, 0);
}

/** Displays in two rows with the centre at the end of the second, unless they become too small. */
function displaysInRow(width: number, narrow: boolean, displays: number): number {
  const half = (displays + 1) / 2;
  if (narrow) return displays > 5 ? 4 : 3;
  return width < 100 * half ? 4 : half;
}

/** Wild colour, then displays and centre while they are in use, then the supply. */
export function layoutOffer(
  width: number,
  narrow: boolean,
  displays: number,
  taking: boolean,
  perRow = displaysInRow(width, narrow, displays),
  centre = narrow ? 80 : 130,
  complete = !narrow || !taking,
): OfferLayout {
  const wild = narrow ? { right: width, y: 17, edge: 17 } : { right: width, y: 24, edge: 22 };
  const top = narrow ? 40 : 60;
  const isDense = narrow && displays > 5;
  const gap = isDense ? 6 : narrow ? 8 : 12;
  const inOneRow = perRow > displays; // with the centre, which is wider than they are
  const cell = (width - (perRow - 1) * gap) / (inOneRow ? displays + CENTRE : perRow);
  const edge = Math.min(narrow ? 26 : 36, (cell - (isDense ? 8 : 16)) / 4.4);
  const height = isDense ? 54 : narrow ? 72 : Math.round(2 * HALF * edge + 40);
  const least = isDense ? 1.5 * cell : centre;
  const places = taking ? grid(displays, { width, top, perRow, cell, height, gap, least }) : [];
  const last = places.at(-1);
  const bottom = last ? last.y + last.height / 2 + gap : top;
  const supply = complete ? supplyAt(width, narrow, bottom, taking) : null;
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
  /** The width that the centre needs beside the last displays. */
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
  return { labelX: 0, x: label + pitch / 2, y: top + HALF * edge + 8, edge, pitch };
}

/** The centres of the tiles in the centre, and their size. */
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
