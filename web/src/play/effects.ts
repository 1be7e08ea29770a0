/** What choices lead to, as the board and the action bar tell it. */
import type { EffectLabel, Key } from "../games/contract";
import type { Effect, Sentence } from "../generated/protocol";

/** Effects with the key of the place where they are told. */
export interface PlacedEffects {
  key: Key;
  effects: Effect[];
}

const same = (one: Effect, other: Effect) => JSON.stringify(one) === JSON.stringify(other);

/** Return the effects that all of some lists contain. */
function shared(lists: Effect[][]): Effect[] {
  const [first = [], ...others] = lists;
  return first.filter((each) => others.every((list) => list.some((other) => same(each, other))));
}

/**
 * Return what each place leads to, whatever else is chosen. Where places are compared, what follows
 * from all of them is left out.
 */
export function effectsByPlace(placed: PlacedEffects[]): Map<Key, Effect[]> {
  const lists = new Map<Key, Effect[][]>();
  for (const { key, effects } of placed) lists.set(key, [...(lists.get(key) ?? []), effects]);
  const isTold = ({ common }: Effect) => lists.size === 1 || !common;
  return new Map([...lists].map(([key, each]) => [key, shared(each).filter(isTold)]));
}

/** Return what follows in any case. */
export function certainEffects(placed: PlacedEffects[]): Effect[] {
  return shared(placed.map(({ effects }) => effects));
}

/** Return an effect as a label; `word` is what makes a text of a message. */
export function toLabel({ text, points, common }: Effect, word: (sentence: Sentence) => string): EffectLabel {
  const words = word(text);
  if (points) return { text: words, tone: points > 0 ? "gain" : "loss", ...(common && { common }) };
  if (text.id === "effect-ends") return { text: words, tone: "end" };
  return { text: words, tone: words.startsWith("+") ? "thing" : "plain" };
}

/** Return an effect as a label with all its words. */
export function toDetail(effect: Effect, word: (sentence: Sentence) => string): EffectLabel {
  return { ...toLabel(effect, word), text: word(effect.detail ?? effect.text) };
}
