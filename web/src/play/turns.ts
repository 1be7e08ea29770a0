/** Turns of several decisions: what can be chosen of them, with the pieces that each way needs. */
import type { Event, GameUi, Key, View } from "../games/contract";
import type { LegalAction, Sentence, Way } from "../generated/protocol";
import type { Choice } from "./choosing";

/** How a turn goes on after an action: what is asked then, and all its ways unless they are many. */
export interface Turn {
  question: Sentence | null;
  ways: Way[] | null;
}

/** Turns by the action that they begin with. */
export type Turns = ReadonlyMap<string, Turn>;

/** Decisions are made one after another. */
export const STEPWISE: Turn = { question: null, ways: null };
/** Stands for the turn under way, where others are found by their action. */
export const UNDER_WAY = "";

/** The action that a choice begins with. */
export const firstOf = ({ action }: Choice): string => action.text.split(" ")[0]!;

/** Return everything that can be chosen, each action in all ways to complete its turn that are known. */
export function listChoices(ui: GameUi, view: View, legal: LegalAction[], turns: Turns): Choice[] {
  const rest = turns.get(UNDER_WAY)?.ways;
  if (rest) return rest.flatMap((way) => toGoOn(ui, view, legal, way));
  return legal.flatMap((action) => toTake(ui, view, action, turns.get(action.text)?.ways));
}

function toTake(ui: GameUi, view: View, action: LegalAction, ways?: Way[] | null): Choice[] {
  const path = ui.path(action, view);
  if (!ways) return [{ action, path, pieces: [] }];
  return ways.map(({ text, events }) => {
    const pieces = ways.length > 1 ? piecesOf(ui, view, events) : [];
    return { action: { ...action, text }, path, pieces };
  });
}

/** The choice of a way to complete the turn under way; one without pieces is a word. */
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
