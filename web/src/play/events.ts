/** What events of any game have in common. */
import type { Event } from "../games/contract";

const LOSSES = new Set([
  "penalised",
  "token",
  "discarded",
  "corner-loss",
  "lost",
  "marked",
  "left-things",
  "bought",
]);

/** Return the points that an event brought, below nothing if it cost them. */
export function pointsOf(event: Event): number {
  const points = typeof event.points === "number" ? event.points : 0;
  return LOSSES.has(event.event) ? -points : points;
}
