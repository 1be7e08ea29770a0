/** The positions of Summer Pavilion as the server sends them. */
import boards from "../../generated/boards/pavilion.json";
import type { PavilionColour } from "./palette";
import type { View } from "../contract";
import * as sources from "../displays";

export interface PavilionBoard {
  score: number;
  hand: number[];
  kept: number[];
  passed: boolean;
  stars: (PavilionColour | null)[][];
}

export interface PavilionView extends View {
  side: "coloured" | "grey";
  seats: number;
  round: number;
  actor: number | "nature" | null;
  phase: string;
  wild: PavilionColour;
  displays: number[][];
  centre: number[];
  token: number | "centre";
  supply: number[];
  bag: number[];
  tower: number[];
  owed: number;
  boards: PavilionBoard[];
}

export interface Structure {
  kind: "pillar" | "statue" | "window";
  number: number;
  gives: number;
  spaces: [number, number][];
}

export const COLOURS = boards.colours as PavilionColour[];
export const STARS = boards.stars;
export const STRUCTURES = boards.structures as Structure[];
export const ROUNDS = boards.rounds;
export const COST_BONUS = boards.costBonus as [number, number][];
const STAR_BONUS: Record<string, number> = boards.starBonus;

export type Group = sources.Group<PavilionColour>;

/** The tiles of a pile by colour, without empty colours. */
export const groups = (heap: number[]): Group[] => sources.groupsOf(COLOURS, heap);

/** The groups of a source: 0 is the centre, n display n. */
export const groupsAt = (view: PavilionView, source: number): Group[] =>
  groups(sources.heapOf(view, source));

export function countOf(heap: number[], colour: string): number {
  return heap[COLOURS.indexOf(colour as PavilionColour)] ?? 0;
}

/** How many tiles are in the corners of a board. */
export function keptBy({ kept }: PavilionBoard): number {
  return kept.reduce((sum, count) => sum + count, 0);
}

export function costOf(side: PavilionView["side"], star: number, position: number): number {
  return STARS[star]!.costs[side][position - 1]!;
}

/** The colour of a star's empty places: its own on the coloured side, none in the middle. */
export function starColour(side: PavilionView["side"], star: number): PavilionColour | null {
  return side === "coloured" ? (STARS[star]!.colour as PavilionColour | null) : null;
}

const PLACES: Record<string, string> = {
  C: "middle",
  W: "left",
  NW: "upper-left",
  NE: "upper-right",
  E: "right",
  SE: "lower-right",
  SW: "lower-left",
};

/** How a star is named: by its colour, or by its position. */
export function starKind(side: PavilionView["side"], star: number): string {
  return starColour(side, star) ?? PLACES[STARS[star]!.place]!;
}

/** The points of a complete star at the end; null while its colour is open. */
export function starWorth(view: PavilionView, board: PavilionBoard, star: number): number | null {
  if (view.side === "coloured") return STAR_BONUS[STARS[star]!.colour ?? "many"]!;
  const laid = board.stars[star]!.filter((colour) => colour !== null);
  if (laid.length < 2) return null;
  return STAR_BONUS[new Set(laid).size === 1 ? laid[0]! : "many"]!;
}

export function isBuilt(board: PavilionBoard, { spaces }: Structure): boolean {
  return spaces.every(([star, position]) => board.stars[star]![position - 1] !== null);
}

/** How many spaces of a cost are covered, and how many there are. */
export function covered(view: PavilionView, board: PavilionBoard, cost: number): [number, number] {
  const spaces = STARS.flatMap((star, i) =>
    star.costs[view.side].map((each, p) => ({ each, tile: board.stars[i]![p] })),
  ).filter(({ each }) => each === cost);
  return [spaces.filter(({ tile }) => tile).length, spaces.length];
}
