/** The first lesson of Azul. */
import type { LessonStep } from "../contract";

export const lessons: LessonStep[] = [
  { id: "take", done: (p) => p.chosen.size > 0 || p.turns > 0 },
  { id: "line", done: (p) => p.isSettled || p.turns > 0 },
  { id: "confirm", done: (p) => p.turns >= 1 },
  { id: "centre", done: (p) => p.turns >= 2 },
  { id: "floor", done: (p) => p.turns >= 3 },
  { id: "round", done: (p) => p.events.has("laid") || p.isOver },
  { id: "wall" },
  { id: "end" },
];
