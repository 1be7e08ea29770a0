/**
 * How an action is chosen: by the keys that its path goes over, in any order.
 *
 * A choice under way is the list of keys chosen so far. What fits are the actions whose paths
 * hold all of them; when one is left it is settled. An action may need pieces besides, such as the
 * tiles that pay for it: they come in any order, and a key as often as it has things to give.
 */
import type { Key } from "../games/contract";
import type { LegalAction } from "../generated/protocol";

export interface Choice {
  action: LegalAction;
  path: Key[];
  pieces: Key[];
}

const kindOf = (key: Key) => key.split(":")[0];

/** Return keys without others, each as often as it is among those. */
function without(keys: Key[], others: Key[]): Key[] {
  const left = [...others];
  return keys.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return what two lists of keys have in common, each key as often as it is in both. */
const shared = (keys: Key[], others: Key[]): Key[] => without(keys, without(keys, others));

const allKeys = ({ path, pieces }: Choice) => [...path, ...pieces];

/** Return the choices that hold all keys chosen; pieces belong only to a path that is complete. */
export function fitting(choices: Choice[], chosen: Key[]): Choice[] {
  return choices.filter(({ path, pieces }) => {
    const others = without(chosen, path);
    if (others.length === 0) return true;
    return path.every((key) => chosen.includes(key)) && without(others, pieces).length === 0;
  });
}

/** Return what is chosen with the rest of its path, if only pieces are left to be chosen. */
export function withPath(choices: Choice[], chosen: Key[]): Key[] {
  const [first] = fitting(choices, chosen);
  if (!first || !isAmongPieces(choices, chosen)) return chosen;
  return [...first.path, ...without(chosen, first.path)];
}

/** Return the keys to choose among next: the first of each path that makes a difference, or pieces. */
export function nextKeys(choices: Choice[], chosen: Key[]): Key[] {
  const fit = fitting(choices, chosen);
  const rest = fit.map((choice) => without(allKeys(choice), chosen));
  const common = fit.length > 1 ? rest.reduce(shared) : [];
  const found = fit.flatMap(({ path, pieces }) => {
    const step = path.find((key) => !chosen.includes(key) && !common.includes(key));
    return step === undefined ? without(without(pieces, chosen), common) : [step];
  });
  return [...new Set(found)];
}

/** Return whether nothing but pieces is left to be chosen. */
function isAmongPieces(choices: Choice[], chosen: Key[]): boolean {
  const fit = fitting(choices, chosen);
  const [first] = fit;
  return fit.length > 1 && fit.every(({ path }) => String(path) === String(first?.path));
}

/** Return what could be chosen instead of what has been: to begin with, only things of the same kind. */
export function alternatives(choices: Choice[], chosen: Key[], from = 0): Key[] {
  const found = new Set<Key>();
  for (let count = from; count < chosen.length; count++) {
    const next = nextKeys(choices, chosen.slice(0, count));
    const alike = count ? next : next.filter((key) => kindOf(key) === kindOf(chosen[0]!));
    for (const key of alike) found.add(key);
  }
  for (const key of chosen) found.delete(key);
  return [...found];
}

/**
 * Return the keys to choose among now: what is asked for, or where nothing is, what could be instead of
 * the last key. Once pieces are asked for, these only.
 */
export function litKeys(choices: Choice[], chosen: Key[]): Key[] {
  const choice = settled(choices, chosen);
  const next = choice && !isOpen(choices, chosen) ? [] : nextKeys(choices, chosen);
  if (isPartly(choices, chosen)) return [...new Set([...next, ...otherPieces(choices, chosen)])];
  const instead = choice ? alternatives(choices, chosen, chosen.length - 1) : [];
  return [...new Set([...next, ...instead])];
}

/** Return whether pieces are asked for, or have been. */
export function isPartly(choices: Choice[], chosen: Key[]): boolean {
  const [first] = fitting(choices, chosen);
  if (!first || without(first.path, chosen).length > 0) return isAmongPieces(choices, chosen);
  return isAmongPieces(choices, first.path);
}

/** Return the pieces that could be chosen instead of the last one. */
function otherPieces(choices: Choice[], chosen: Key[]): Key[] {
  const pieces = fitting(choices, chosen).flatMap((choice) => choice.pieces);
  const last = chosen.at(-1);
  if (last === undefined || !pieces.includes(last)) return [];
  return without(nextKeys(choices, chosen.slice(0, -1)), [last]);
}

/** Return whether a key can be chosen now, in whatever order, or given up. */
export function isPickable(choices: Choice[], chosen: Key[], key: Key): boolean {
  return chosen.includes(key) || keptFor(choices, chosen, key) !== null;
}

/** Return what is chosen after a key: one chosen before is given up, with what came after it. */
export function pick(choices: Choice[], chosen: Key[], key: Key): Key[] {
  if (chosen.includes(key)) return pickAgain(choices, chosen, key);
  const kept = keptFor(choices, chosen, key);
  return kept ? [...kept, key] : chosen;
}

/** Return as much of what is chosen as a key goes with, or null if it cannot be chosen at all. */
function keptFor(choices: Choice[], chosen: Key[], key: Key): Key[] | null {
  for (let count = chosen.length; count >= 0; count--) {
    const kept = chosen.slice(0, count);
    if (fitting(choices, [...kept, key]).length > 0) return kept;
  }
  return null;
}

/** Return what is chosen after a key once more: one more piece, or none of them. */
function pickAgain(choices: Choice[], chosen: Key[], key: Key): Key[] {
  const fit = fitting(choices, chosen);
  if (fit.some(({ path }) => path.includes(key))) return chosen.slice(0, chosen.indexOf(key));
  if (fitting(choices, [...chosen, key]).length > 0) return [...chosen, key];
  return chosen.filter((each) => each !== key);
}

/** Return what is chosen after one step back, over keys that would only be added again. */
export function stepBack(choices: Choice[], chosen: Key[]): Key[] {
  let kept = chosen.slice(0, -1);
  while (kept.length && String(withPath(choices, kept)) === String(chosen)) kept = kept.slice(0, -1);
  return kept;
}

/** Return the choice that is meant, if somebody has chosen: the only one left, or all that it holds. */
export function settled(choices: Choice[], chosen: Key[]): Choice | null {
  if (chosen.length === 0) return null;
  const fit = fitting(choices, chosen);
  const exact = fit.find((choice) => allKeys(choice).length === chosen.length);
  return fit.length === 1 ? (fit[0] ?? null) : (exact ?? null);
}

/** Return whether what is settled could still be added to. */
export function isOpen(choices: Choice[], chosen: Key[]): boolean {
  return settled(choices, chosen) !== null && fitting(choices, chosen).length > 1;
}

/** The words of a text, the first before the others in any order; whether one stops is understood. */
function wordsOf(text: string): string[] {
  const [first = "", ...others] = text.trim().toLowerCase().split(/\s+/);
  return [first, ...others.filter((word) => word !== "stop").sort()];
}

/** Return the keys that a text in the notation of the game means: of a whole turn, or its beginning. */
export function findByText(choices: Choice[], text: string): Key[] | null {
  const asked = wordsOf(text);
  const same = (words: string[]) => String(words) === String(asked);
  const whole = choices.find(({ action }) => same(wordsOf(action.text)));
  const begun = choices.find(({ action }) => same(wordsOf(action.text).slice(0, 1)));
  return whole ? allKeys(whole) : (begun?.path ?? null);
}
