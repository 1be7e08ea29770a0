/** What events of any game have in common. */
import type { Event, GameKeys } from "../games/contract";

/** Return the points that an event of a game brought, below nothing if it cost them. */
export function pointsOf(event: Event, { losses }: Pick<GameKeys, "losses">): number {
  const points = typeof event.points === "number" ? event.points : 0;
  return losses.includes(event.event) ? -points : points;
}
