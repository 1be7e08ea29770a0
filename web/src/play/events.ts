/** What events of all games have in common. */
import type { Event, GameKeys } from "../games/contract";

/** Return the points of an event, negative for penalties. */
export function pointsOf(event: Event, { losses }: Pick<GameKeys, "losses">): number {
  const points = typeof event.points === "number" ? event.points : 0;
  return losses.includes(event.event) ? -points : points;
}
