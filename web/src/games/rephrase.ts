/** Sentences of the server beside a picture, where stars, areas and cells show no numbers. */
import type { Sentence } from "../generated/protocol";
import type { View } from "./contract";

/** Return a sentence that speaks of what is seen, or the same where it does so already. */
export type Rephrase = (sentence: Sentence, view: View) => Sentence;

/** Return a sentence, and all within it, as said beside the picture of a position. */
export function rephraseAll(sentence: Sentence, view: View, rephrase: Rephrase): Sentence {
  const each = (part: Sentence) => rephraseAll(part, view, rephrase);
  const values = Object.entries(sentence.values ?? {}).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(each)] as const;
    return [name, typeof value === "object" ? each(value) : value] as const;
  });
  return rephrase({ id: sentence.id, values: Object.fromEntries(values) }, view);
}
