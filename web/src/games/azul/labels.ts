/** Labels on a board of Azul: what choices lead to, and where points would be gained or lost. */
import type { Mark } from "../contract";
import { arrangeLabels, labelWidth, type PlacedLabel, toldBy } from "../labels";
import type { Point } from "../shapes";
import { type BoardLayout, floorPlace, linePlace, wallPlace } from "./layout";
import { FLOOR_PLACES } from "./view";

type MarkOf = (name: string) => Mark | undefined;

const NUMBERS = [1, 2, 3, 4, 5];

/** Return all labels of a board with tiles in its lines. */
export function boardLabels(l: BoardLayout, markOf: MarkOf, size: number, held: readonly number[]): PlacedLabel[] {
  const wall = NUMBERS.flatMap((row) =>
    NUMBERS.flatMap((column) => wallLabels(l, row, column, markOf(`wall:${row}/${column}`), size)),
  );
  const lines = NUMBERS.flatMap((line) => {
    const ghosts = NUMBERS.filter((place) => markOf(`line:${line}/${place}`)?.ghost).length;
    return lineLabels(l, line, markOf(`line:${line}`), size, line - held[line - 1]! - ghosts);
  });
  return [...wall, ...lines, ...floorLabels(l, markOf("floor"), size)];
}

/** Left of a line if there is space, else on places that stay empty, else on its upper edge. */
function lineLabels(
  l: BoardLayout,
  line: number,
  mark: Mark | undefined,
  size: number,
  empty: number,
): PlacedLabel[] {
  const all = mark?.effects ?? [];
  const [x, y] = linePlace(l, line, line);
  const left = x - l.tile / 2 - 12;
  if (all.every((each) => labelWidth(each, size) <= left)) {
    return arrangeLabels(all, [left, y], { size, room: left, align: "end" });
  }
  const effects = all.filter(({ common }) => !common);
  if (effects.length === 0) return [];
  const free = empty * (l.tile + l.gap) - l.gap;
  const inside: Point = [x - l.tile / 2 + free / 2, y];
  const row = arrangeLabels(effects, inside, { size, room: Infinity, align: "middle" });
  if (row.at(-1)!.x + row.at(-1)!.width <= inside[0] + free / 2) return row;
  const widest = Math.max(...effects.map((each) => labelWidth(each, size)));
  if (2 + widest <= inside[0] + free / 2) {
    return arrangeLabels(effects, [2, y], { size, room: widest, align: "start" });
  }
  const whole = row.at(-1)!.x + row.at(-1)!.width - row[0]!.x;
  const isOver = whole > left + l.tile * 0.75; // it would hide the first place
  const start = isOver ? Math.max(2, Math.min(left + 6, l.linesEnd - whole)) : 2;
  const at: Point = [start, isOver ? y - l.tile * 0.5 : y];
  return arrangeLabels(effects, at, { size, room: isOver ? l.linesEnd - start : widest, align: "start" });
}

/** Beside the floor line; if there is no space, below its name or above its end. */
function floorLabels(l: BoardLayout, mark: Mark | undefined, size: number): PlacedLabel[] {
  const [x, y] = floorPlace(l, FLOOR_PLACES);
  const end = x + l.floor.tile / 2;
  const beside = arrangeLabels(toldBy(mark), [end + 10, y], { size, room: l.width, align: "start" });
  if (beside.every((each) => each.x + each.width <= l.width)) return beside;
  const below: Point = [l.floor.labelX, y + 16];
  const named = arrangeLabels(toldBy(mark), below, { size, room: l.width, align: "start" });
  if (l.floor.labelX >= 0 && named.every((each) => each.x + each.width <= l.floor.x - 4)) return named;
  const above: Point = [end, y - l.floor.tile / 2 - 12];
  return arrangeLabels(toldBy(mark), above, { size, room: l.width, align: "end" });
}

/** On the upper edge of a place of the wall, between its neighbours. */
function wallLabels(
  l: BoardLayout,
  row: number,
  column: number,
  mark: Mark | undefined,
  size: number,
): PlacedLabel[] {
  const [x, y] = wallPlace(l, row, column);
  const at: Point = [x, y - l.tile * 0.54];
  return arrangeLabels(toldBy(mark), at, { size, room: l.tile, align: "middle" });
}
