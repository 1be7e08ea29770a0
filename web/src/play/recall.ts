/** A move of the log, shown on the boards. */
import type { Event, GameKeys, View } from "../games/contract";
import { spotOf } from "./screen";
import type { TrailPath } from "./trail";

/** Return the trail of a move: from where it took something to where that went, if both are visible. */
export function trailOf({ touched }: Pick<GameKeys, "touched">, events: Event[], view: View): TrailPath[] {
  const keys = events.flatMap((event) => touched(event, view));
  const [source, goal] = [keys.find((key) => !key.includes("@")), keys.find((key) => key.includes("@"))];
  const from = source === undefined ? null : spotOf(source);
  const to = goal === undefined ? null : spotOf(goal);
  return from && to ? [{ from, to }] : [];
}
