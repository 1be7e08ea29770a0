/** Going through the steps of a lesson, on a real match against a weak bot. */
import type { LessonStep, Progress } from "../games/contract";

/** Return which step is next: the first one not taken, from the one shown on. */
export function nextStep(steps: LessonStep[], shown: number, progress: Progress): number {
  let step = shown;
  while (step < steps.length - 1 && steps[step]?.done?.(progress)) step++;
  return step;
}
