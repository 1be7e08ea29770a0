/** The positions of Queen's Garden as the server sends them. */
import boards from "../../generated/boards/garden.json";
import type { GardenColour } from "./palette";
import type { View } from "../contract";
import type { LegalAction } from "../../generated/protocol";

type Area = null | "down" | { hexagon: string; rotation: number };

export interface GardenBoard {
  score: number;
  jokers: number;
  tiles: number[];
  expansions: string[];
  passed: boolean;
  areas: Area[];
  cells: Record<string, string>;
}

export interface DisplayPlace {
  place: number;
  top: boolean;
  tiles: string[];
  expansion: string | null;
}

/** The decisions of an unfinished turn; which of them exist depends on the phase. */
interface Pending {
  take?: string;
  chosen?: Record<string, number>;
  thing?: string;
  expansion?: boolean;
  at?: string | [number, number];
  paid?: string[];
}

export interface GardenView extends View {
  side: "front" | "back";
  seats: number;
  round: number;
  actor: number | "nature" | null;
  phase: string;
  turn: number;
  marker: number | "display";
  supply: number;
  stack: number;
  display: DisplayPlace[];
  bag: number[];
  tower: number[];
  pending: Pending | null;
  boards: GardenBoard[];
}

export const COLOURS = boards.colours as GardenColour[];
export const LETTERS = boards.letters;
/** The six directions from a cell, in axial coordinates and in the order of rotations. */
export const STEPS: [number, number][] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
export const PATTERNS = boards.patterns;
export const CELLS: [string, [number, number]][] = Object.entries(boards.cells).map(
  ([name, [q, r]]) => [name, [q!, r!]],
);
export const WHEEL = boards.wheel;
/** The points of the wheel for a hexagon that matches by pattern, by side. */
export const PATTERN_POINTS: Record<string, number[]> = boards.patternPoints;
export const TILE_PLACES = boards.tilePlaces;
export const EXPANSION_PLACES = boards.expansionPlaces;

export interface Decoration {
  kind: "fountain" | "statue" | "bench" | "pavilion";
  number: number;
  spot: [number, number];
  jokers: number;
}

export const DECORATIONS = boards.decorations as Decoration[];
const SURROUNDINGS: Record<string, string[]> = boards.surroundings;

/** Colours and patterns within keys and catalogues: words without spaces. */
export const plain = (what: string) => what.replace(" ", "-");

export const colourOf = (hexagon: string): GardenColour => COLOURS[LETTERS.indexOf(hexagon[0]!)]!;
export const patternOf = (hexagon: string): string => PATTERNS[Number(hexagon[1]) - 1]!;
const hexagonName = (index: number): string =>
  `${LETTERS[Math.floor(index / 6)]}${(index % 6) + 1}`;

/** The names of all kinds of tiles, in the order of their numbers. */
export const HEXAGONS = LETTERS.flatMap((_, i) => PATTERNS.map((_, j) => hexagonName(PATTERNS.length * i + j)));

export interface Group {
  hexagon: string;
  count: number;
}

/** The stored things that can be placed or laid: "B3", or "xB3" for an expansion. */
export function placeable(legal: readonly LegalAction[]): Set<string> {
  const found = legal.filter(({ parts }) => parts.kind === "place" || parts.kind === "lay");
  return new Set(found.map(({ parts }) => `${parts.expansion === true ? "x" : ""}${parts.hexagon}`));
}

/** The tiles of a pile by hexagon, without empty kinds. */
export function groups(heap: number[]): Group[] {
  return heap.map((count, i) => ({ hexagon: hexagonName(i), count })).filter(({ count }) => count);
}

/** How many storage places tiles and jokers occupy. */
export function placesUsed({ jokers, tiles }: GardenBoard): number {
  return jokers + tiles.reduce((sum, count) => sum + count, 0);
}

/** The cells around something that gives jokers which still lack a hexagon. */
export function missingAround(board: GardenBoard, { kind, number }: Decoration): string[] {
  return SURROUNDINGS[`${kind}:${number}`]!.filter((cell) => !board.cells[cell]);
}

/** The cells around something that gives jokers, in the order of their directions. */
export function cellsAround({ kind, number }: Decoration): string[] {
  return SURROUNDINGS[`${kind}:${number}`]!;
}

