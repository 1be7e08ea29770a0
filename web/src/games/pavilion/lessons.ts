/** The first lesson of Summer Pavilion. */
import type { LessonStep, Progress } from "../contract";

/** Whether something of one's own is chosen, or a place for it. */
const isPlacing = ({ chosen }: Progress) => chosen.has("space") || chosen.has("hand");
/** Whether something was placed, or never will be in this round. */
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
