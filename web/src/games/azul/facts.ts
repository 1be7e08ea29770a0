/** What is said of another player's wall. */
import type { Fact, View } from "../contract";
import { type AzulView, COLOURS, isComplete } from "./view";

export function facts(view: View, seat: number): Fact[] {
  const board = (view as AzulView).boards[seat]!;
  const done = (what: "row" | "column" | "colour") => COLOURS.filter((_, i) => isComplete(board, what, i)).length;
  const fullest = Math.max(...board.wall.map((row) => row.filter(Boolean).length));
  const sets = { rows: done("row"), columns: done("column"), colours: done("colour") };
  return [
    { label: { id: "web-azul-complete" }, value: { id: "web-azul-complete-counts", values: sets } },
    { label: { id: "web-azul-fullest" }, value: { id: "web-count-of", values: { count: fullest, all: COLOURS.length } } },
  ];
}
