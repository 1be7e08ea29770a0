/** The positions of Queen's Garden as the server sends them. */
import boards from "../../generated/boards/garden.json";
import type { GardenColour } from "./palette";
import type { View } from "../contract";

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
const LETTERS = boards.letters;
export const PATTERNS = boards.patterns;
export const CELLS: [string, [number, number]][] = Object.entries(boards.cells).map(
  ([name, [q, r]]) => [name, [q!, r!]],
);
export const WHEEL = boards.wheel;
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

export const colourOf = (hexagon: string): GardenColour => COLOURS[LETTERS.indexOf(hexagon[0]!)]!;
export const patternOf = (hexagon: string): string => PATTERNS[Number(hexagon[1]) - 1]!;
const hexagonName = (index: number): string =>
  `${LETTERS[Math.floor(index / 6)]}${(index % 6) + 1}`;

export interface Group {
  hexagon: string;
  count: number;
}

/** The tiles of a pile by hexagon, without empty kinds. */
export function groups(heap: number[]): Group[] {
  return heap.map((count, i) => ({ hexagon: hexagonName(i), count })).filter(({ count }) => count);
}

/** How many storage places tiles and jokers occupy. */
export function placesUsed({ jokers, tiles }: GardenBoard): number {
  return jokers + tiles.reduce((sum, count) => sum + count, 0);
}

/** What is on a place of the display: tiles, or the hexagon of a face-up expansion. */
export function shownAt({ tiles, expansion }: DisplayPlace): string[] {
  return expansion ? [expansion] : tiles;
}

/** How many different hexagons of a colour or a pattern are in the display. */
export function onOffer(view: GardenView, what: string): number {
  const shown = view.display.flatMap(shownAt).filter((hexagon) => isOf(hexagon, what));
  return new Set(shown).size;
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
