/** Geometry of Queen's Garden's boards, in pixels, for a given width. */
import type { OwnBoard } from "../fit";
import { type Point, polygon } from "../shapes";
import { EXPANSION_PLACES, STEPS, TILE_PLACES } from "./view";

export const ROOT = Math.sqrt(3);
const ACROSS = 15.8; // the width of the garden with a margin, in cell radii
const DOWN = 14.2;
export const FLOWER = 3 * ROOT; // the width of an expansion, in radii of its cells
/** Pictures wider than this are scaled up. */
export const [OWN_WIDEST, OTHER_WIDEST] = [900, 506];
/** Gaps between storage places, across and down; between expansions. */
const [GAP, DROP, APART] = [4, 4, 10];
/** The space of the words above a storage. */
const LABEL = 23;
/** The minimum radius of a stored tile: 44 pixels wide. */
const STORED = 25.5;

export function spotAt([x, y]: Point, [q, r]: Point, radius: number): Point {
  return [x + ROOT * radius * (q + r / 2), y + 1.5 * radius * r];
}

const corner = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
};

/** The outline of a hexagon, point up. */
export function hexagon(at: Point, radius: number): string {
  return polygon([-90, -30, 30, 90, 150, 210].map((degrees) => corner(at, radius, degrees)));
}

/** The edge of a hexagon in one of the six directions, as a path. */
export function edgeOf(at: Point, radius: number, direction: number): string {
  const ends = [-30, 30].map((turn) => corner(at, radius, turn - 60 * direction));
  return `M${ends.map((end) => end.map((each) => each.toFixed(2)).join(" ")).join("L")}`;
}

/** The centres of an expansion's seven cells: the middle one first. */
export function flower(at: Point, radius: number): Point[] {
  return [at, ...STEPS.map((petal) => spotAt(at, petal, radius))];
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
  /** Where the words above storage and expansions begin, and how large they are. */
  labels: { store: Point; expansions: Point; size: number };
  /** The start marker, if this seat has it. */
  marker: Point;
  /** Where the number of groups stands, beside another player's garden. */
  groups: Point | null;
  /** The surface behind the storage, if it is beside the garden. */
  panel?: { x: number; y: number; width: number; height: number };
}

type Store = BoardLayout["store"];

/** The centre of a storage place, counted from 0. */
export function storePlace({ store }: Pick<BoardLayout, "store">, place: number): Point {
  const row = Math.floor(place / store.perRow);
  return [
    store.x + (place % store.perRow) * (ROOT * store.radius + GAP),
    store.y + row * (2 * store.radius + DROP),
  ];
}

const storeWidth = (radius: number, perRow: number) => perRow * (ROOT * radius + GAP) - GAP;
const storeHeight = (radius: number, perRow: number) =>
  Math.ceil(TILE_PLACES / perRow) * (2 * radius + DROP) - DROP;

/** A storage whose upper left corner is at a point. */
function storeAt([left, top]: Point, radius: number, perRow: number): Store {
  return { x: left + (ROOT * radius) / 2, y: top + radius, radius, perRow };
}

/** The centres of expansions in a row or in a column, the upper left corner of the first at a point. */
function expansionsAt([left, top]: Point, radius: number, isColumn = false): Point[] {
  const [x, y] = [left + (FLOWER * radius) / 2, top + 2.5 * radius];
  return Array.from({ length: EXPANSION_PLACES }, (_, i): Point =>
    isColumn ? [x, y + i * (5 * radius + APART)] : [x + i * (FLOWER * radius + APART), y],
  );
}

const rowOf = (radius: number) => EXPANSION_PLACES * (FLOWER * radius + APART) - APART;

export function layoutOwn(width: number, narrow: boolean): BoardLayout {
  return narrow ? layoutPhone(width) : layoutBelow(width);
}

