/** Turns of several decisions: their choices, with the pieces that each way needs. */
import type { Event, GameUi, Key, View } from "../games/contract";
import type { LegalAction, Sentence, Way } from "../generated/protocol";
import type { Choice } from "./choosing";

/** How a turn continues after an action: the question, and all ways unless there are too many. */
export interface Turn {
  question: Sentence | null;
  ways: Way[] | null;
}

/** Turns by their first action. */
export type Turns = ReadonlyMap<string, Turn>;

/** Decisions are made one at a time. */
export const STEPWISE: Turn = { question: null, ways: null };
/** The key of the current turn; other turns are found by their action. */
export const UNDER_WAY = "";

/** The first action of a choice. */
export const firstOf = ({ action }: Choice): string => action.text.split(" ")[0]!;

/** Return all choices: each action, in all known ways to complete its turn. */
export function listChoices(
  ui: GameUi,
  view: View,
  legal: LegalAction[],
  turns: Turns,
  chosen: readonly Key[] = [],
): Choice[] {
  const rest = turns.get(UNDER_WAY)?.ways;
  if (rest) return rest.flatMap((way) => toGoOn(ui, view, legal, way));
  return legal.flatMap((action) => toTake(ui, view, action, waysOf(ui, view, action, turns, chosen)));
}

/** The ways of a turn: all of them or, if they are too many, those that go on from what is chosen. */
function waysOf(ui: GameUi, view: View, { text }: LegalAction, turns: Turns, chosen: readonly Key[]) {
  const turn = turns.get(text);
  return turn && (turn.ways ?? ui.freeWays?.(text, view, chosen));
}

function toTake(ui: GameUi, view: View, action: LegalAction, ways?: Way[] | null): Choice[] {
  const path = ui.path(action, view);
  if (!ways) return [{ action, path, pieces: [] }];
  return ways.map(({ text, events }) => {
    const pieces = ways.length > 1 ? piecesOf(ui, view, events) : [];
    return { action: { ...action, text }, path, pieces };
  });
}

/** The choice of one way to complete the current turn; one without pieces is a button. */
function toGoOn(ui: GameUi, view: View, legal: LegalAction[], { text, events }: Way): Choice[] {
  const action = legal.find((each) => each.text === text.split(" ")[0]);
  if (!action) return [];
  const pieces = piecesOf(ui, view, events);
  const path = pieces.length ? [] : ui.path(action, view);
  return [{ action: { ...action, text }, path, pieces }];
}

function piecesOf(ui: GameUi, view: View, events: Way["events"]): Key[] {
  return ui.pieces?.(events as Event[], view) ?? [];
}
