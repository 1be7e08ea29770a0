/** The positions of Azul as the server sends them. */
import boards from "../../generated/boards/azul.json";
import type { AzulColour } from "./palette";
import type { View } from "../contract";
import * as sources from "../displays";

export interface AzulBoard {
  score: number;
  lines: ({ colour: AzulColour; count: number } | null)[];
  wall: (AzulColour | null)[][];
  floor: (AzulColour | "marker")[];
}

export interface AzulView extends View {
  side: "coloured" | "grey";
  seats: number;
  actor: number | "nature" | null;
  displays: number[][];
  centre: number[];
  marker: number | "centre";
  bag: number[];
  lid: number[];
  boards: AzulBoard[];
}

export const COLOURS = boards.colours as AzulColour[];
export const WALL = boards.wall as AzulColour[][];
export const PENALTIES = boards.penalties;
export const FLOOR_PLACES = PENALTIES.length - 1;
export const BONUSES = boards.bonuses;

export type Group = sources.Group<AzulColour>;

/** The tiles of a pile by colour, without empty colours. */
export const groups = (heap: number[]): Group[] => sources.groupsOf(COLOURS, heap);

/** The groups of a source: 0 is the centre, n display n. */
export const groupsAt = (view: AzulView, source: number): Group[] =>
  groups(sources.heapOf(view, source));

/** The number of the first full line, or 0: the row whose column is being chosen. */
export function fullLine(board: AzulBoard): number {
  return board.lines.findIndex((line, i) => line?.count === i + 1) + 1;
}

/** Whether a row, a column or a colour of the wall has all of its tiles. */
export function isComplete({ wall }: AzulBoard, what: keyof typeof BONUSES, index: number): boolean {
  if (what === "row") return wall[index]!.every(Boolean);
  if (what === "column") return wall.every((row) => row[index]);
  return wall.flat().filter((tile) => tile === COLOURS[index]).length === COLOURS.length;
}
