/** Geometry of Queen's Garden's pictures, in pixels, for a given width. */
import type { OwnBoard } from "../fit";
import { type Point, polygon } from "../shapes";
import { EXPANSION_PLACES, TILE_PLACES } from "./view";

const ROOT = Math.sqrt(3);
const ACROSS = 15.8; // the width of the garden with a margin, in cell radii
const DOWN = 14.2;
const FLOWER = 3 * ROOT; // the width of an expansion, in radii of its cells
const WHEEL_WIDTH = 8.2; // what scores in a round with its number, in radii of its hexagons
/** Pictures wider than this are scaled up. */
export const [OWN_WIDEST, OTHER_WIDEST, OFFER_WIDEST, BESIDE_WIDEST] = [696, 506, 720, 1000];
const THINGS = 12; // colours and patterns that can be taken

/** The six cells around a centre, in axial coordinates and in the order of rotations. */
const PETALS: Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function spotAt([x, y]: Point, [q, r]: Point, radius: number): Point {
  return [x + ROOT * radius * (q + r / 2), y + 1.5 * radius * r];
}

/** The outline of a hexagon, point up. */
export function hexagon([x, y]: Point, radius: number): string {
  const corners = [-90, -30, 30, 90, 150, 210].map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(corners);
}

/** The centres of an expansion's seven cells: the middle one first. */
export function flower(at: Point, radius: number): Point[] {
  return [at, ...PETALS.map((petal) => spotAt(at, petal, radius))];
}

export function flowerOutline(at: Point, radius: number, grow = 0): string {
  return flower(at, radius)
    .map((each) => hexagon(each, radius + grow))
    .join("");
}

export interface BoardLayout {
  width: number;
  height: number;
  radius: number;
  centre: Point;
  store: { x: number; y: number; radius: number; perRow: number };
  /** The centres of the places for expansions, and the radius of their cells. */
  expansions: { spots: Point[]; radius: number };
}

/** The centre of a storage place, counted from 0. */
export function storePlace({ store }: BoardLayout, place: number): Point {
  const row = Math.floor(place / store.perRow);
  return [
    store.x + (place % store.perRow) * (ROOT * store.radius + 4),
    store.y + row * (2 * store.radius + 6),
  ];
}

export function layoutOwn(width: number, narrow: boolean): BoardLayout {
  return narrow ? layoutPhone(width) : layoutColumn(width);
}

/** Storage in two rows below the garden, with expansions stacked beside them. */
function layoutPhone(width: number): BoardLayout {
  const [radius, petal] = [width / ACROSS, 12.8];
  const top = DOWN * radius + 8;
  const beside = FLOWER * petal + 8;
  const size = Math.min(26, ((width - beside) / 6 - 4) / ROOT);
  const left = Math.max(0, (width - 6 * (ROOT * size + 4) - beside) / 2);
  const step = 5 * petal + 4;
  const spots = Array.from({ length: EXPANSION_PLACES }, (_, i): Point => [
    width - left - (FLOWER * petal) / 2,
    top + 2.5 * petal + i * step,
  ]);
  const store = {
    x: left + (ROOT * size) / 2,
    y: top + size + 10,
    radius: size,
    perRow: 6,
  };
  const height = Math.ceil(top + Math.max(4 * size + 18, 2 * step) + 4);
  const centre: Point = [width / 2, (DOWN * radius) / 2];
  return { width, height, radius, centre, store, expansions: { spots, radius: petal } };
}

/** Storage in one row below the garden, so that both fit a screen. */
function layoutColumn(width: number): BoardLayout {
  const radius = width / ACROSS;
  const size = Math.min(24, (width - 72) / 27.8);
  const petal = size * 0.66;
  const across = TILE_PLACES * (ROOT * size + 4) + EXPANSION_PLACES * (FLOWER * petal + 10);
  const left = (width - across) / 2;
  const middle = DOWN * radius + 12 + 2.5 * petal;
  const spots = Array.from({ length: EXPANSION_PLACES }, (_, i): Point => [
    left + across - (FLOWER * petal) / 2 - (EXPANSION_PLACES - 1 - i) * (FLOWER * petal + 10),
    middle,
  ]);
  const store = {
    x: left + (ROOT * size) / 2,
    y: middle,
    radius: size,
    perRow: TILE_PLACES,
  };
  const height = Math.ceil(middle + 2.5 * petal + 4);
  const centre: Point = [width / 2, (DOWN * radius) / 2];
  return { width, height, radius, centre, store, expansions: { spots, radius: petal } };
}

