/** The bonuses of the final scoring: what they count, and what they are called. */
import type { Event, GameKeys, Key, Mark, Marks, ScoringStep, View } from "../../games/contract";

/** What a game tells about its scoring. */
export type Scored = Pick<GameKeys, "losses" | "scored" | "scoringSteps">;

/** Return the steps of the final scoring that gave a seat points. */
export function bonusesOf(ui: Scored, events: Event[], view: View, seat: number): ScoringStep[] {
  const final = events.filter(({ event }) => ui.scored?.end.includes(event));
  const steps = ui.scoringSteps?.(final, view) ?? [];
  return steps.filter((step) => step.seat === seat && step.points > 0);
}

/** Return marks for what bonuses count. */
export function ringsOf(bonuses: readonly ScoringStep[]): Marks {
  const rings = new Map<Key, Mark>();
  for (const { keys } of bonuses) for (const key of keys) rings.set(key, { counts: true });
  return rings;
}