const SPOTS = new Map(CELLS.map(([name, [q, r]]) => [`${q},${r}`, name]));
const AROUND_CELL = new Map(
  CELLS.map(([name, [q, r]]) => [
    name,
    STEPS.flatMap(([dq, dr]) => SPOTS.get(`${q + dq},${r + dr}`) ?? []),
  ]),
);

/** The cells connected to one by hexagons of the same letter (sign 0) or the same digit (sign 1). */
function connected(cells: Record<string, string>, start: string, sign: 0 | 1): string[] {
  const found = [start];
  for (const cell of found) {
    for (const next of AROUND_CELL.get(cell)!) {
      if (cells[next]?.[sign] === cells[start]![sign] && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** The neighbouring hexagons of one colour or one pattern that a hexagon on a cell would extend. */
export function joined(cells: Record<string, string>, cell: string, hexagon: string): string[][] {
  const after = { ...cells, [cell]: hexagon };
  return ([0, 1] as const)
    .map((sign) => connected(after, cell, sign))
    .filter((group) => group.length > 1);
}

/** How many sets of at least three connected hexagons of one colour or one pattern there are. */
export function largeGroups({ cells }: GardenBoard): number {
  const names = Object.keys(cells);
  const firsts = ([0, 1] as const).flatMap((sign) => {
    const all = names.map((name) => connected(cells, name, sign).sort());
    return all.filter((group, i) => group.length >= 3 && group[0] === names[i]);
  });
  return firsts.length;
}

/** What is on a place of the display: tiles, or the hexagon of a face-up expansion. */
export function shownAt({ tiles, expansion }: DisplayPlace): string[] {
  return expansion ? [expansion] : tiles;
}

/** The hexagons of a colour or a pattern in the display. */
const matching = ({ display }: GardenView, what: string) =>
  display.flatMap(shownAt).filter((hexagon) => isOf(hexagon, what));

/** How many different hexagons of a colour or a pattern are in the display. */
export function onOffer(view: GardenView, what: string): number {
  return new Set(matching(view, what)).size;
}

/** The hexagons of a colour or a pattern that lie in the display more than once. */
export function repeated(view: GardenView, what: string): string[] {
  const shown = matching(view, what);
  return [...new Set(shown.filter((hexagon, i) => shown.indexOf(hexagon) !== i))];
}

export function isOf(hexagon: string, what: string): boolean {
  return colourOf(hexagon) === what || patternOf(hexagon) === what;
}

/** Whether a cell exists: in the middle, or in a built area except its pavilion. */
export function hasCell(board: GardenBoard, cell: string): boolean {
  if (cell[0] === "0") return true;
  const area = board.areas[Number(cell[0]) - 1];
  return area != null && (cell[1] !== "0" || area === "down");
}

const AROUND = ["right", "upper-right", "upper-left", "left", "lower-left", "lower-right"];

/** The position of an area or of a cell's area: both are named by the area's number first. */
export const whereIs = (name: string): string => ["fountain", ...AROUND][Number(name[0])]!;

/** The position of a cell within its area. */
export const spotOf = (cell: string): string => ["middle", ...AROUND][Number(cell[1])]!;

export function isSurrounded(board: GardenBoard, { kind, number }: Decoration): boolean {
  return SURROUNDINGS[`${kind}:${number}`]!.every((cell) => board.cells[cell]);
}

/** Whether the garden has a decoration: a pavilion needs its face-up expansion. */
export function stands(board: GardenBoard, { kind, number }: Decoration): boolean {
  const area = board.areas[number - 1] ?? null;
  return kind !== "pavilion" || (area !== null && area !== "down");
}

/** The cell of a printed hexagon. */
export const printedCell = (area: number, rotation: number): string => `${area}${rotation + 1}`;

/** The cell that is being paid for, with its hexagon. */
export function pendingCell({ pending }: GardenView): { cell: string; hexagon: string } | null {
  if (!pending?.at || !pending.thing) return null;
  const cell = typeof pending.at === "string" ? pending.at : printedCell(...pending.at);
  return { cell, hexagon: pending.thing };
}

/** The colour or pattern being taken while copies are chosen. */
export function pendingTake({ pending }: GardenView): string | null {
  const take = pending?.take;
  if (take === undefined) return null;
  return COLOURS[LETTERS.indexOf(String(take))] ?? PATTERNS[Number(take) - 1] ?? null;
}