/** Storage in a column beside the garden, with expansions below it, for wide and low screens. */
function layoutLow(width: number): BoardLayout {
  const [size, perRow, gap, petal] = [22, 3, 24, 11.3];
  const across = perRow * (ROOT * size + 4) - 4;
  const radius = (width - gap - across) / ACROSS;
  const left = width - across;
  const stored = (TILE_PLACES / perRow) * (2 * size + 6);
  const top = (DOWN * radius - stored - 10 - 5 * petal) / 2;
  const store = { x: left + (ROOT * size) / 2, y: top + size, radius: size, perRow };
  const spots = Array.from({ length: EXPANSION_PLACES }, (_, i): Point => [
    left + (FLOWER * petal) / 2 + i * (FLOWER * petal + 4),
    top + stored + 10 + 2.5 * petal,
  ]);
  const height = Math.ceil(DOWN * radius);
  const centre: Point = [(ACROSS * radius) / 2, (DOWN * radius) / 2];
  return { width, height, radius, centre, store, expansions: { spots, radius: petal } };
}

/** Layouts of your own garden; the first one if height does not matter. */
export function layoutsOwn(width: number, narrow: boolean): BoardLayout[] {
  return narrow ? [layoutPhone(width)] : [layoutColumn(width), layoutLow(width)];
}

export const OWN: OwnBoard<BoardLayout> = {
  usual: layoutColumn,
  low: layoutLow,
  most: OWN_WIDEST,
  size: ({ radius }) => radius,
  enough: 28,
};

/** The width of the storage beside another player's garden, if there is space. */
const BESIDE = 190;
const isWide = (width: number) => width >= 16 * ACROSS + BESIDE;

/**
 * Another player's garden: small, with the storage beside or below it, and expansions below the
 * storage or in line with it.
 */
export function layoutOther(width: number, beside = isWide(width)): BoardLayout {
  const radius = Math.min(beside ? 20 : 22, Math.max(13, (width - (beside ? BESIDE : 0)) / ACROSS));
  const [size, petal, perRow] = [13, 12.8, TILE_PLACES / 2];
  const [across, down] = [ACROSS * radius, DOWN * radius];
  const stored = perRow * (ROOT * size + 4) - 4;
  const laid = EXPANSION_PLACES * (FLOWER * petal + 6) - 6;
  const inLine = !beside && stored + 10 + laid <= across;
  const left = beside ? across + 24 : 0;
  const top = beside ? 24 : down + 8;
  const store = { x: left + (ROOT * size) / 2, y: top + size + (inLine ? 3 : 0), radius: size, perRow };
  const below = inLine ? top : top + 2 * (2 * size + 6) + 4;
  const first = inLine ? across - laid : left;
  const spots = Array.from({ length: EXPANSION_PLACES }, (_, i): Point => [
    first + (FLOWER * petal) / 2 + i * (FLOWER * petal + 6),
    below + 2.5 * petal,
  ]);
  const end = below + 5 * petal + 2;
  const natural = beside ? left + stored + 4 : across;
  const height = Math.ceil(beside ? Math.max(down, end) : end);
  const centre: Point = [across / 2, down / 2];
  return {
    width: Math.ceil(natural),
    height,
    radius,
    centre,
    store,
    expansions: { spots, radius: petal },
  };
}

/** Layouts of another player's garden; the first one if height does not matter. */
export function layoutsOther(width: number): [BoardLayout, ...BoardLayout[]] {
  return isWide(width) ? [layoutOther(width), layoutOther(width, false)] : [layoutOther(width)];
}

export interface OfferLayout {
  width: number;
  height: number;
  wheel: { y: number; radius: number; pitch: number; label: number };
  /** The centres of the twelve colours and patterns; null on phones, where places are picked. */
  takes: { spots: Point[]; radius: number } | null;
  /** The centres of the display's places, in order, and the radius of their cells. */
  places: Point[];
  radius: number;
  marker: Point;
}

