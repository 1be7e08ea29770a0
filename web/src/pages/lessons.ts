/** First lessons: what is said when, on a real match against a weak bot. */
import type { GameId } from "../setup";

/** What a lesson knows of the match. */
export interface Progress {
  /** Kinds of events that one's own actions have brought about. */
  events: ReadonlySet<string>;
  /** Kinds of actions that are legal now. */
  kinds: ReadonlySet<string>;
  /** Own turns so far. */
  turns: number;
  hasChosen: boolean;
  /** Whether something of one's own is chosen, or a place for it. */
  isPlacing: boolean;
  isSettled: boolean;
  isOver: boolean;
}

export interface Step {
  id: string;
  /** Whether the step has been taken; without it the learner says so. */
  done?: (progress: Progress) => boolean;
  /** The keys that it is about; nothing else is lit. */
  about?: RegExp;
}

const STORED = /^storage:(?!x)/; // tiles, not expansions
const acted = (turns: number) => (progress: Progress) => progress.turns >= turns;
/** Whether something was placed, or never will be in this round. */
const hasPlaced = ({ events }: Progress) => events.has("placed") || events.has("passed");

export const LESSONS: Record<GameId, Step[]> = {
  azul: [
    { id: "take", done: (p) => p.hasChosen || p.turns > 0 },
    { id: "line", done: (p) => p.isSettled || p.turns > 0 },
    { id: "confirm", done: acted(1) },
    { id: "centre", done: acted(2) },
    { id: "floor", done: acted(3) },
    { id: "round", done: (p) => p.events.has("laid") || p.isOver },
    { id: "wall" },
    { id: "end" },
  ],
  pavilion: [
    { id: "take", done: (p) => p.isSettled || p.turns > 0 },
    { id: "confirm", done: acted(1) },
    { id: "centre", done: (p) => p.kinds.has("place") || p.isOver },
    { id: "place", done: (p) => p.isPlacing || hasPlaced(p) },
    { id: "pay", done: hasPlaced },
    { id: "run", done: (p) => p.events.has("passed") || p.isOver },
    { id: "pass" },
    { id: "end" },
  ],
  garden: [
    { id: "take", about: /^take:/, done: (p) => p.isSettled || p.turns > 0 },
    { id: "confirm", done: acted(1) },
    { id: "storage", about: /^take:/, done: (p) => (p.turns > 1 && p.kinds.has("place")) || p.isOver },
    { id: "place", about: STORED, done: (p) => p.isPlacing || hasPlaced(p) },
    { id: "pay", about: STORED, done: hasPlaced },
    { id: "jokers", done: (p) => p.events.has("wheel") || p.isOver },
    { id: "pass" },
    { id: "end" },
  ],
};

/** Return which step is next: the first one not taken, from the one shown on. */
export function nextStep(steps: Step[], shown: number, progress: Progress): number {
  let step = shown;
  while (step < steps.length - 1 && steps[step]?.done?.(progress)) step++;
  return step;
}
