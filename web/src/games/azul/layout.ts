/** Geometry of Azul's pictures, in pixels, for a given width. */
import type { Point, Rect } from "../shapes";
import type { SourcePlace } from "../displays";
import { COLOURS, FLOOR_PLACES } from "./view";

export interface BoardLayout {
  width: number;
  height: number;
  tile: number;
  gap: number;
  pitch: number;
  /** The right edge of the lines, and the left edge of the wall. */
  linesEnd: number;
  wallStart: number;
  floor: { x: number; y: number; tile: number; pitch: number; labelX: number };
  /** The free part beside another player's board. */
  aside?: Rect;
}

const SIZE = COLOURS.length;
export const SMALLEST = 22;
const LARGEST = 64;
/** Pictures wider than this are scaled up. */
export const [OWN_WIDEST, OTHER_WIDEST, RING_WIDEST] = [806, 720, 600];
/** The width of another player's board with the floor line below it. */
const NARROW = 330;
/** A narrower ring would have tiles that are too small. */
export const RING_LEAST = 340;

const gapOf = (tile: number) => Math.max(3, Math.round(tile / 10));

/** The centres of a board's places. */
export const linePlace = (l: BoardLayout, line: number, place: number): Point => [
  l.linesEnd - l.tile / 2 - (place - 1) * (l.tile + l.gap),
  (line - 0.5) * l.pitch,
];
export const wallPlace = (l: BoardLayout, row: number, column: number): Point => [
  l.wallStart + l.tile / 2 + (column - 1) * (l.tile + l.gap),
  (row - 0.5) * l.pitch,
];
export const floorPlace = (l: BoardLayout, place: number): Point => [
  l.floor.x + l.floor.tile / 2 + (place - 1) * l.floor.pitch,
  l.floor.y,
];

/** The width of lines and wall, with the gap between them, for a size of tile. */
function span(tile: number, between: number): number {
  return 2 * (SIZE * tile + (SIZE - 1) * gapOf(tile)) + between * tile;
}

/** The largest tile, in whole pixels, for which lines and wall fit. */
function fit(width: number, between: number, most: number): number {
  let tile = most;
  while (tile > SMALLEST && span(tile, between) > width) tile -= 1;
  return tile;
}

/** Your own board, with space for what is lost or gained at its left, and for bonuses at its right. */
export function layoutOwn(width: number, narrow: boolean): BoardLayout {
  const [between, left, right] = narrow ? [0.5, 0, 17] : [1.2, Math.min(22, width / 30), 26];
  const tile = fit(width - left - right, between, LARGEST);
  const gap = gapOf(tile);
  const pitch = Math.max(44, Math.round(tile * 1.18));
  const free = width - span(tile, between) - left - right;
  const linesEnd = left + free / 2 + SIZE * (tile + gap) - gap;
  const label = narrow ? 66 : 72;
  const floorTile = Math.min(
    narrow ? 34 : Math.round(tile * 0.8),
    Math.floor((width - label) / FLOOR_PLACES) - 4,
  );
  const labelX = Math.max(0, linesEnd - SIZE * (tile + gap) + gap);
  const floor = {
    x: labelX + label,
    y: SIZE * pitch + (narrow ? 30 : Math.max(34, tile * 0.56)) + floorTile / 2 - 6,
    tile: floorTile,
    pitch: floorTile + Math.max(4, gapOf(floorTile)),
    labelX,
  };
  const height = Math.ceil(floor.y + floorTile / 2 + 8);
  return { width, height, tile, gap, pitch, linesEnd, wallStart: linesEnd + between * tile, floor };
}

/** The centres of the bonuses of your own board, and the size of the tiles among them. */
export interface BonusPlaces {
  rows: Point[];
  columns: Point[];
  colours: Point[];
  colour: Point;
  mini: number;
  /** Half the width of a bonus. */
  half: number;
}

/** Bonuses right of the wall and below it; those of colours below the lines. */
export function bonusPlaces(l: BoardLayout): BonusPlaces {
  const numbers = Array.from({ length: SIZE }, (_, i) => i + 1);
  const end = wallPlace(l, 1, SIZE)[0] + l.tile / 2;
  const half = Math.min(12, (l.width - end) / 2);
  const top = SIZE * l.pitch - (l.pitch - l.tile) / 2;
  const y = (top + l.floor.y - l.floor.tile / 2) / 2;
  const mini = Math.min(22, Math.max(15, l.tile * 0.36));
  const step = mini + 5;
  return {
    rows: numbers.map((row) => [end + half + 1, wallPlace(l, row, 1)[1]]),
    columns: numbers.map((column) => [wallPlace(l, 1, column)[0], y]),
    colours: numbers.map((i) => [l.linesEnd - mini / 2 - (SIZE - i) * step - 28, y]),
    colour: [l.linesEnd - 12, y],
    mini,
    half,
  };
}

