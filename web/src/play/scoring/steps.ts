/** The steps of a scoring. */
import type { Event, GameKeys, ScoringStep, View } from "../../games/contract";
import { boardKey } from "../../games/keys";
import type { Told } from "../../generated/protocol";
import { pointsOf } from "../events";
import type { Part } from "./state.svelte";

/** Return the steps that show the points of events, as the game tells them. */
export function stepsOf(ui: GameKeys, events: Event[], view: View): ScoringStep[] {
  return ui.scoringSteps?.(events, view) ?? plainSteps(ui, events, view);
}

/** A step for each event with points, for games that do not explain them. */
function plainSteps(ui: GameKeys, events: Event[], view: View): ScoringStep[] {
  return events.flatMap((event) => {
    const [seat, points] = [event.seat, pointsOf(event, ui)];
    if (typeof seat !== "number" || points === 0) return [];
    const key = ui.scoredAt(event, view) ?? boardKey(seat, "board");
    return [{ event, seat, points, keys: [key], what: { id: "web-scoring-points" } }];
  });
}

/** Return what an event that scores belongs to. */
export function partOf({ scored }: Pick<GameKeys, "scored">, { event }: Event): Part {
  if (scored?.end.includes(event)) return "end";
  return scored?.round.includes(event) ? "round" : "move";
}

/** Return the steps of all plies in which a round scored. */
export function stepsOfRound(ui: GameKeys, told: Told[], view: View): ScoringStep[] {
  const steps = told.flatMap(({ events }) => stepsOf(ui, events as Event[], view));
  return steps.filter(({ event }) => partOf(ui, event) !== "end");
}