/** Storage in two rows below the garden, with expansions stacked beside them. */
function layoutPhone(width: number): BoardLayout {
  const [radius, perRow] = [width / ACROSS, TILE_PLACES / 2];
  const size = Math.min(30, ((0.83 * width + GAP) / perRow - GAP) / ROOT);
  const petal = Math.min((storeHeight(size, perRow) - APART) / 10, (0.15 * width) / FLOWER);
  const beside = FLOWER * petal + 8;
  const left = Math.max(0, (width - storeWidth(size, perRow) - beside) / 2);
  const label = DOWN * radius + 16;
  const top = label + 8;
  const first = width - left - FLOWER * petal;
  return {
    width,
    height: Math.ceil(top + Math.max(storeHeight(size, perRow), 10 * petal + APART) + 4),
    radius,
    centre: [width / 2, (DOWN * radius) / 2],
    store: storeAt([left, top], size, perRow),
    expansions: { spots: expansionsAt([first, top], petal, true), radius: petal },
    labels: { store: [left, label], expansions: [width - left, label], size: 13 },
    marker: [width / 2, label - 5],
    groups: null,
  };
}

/** Storage in two rows below the garden, with expansions in line. */
function layoutBelow(width: number): BoardLayout {
  const [radius, perRow, between] = [width / ACROSS, TILE_PLACES / 2, 28];
  const share = (width - between) / (storeWidth(1, perRow) + rowOf(1) + 30);
  const size = Math.min(30, Math.max(STORED, share));
  const wide = storeWidth(size, perRow);
  const petal = Math.min((storeHeight(size, perRow) + 4) / 5, (width - between - wide - APART) / 2 / FLOWER);
  const left = Math.max(0, (width - wide - between - rowOf(petal)) / 2);
  const label = DOWN * radius + 18;
  const top = label + 10;
  const first = left + wide + between;
  return {
    width,
    height: Math.ceil(top + storeHeight(size, perRow) + 4),
    radius,
    centre: [width / 2, (DOWN * radius) / 2],
    store: storeAt([left, top], size, perRow),
    expansions: { spots: expansionsAt([first, top], petal), radius: petal },
    labels: { store: [left, label], expansions: [first, label], size: 15 },
    marker: [first + rowOf(petal) - 14, label - 5],
    groups: null,
  };
}

/** Storage in a column beside the garden, with expansions below it: the garden has all the height. */
function layoutBeside(width: number): BoardLayout {
  const [perRow, gap, padding, share] = [3, 12, 11, 0.76]; // stored tiles are smaller than cells
  const around = gap + 2 * padding;
  const even = (width - around - 2 * GAP) / (ACROSS + perRow * ROOT * share);
  const size = Math.max(STORED, share * even);
  const wide = storeWidth(size, perRow);
  const radius = (width - around - wide) / ACROSS;
  const [left, down] = [width - padding - wide, DOWN * radius];
  const below = LABEL + storeHeight(size, perRow) + 8 + LABEL;
  const beside = (wide - APART) / 2 / FLOWER;
  const column = Math.min(wide / FLOWER, size * 0.9, (down - 2 * padding - below - APART) / 10);
  const isColumn = column > beside;
  const petal = Math.max(beside, column);
  const high = below + (isColumn ? 10 * petal + APART : 5 * petal) + 2 * padding;
  const height = Math.ceil(Math.max(down, high));
  const top = (height - high) / 2 + padding;
  const first = isColumn ? left + (wide - FLOWER * petal) / 2 : left;
  return {
    width,
    height,
    radius,
    centre: [(ACROSS * radius) / 2, height / 2],
    store: storeAt([left, top + LABEL], size, perRow),
    expansions: { spots: expansionsAt([first, top + below], petal, isColumn), radius: petal },
    labels: { store: [left, top + 13], expansions: [left, top + below - 11], size: 15 },
    marker: [left + wide - 11, top + below + 8],
    groups: null,
    panel: { x: left - padding, y: top - padding, width: wide + 2 * padding, height: high },
  };
}

/** Layouts of your own garden; the first one if height does not matter. */
export function layoutsOwn(width: number, narrow: boolean): BoardLayout[] {
  return narrow ? [layoutPhone(width)] : [layoutBelow(width), layoutBeside(width)];
}

export const OWN: OwnBoard<BoardLayout> = {
  usual: layoutBelow,
  low: layoutBeside,
  most: OWN_WIDEST,
  size: ({ radius }) => radius,
  enough: Infinity,
};