/** Another player's board: small, with the floor line beside it if there is space. */
export function layoutOther(width: number): BoardLayout {
  const between = 0.7;
  const floorWidth = (tile: number) => FLOOR_PLACES * (tile + 3) + 24;
  const beside = width >= span(SMALLEST, between) + floorWidth(SMALLEST);
  const most = beside ? 27 : 34;
  let tile = fit(width, between, most);
  while (beside && span(tile, between) + floorWidth(tile) > width) tile -= 1;
  const gap = gapOf(tile);
  const pitch = tile + gap;
  const linesEnd = SIZE * (tile + gap) - gap;
  const apart = Math.min(48, Math.max(24, (width - span(tile, between)) / 8));
  const floorTile = Math.min(tile, Math.floor(span(tile, between) / FLOOR_PLACES) - 3);
  const below = SIZE * pitch + 8;
  const floor = {
    x: beside ? span(tile, between) + apart : 0,
    y: beside ? tile / 2 + 20 : below + floorTile / 2,
    tile: floorTile,
    pitch: floorTile + 3,
    labelX: beside ? span(tile, between) + apart : -1,
  };
  const height = beside ? SIZE * pitch : below + floorTile + 2;
  const natural = beside ? Math.max(width, floor.x + FLOOR_PLACES * floor.pitch) : span(tile, between);
  const wallStart = linesEnd + between * tile;
  const under = floor.y + floorTile / 2 + 12;
  const aside = beside
    ? { x: floor.x, y: under, width: natural - floor.x, height: height - under }
    : undefined;
  return { width: Math.ceil(natural), height, tile, gap, pitch, linesEnd, wallStart, floor, aside };
}

/** Layouts of another player's board that fill a card: with the floor line beside the wall, or below it. */
export function layoutsOther(width: number): [BoardLayout, ...BoardLayout[]] {
  return [layoutOther(Math.min(width, OTHER_WIDEST)), layoutOther(Math.min(width, NARROW))];
}

export interface OfferLayout {
  width: number;
  height: number;
  tile: number;
  round: boolean;
  /** Whether a whole display is one target because its tiles are too small to touch. */
  whole: boolean;
  /** The displays in order, then the centre. */
  places: SourcePlace[];
}

const PLATE_SHARE: Record<number, number> = { 5: 0.272, 7: 0.25, 9: 0.232 };

/** Displays in a ring around the centre. */
export function layoutRing(width: number, displays: number): OfferLayout {
  const plate = Math.round(width * PLATE_SHARE[displays]!);
  const angle = (2 * Math.PI) / displays;
  const widest = Math.max(...Array.from({ length: displays }, (_, i) => Math.sin(i * angle)));
  const radius = (width - plate) / (2 * widest);
  const middle: Point = [width / 2, radius + plate / 2 + 28];
  const places = Array.from({ length: displays }, (_, i): SourcePlace => {
    const [x, y] = [radius * Math.sin(i * angle), -radius * Math.cos(i * angle)];
    return { source: i + 1, x: middle[0] + x, y: middle[1] + y, width: plate, height: plate };
  });
  const inner = 2 * (radius - plate / 2 - 20);
  places.push({ source: 0, x: middle[0], y: middle[1], width: inner, height: inner });
  const height = Math.ceil(middle[1] + radius * Math.cos(angle / 2) + plate / 2 + 24);
  const tile = Math.round(plate * 0.315);
  return { width, height, tile, round: true, whole: false, places };
}

/**
 * Displays in rows, with the centre in the rest of the last row or below it. If the height is
 * limited, rows hold more displays and the centre is lower.
 */
export function layoutRows(width: number, displays: number, height = Infinity): OfferLayout {
  const gap = width < 360 ? 6 : 8;
  const short = height < width / 2 - 3 * gap;
  const perRow = width >= 600 ? displays : displays === 5 && !short ? 4 : 5;
  const plate = Math.min(120, Math.floor((width - (perRow - 1) * gap) / perRow));
  const left = (width - perRow * plate - (perRow - 1) * gap) / 2;
  const column = (i: number) => left + i * (plate + gap);
  const row = (i: number) => i * (plate + gap);
  const places = Array.from({ length: displays }, (_, i): SourcePlace => {
    const [x, y] = [column(i % perRow) + plate / 2, row(Math.floor(i / perRow)) + plate / 2];
    return { source: i + 1, x, y, width: plate, height: plate };
  });
  const used = displays % perRow;
  const rows = Math.ceil(displays / perRow);
  const beside = used > 0 && perRow - used >= 3;
  const start = beside ? column(used) : left;
  const top = row(beside ? rows - 1 : rows);
  const deep = beside ? plate : Math.max(short ? 48 : 64, Math.min(96, plate));
  const across = width - left - start;
  places.push({ source: 0, x: start + across / 2, y: top + deep / 2, width: across, height: deep });
  const tile = Math.min(52, Math.floor((plate - 12) / 2));
  const whole = width < 340 || displays > 5;
  return { width, height: Math.ceil(top + deep), tile, round: false, whole, places };
}

/** The centres of the tiles in the centre: a strip has one row, a ring three. */
export function centrePlaces(
  { x, y, width }: SourcePlace,
  { tile, round }: OfferLayout,
  count: number,
): Point[] {
  const perRow = round ? Math.min(3, count) : count;
  const pitch = Math.min(tile * 1.36, (width - 8) / perRow);
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const across = (i % perRow) - (inRow - 1) / 2;
    return [x + across * pitch, y + (row - (rows - 1) / 2) * tile * 1.3];
  });
}
