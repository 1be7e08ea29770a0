/** Progress through a lesson, on a real match against a weak bot. */
import type { LessonStep, Progress } from "../games/contract";

/** Return the index of the next step: the first unfinished one from the current step on. */
export function nextStep(steps: LessonStep[], shown: number, progress: Progress): number {
  let step = shown;
  while (step < steps.length - 1 && steps[step]?.done?.(progress)) step++;
  return step;
}
