/** The first lesson of Queen's Garden. */
import type { LessonStep, Progress } from "../contract";

const STORED = /^storage:(?!x)/; // tiles, not expansions
/** Whether one of your own tiles or a place for it is chosen. */
const isPlacing = ({ chosen }: Progress) => chosen.has("cell") || chosen.has("storage");
/** Whether something was placed, or the round ended without. */
const hasPlaced = ({ events }: Progress) => events.has("placed") || events.has("passed");

export const lessons: LessonStep[] = [
  { id: "take", about: /^take:/, done: (p) => p.isSettled || p.turns > 0 },
  { id: "confirm", done: (p) => p.turns >= 1 },
  { id: "storage", about: /^take:/, done: (p) => (p.turns > 1 && p.kinds.has("place")) || p.isOver },
  { id: "place", about: STORED, done: (p) => isPlacing(p) || hasPlaced(p) },
  { id: "pay", about: STORED, done: hasPlaced },
  { id: "jokers", done: (p) => p.events.has("wheel") || p.isOver },
  { id: "pass" },
  { id: "end" },
];
