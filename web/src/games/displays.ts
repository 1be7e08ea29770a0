/** Displays and a centre with tiles by colour, shared by several games. */
import type { Sentence } from "../generated/protocol";
import type { Container, Flight, Key, Mark, Marks } from "./contract";
import { parseKey } from "./keys";

export interface Group<Colour extends string = string> {
  colour: Colour;
  count: number;
}

/** The tiles of a pile by colour, without empty colours. */
export function groupsOf<Colour extends string>(
  colours: readonly Colour[],
  heap: number[],
): Group<Colour>[] {
  return colours.map((colour, i) => ({ colour, count: heap[i]! })).filter(({ count }) => count);
}

interface Sources {
  displays: number[][];
  centre: number[];
}

/** Add up piles. */
export const sum = (heaps: number[][]): number[] =>
  heaps[0]!.map((_, i) => heaps.reduce((total, heap) => total + heap[i]!, 0));

/** A position before its displays were dealt. */
export function undealt<Position extends Sources & { bag: number[] }>(view: Position): Position {
  const { displays, bag } = view;
  return { ...view, displays: displays.map((heap) => heap.map(() => 0)), bag: sum([bag, ...displays]) };
}

/** The tiles of a source: 0 is the centre, n display n. */
export function heapOf({ displays, centre }: Sources, source: number): number[] {
  return source === 0 ? centre : displays[source - 1]!;
}

export const groupKey = (source: number, colour: string): Key => `source:${source}/${colour}`;

/** The centre and the size of a source. */
export interface SourcePlace {
  source: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The keys of all groups of a source. */
export function within(key: Key, groups: (source: number) => Group[]): Key[] {
  const { kind, parts } = parseKey(key);
  if (kind !== "source" || parts.length > 1) return [];
  return groups(Number(parts[0])).map(({ colour }) => groupKey(Number(parts[0]), colour));
}

/** The mark of a whole source: lit if one of its groups is. */
export function wholeMark(marks: Marks, source: number, groups: Group[]): Mark {
  const lit = groups.some(({ colour }) => marks.get(groupKey(source, colour))?.lit);
  return { ...marks.get(`source:${source}`), lit };
}

/** Whether other groups of the same source are hovered, chosen or previewed. */
export function isFaded(marks: Marks, source: number, colour: string, groups: Group[]): boolean {
  const found = groups.filter((group) => {
    const mark = marks.get(groupKey(source, group.colour));
    return (mark?.hot && mark.lit) || mark?.chosen || mark?.counts;
  });
  return found.length > 0 && found.every((group) => group.colour !== colour);
}

/** The group under the pointer, if it can be chosen. */
export function hotGroup(marks: Marks): Key | undefined {
  const found = [...marks].find(
    ([key, mark]) => mark.hot && mark.lit && /^source:\d+\/[a-z]+$/.test(key),
  );
  return found?.[0];
}

/** Whether tiles were taken from a source since the last deal; `marked` if the marker is in the centre. */
export function isTakenFrom(sources: Sources, source: number, marked: boolean): boolean {
  return source === 0 ? !marked : heapOf(sources, source).every((count) => count === 0);
}

/** Deals tile by tile: a number of tiles of each colour, from the bag to a key. */
export function deal(groups: Group[], to: (colour: string) => Key): Flight[] {
  return groups.map(({ colour, count }) => {
    return { from: "bag", to: to(colour), tile: colour, count, step: 0, kind: "deal" };
  });
}

/** The deal of all displays. */
export function dealDisplays(displays: number[][], groups: (heap: number[]) => Group[]): Flight[] {
  return displays.flatMap((heap, i) => deal(groups(heap), (colour) => groupKey(i + 1, colour)));
}

/** The name of a source with its contents; `game` is the prefix of its message ids. */
export function nameWhole(game: string, source: number, list: Sentence[]): Sentence {
  if (list.length === 0) return { id: `web-${game}-source`, values: { source } };
  if (source === 0) return { id: `${game}-describe-centre`, values: { list } };
  return { id: `${game}-describe-display`, values: { display: source, list } };
}

/** A pile as the top bar counts it. */
export function containerOf(game: string, pile: string, groups: Group[]): Container {
  const nameOf = (colour: string): Sentence => ({ id: `${game}-colour`, values: { colour } });
  return {
    name: { id: `${game}-label-${pile}` },
    tiles: groups.map(({ colour, count }) => ({ tile: colour, name: nameOf(colour), count })),
  };
}
