/** Rewording messages for viewers of a picture, which shows no numbers for stars, areas and cells. */
import type { Sentence } from "../generated/protocol";
import type { View } from "./contract";

/** Rewords one message, or returns it unchanged. */
export type Rephrase = (sentence: Sentence, view: View) => Sentence;

/** Reword a message and all messages within it. */
export function rephraseAll(sentence: Sentence, view: View, rephrase: Rephrase): Sentence {
  const each = (part: Sentence) => rephraseAll(part, view, rephrase);
  const values = Object.entries(sentence.values ?? {}).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(each)] as const;
    return [name, typeof value === "object" ? each(value) : value] as const;
  });
  return rephrase({ id: sentence.id, values: Object.fromEntries(values) }, view);
}
