/** Names stars by their colour or position, and spaces by their cost. */
import type { Sentence } from "../../generated/protocol";
import type { View } from "../contract";
import { costOf, starKind, type PavilionView } from "./view";

const REPHRASED: Record<string, string> = {
  "pavilion-event-placed": "web-pavilion-event-placed",
  "pavilion-event-built": "web-pavilion-event-built",
  "pavilion-event-star-bonus": "web-pavilion-event-star-bonus",
  "pavilion-ask-taking": "web-pavilion-ask-taking",
  "pavilion-ask-placing": "web-pavilion-ask-placing",
  "pavilion-ask-picking": "web-pavilion-ask-picking",
  "pavilion-ask-keeping": "web-pavilion-ask-keeping",
  "pavilion-hint-place": "web-pavilion-hint-place",
  "pavilion-describe-star": "web-pavilion-describe-star",
  "web-pavilion-space": "web-pavilion-seen-space",
};

export function rephrase(sentence: Sentence, view: View): Sentence {
  const id = REPHRASED[sentence.id];
  if (!id) return sentence;
  const { side } = view as PavilionView;
  const values = { ...sentence.values };
  const { star, position } = values;
  if (star !== undefined) values.kind = starKind(side, Number(star));
  values.left ??= values.owed ?? 0;
  if (position !== undefined) values.cost = costOf(side, Number(star), Number(position));
  return { id, values };
}
