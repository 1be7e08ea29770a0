/** What is said of another player's stars. */
import type { Fact, View } from "../contract";
import { isBuilt, type PavilionView, STRUCTURES } from "./view";

export function facts(view: View, seat: number): Fact[] {
  const board = (view as PavilionView).boards[seat]!;
  const laid = board.stars.map((star) => star.filter(Boolean).length);
  const count = (id: string, count: number, all: number): Fact => {
    return { label: { id }, value: { id: "web-count-of", values: { count, all } } };
  };
  return [
    count("web-pavilion-fullest", Math.max(...laid), board.stars[0]!.length),
    count("web-pavilion-structures", STRUCTURES.filter((each) => isBuilt(board, each)).length, STRUCTURES.length),
  ];
}