/** Six places fit in one row unless they become too small. */
function placesInRow(width: number, narrow: boolean, count: number): number {
  if (count <= 5) return Math.max(count, 4);
  if (narrow) return Math.ceil(count / 2);
  return count === 6 && width >= 600 ? 6 : 4;
}

/** Layouts of an offer; the first one if height does not matter. */
export function layoutsOffer(
  width: number,
  narrow: boolean,
  count: number,
): [OfferLayout, ...OfferLayout[]] {
  const first = layoutOffer(width, narrow, count);
  if (narrow) return [first];
  const longer = [5, 6, 7, 8].filter((perRow) => perRow <= count);
  return [first, ...longer.map((perRow) => layoutOffer(width, narrow, count, perRow))];
}

export function layoutOffer(
  width: number,
  narrow: boolean,
  count: number,
  perRow = placesInRow(width, narrow, count),
): OfferLayout {
  const tight = narrow || width < 480;
  const wheelPitch = tight ? width / 4 : Math.min(122, (width - 150) / 4);
  const wheel = {
    y: tight ? 16 : 22,
    radius: Math.min(tight ? 11 : 13, wheelPitch / WHEEL_WIDTH),
    pitch: wheelPitch,
    label: tight ? 0 : 110,
  };
  const radius = Math.min(28, (width - 12 * (perRow - 1) - 12) / perRow / FLOWER);
  const step = (width - 12) / perRow;
  const top = narrow ? 40 : 56;
  const rowHeight = 5 * radius + (narrow ? 26 : 32);
  const places = Array.from({ length: count }, (_, i): Point => {
    const inRow = Math.min(perRow, count - Math.floor(i / perRow) * perRow);
    const shift = narrow ? 0 : ((perRow - inRow) * step) / 2;
    const x = shift + (i % perRow) * step + step / 2;
    return [x, top + Math.floor(i / perRow) * rowHeight + 2.5 * radius + 6];
  });
  const bottom = top + Math.ceil(Math.max(1, count) / perRow) * rowHeight + 4;
  const pitch = Math.min(50, width / 12);
  const size = Math.min(24, (pitch - 5) / ROOT);
  const start = (width - THINGS * pitch) / 2 + pitch / 2;
  const spots = Array.from({ length: THINGS }, (_, i): Point => [start + i * pitch, bottom + size + 2]);
  const takes = narrow ? null : { spots, radius: size };
  const height = Math.ceil(takes ? bottom + 2 * size + 8 : bottom);
  const isFull = count % perRow === 0;
  const marker: Point = tight ? [isFull ? 14 : width - 14, bottom - 16] : [width - 14, wheel.y];
  return { width, height, wheel, takes, places, radius, marker };
}

/** Low layouts of an offer, with colours and patterns beside the places: in one row, or in two. */
export function layoutsBeside(width: number, count: number): OfferLayout[] {
  const rows = count > 5 ? [1, 2] : [1];
  return rows.map((row) => layoutBeside(width, count, Math.max(4, Math.ceil(count / row))));
}

/** A low offer: colours and patterns in four rows beside the places. */
function layoutBeside(width: number, count: number, inRow: number): OfferLayout {
  const [size, perRow, gap] = [inRow < count ? 24 : 18, 3, 28];
  const [across, down] = [ROOT * size + 5, 2 * size + 4];
  const left = width - perRow * across;
  const l = layoutOffer(left - gap, false, count, inRow);
  const top = l.wheel.y + 24;
  const spots = Array.from({ length: THINGS }, (_, i): Point => [
    left + across / 2 + (i % perRow) * across,
    top + 8 + size + Math.floor(i / perRow) * down,
  ]);
  const words = 28; // below a place
  const end = l.places.length ? l.places.at(-1)![1] + 2.5 * l.radius + words : top;
  const height = Math.ceil(Math.max(end, top + 8 + (THINGS / perRow) * down));
  return { ...l, width, height, takes: { spots, radius: size }, marker: [width - 14, l.wheel.y] };
}

/** Where the tiles of a place are: on the upper and lower pairs of its cells. */
export const TILE_PETALS = [3, 2, 5, 6] as const;