/** The width of the storage beside another player's garden, if there is space. */
const BESIDE = 190;
const isWide = (width: number) => width >= 16 * ACROSS + BESIDE;
/** The sizes of another player's things: of stored tiles, of the cells of expansions. */
const [OTHER_STORED, SMALLEST, LARGEST] = [13, 6, 11.4];
/** The radius of a small garden: at least and at most. */
const [OTHER_LEAST, OTHER_MOST] = [9, 22];
/** The height of a line of words, and of all that is below another player's garden. */
const WORDS = 19;
const BELOW = 2 + 2 * WORDS + storeHeight(OTHER_STORED, TILE_PLACES / 2) + 5;

/** Another player's garden, and all that is stored beside it or below it; as high as possible. */
export function layoutOther(width: number, beside = isWide(width), most = Infinity): BoardLayout {
  const fits = Math.min((width - (beside ? BESIDE : 0)) / ACROSS, (most - (beside ? 0 : BELOW)) / DOWN);
  const radius = Math.min(OTHER_MOST, Math.max(OTHER_LEAST, fits));
  const [perRow, between] = [TILE_PLACES / 2, 14];
  const stored = storeWidth(OTHER_STORED, perRow);
  const wide = beside ? 0 : Math.max(ACROSS * radius, Math.min(width, stored + between + rowOf(9)));
  const [across, down] = [beside ? ACROSS * radius : wide, DOWN * radius];
  const room = (across - stored - between - APART) / EXPANSION_PLACES / FLOWER;
  const petal = beside ? LARGEST : Math.max(SMALLEST, Math.min(LARGEST, room));
  const left = beside ? across + 24 : 0;
  const top = (beside ? 0.12 * down : down + 2) + WORDS;
  const end = top + storeHeight(OTHER_STORED, perRow);
  const corner: Point = beside ? [left, end + 12] : [across - rowOf(petal), top + (end - top - 5 * petal) / 2];
  const groups = beside ? corner[1] + 5 * petal + 22 : end + WORDS;
  return {
    width: Math.ceil(beside ? left + stored + 4 : Math.max(across, stored)),
    height: Math.ceil(Math.max(beside ? down : 0, groups + 5)),
    radius,
    centre: [across / 2, down / 2],
    store: storeAt([left, top], OTHER_STORED, perRow),
    expansions: { spots: expansionsAt(corner, petal), radius: petal },
    labels: { store: [left, top - 7], expansions: [left, top - 7], size: 13 },
    marker: [(beside ? left + stored : across) - 13, top - 12],
    groups: [left, groups],
  };
}

/** Another player's garden in little height: the storage in one row, expansions in the lower corners. */
function layoutDense(width: number, most: number): BoardLayout {
  const size = Math.min(OTHER_STORED, ((width + 2) / TILE_PLACES - GAP) / ROOT);
  const below = 2 + WORDS + 2 * size + 4;
  const radius = Math.min(OTHER_MOST, Math.max(OTHER_LEAST, Math.min(width / ACROSS, (most - below) / DOWN)));
  const stored = storeWidth(size, TILE_PLACES);
  const [wide, down, petal] = [Math.max(ACROSS * radius, stored), DOWN * radius, 0.5 * radius];
  const [left, top] = [(wide - stored) / 2, down + 2 + WORDS];
  const [x, y] = [1.5 * ROOT * petal + (wide - ACROSS * radius) / 2, down - 2.5 * petal];
  return {
    width: Math.ceil(wide),
    height: Math.ceil(top + 2 * size + 4),
    radius,
    centre: [wide / 2, down / 2],
    store: storeAt([left, top], size, TILE_PLACES),
    expansions: { spots: [[x, y], [wide - x, y]], radius: petal },
    labels: { store: [left, top - 6], expansions: [left, top - 6], size: 13 },
    marker: [wide - 13, top - 12],
    groups: null,
  };
}

/** A dense layout is worth it if its garden is so much larger. */
const DENSE = 0.8;

/** Layouts of another player's garden for a height, the best one first. */
export function layoutsOther(width: number, height = Infinity): [BoardLayout, ...BoardLayout[]] {
  const below = layoutOther(width, false, height);
  const [first, ...others] = isWide(width) ? [layoutOther(width, true, height), below] : [below];
  if (height === Infinity) return [first!, ...others];
  const dense = layoutDense(width, height);
  const drawn = (l: BoardLayout) => l.radius * Math.min(1, height / l.height);
  const best = others.reduce((a, b) => (drawn(b) > drawn(a) ? b : a), first!);
  return DENSE * drawn(dense) > drawn(best) ? [dense] : [best];
}
