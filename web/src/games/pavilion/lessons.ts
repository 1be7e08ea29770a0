/** The first lesson of Summer Pavilion. */
import type { LessonStep, Progress } from "../contract";

/** Whether one of your own tiles or a place for it is chosen. */
const isPlacing = ({ chosen }: Progress) => chosen.has("space") || chosen.has("hand");
/** Whether something was placed, or the round ended without. */
const hasPlaced = ({ events }: Progress) => events.has("placed") || events.has("passed");

export const lessons: LessonStep[] = [
  { id: "take", done: (p) => p.isSettled || p.turns > 0 },
  { id: "confirm", done: (p) => p.turns >= 1 },
  { id: "centre", done: (p) => p.kinds.has("place") || p.isOver },
  { id: "place", done: (p) => isPlacing(p) || hasPlaced(p) },
  { id: "pay", done: hasPlaced },
  { id: "run", done: (p) => p.events.has("passed") || p.isOver },
  { id: "pass" },
  { id: "end" },
];
