/**
 * Choosing an action by the keys of its path, in any order. A choice in progress is the list of
 * keys chosen so far. It fits the actions whose paths contain all of them; when one is left, it is
 * settled. An action may also need pieces, such as the tiles that pay for it: in any order, and a
 * key as often as it has pieces.
 */
import type { Key } from "../games/contract";
import type { LegalAction } from "../generated/protocol";

export interface Choice {
  action: LegalAction;
  path: Key[];
  pieces: Key[];
}

const kindOf = (key: Key) => key.split(":")[0];

/** Return keys minus others, counting duplicates. */
function without(keys: Key[], others: Key[]): Key[] {
  const left = [...others];
  return keys.filter((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Return the keys common to two lists, counting duplicates. */
const shared = (keys: Key[], others: Key[]): Key[] => without(keys, without(keys, others));

const allKeys = ({ path, pieces }: Choice) => [...path, ...pieces];

/** Return the choices that contain all chosen keys; pieces only count after a complete path. */
export function fitting(choices: Choice[], chosen: Key[]): Choice[] {
  return choices.filter(({ path, pieces }) => {
    const others = without(chosen, path);
    if (others.length === 0) return true;
    return path.every((key) => chosen.includes(key)) && without(others, pieces).length === 0;
  });
}

/** Return the chosen keys up to the first that no choice contains together with those before it. */
export function keepFitting(choices: Choice[], chosen: Key[]): Key[] {
  let kept = chosen;
  while (kept.length > 0 && fitting(choices, kept).length === 0) kept = kept.slice(0, -1);
  return kept;
}

/** Return the chosen keys with the rest of the path, if only pieces are left to choose. */
export function withPath(choices: Choice[], chosen: Key[]): Key[] {
  const [first] = fitting(choices, chosen);
  if (!first || !isAmongPieces(choices, chosen)) return chosen;
  return [...first.path, ...without(chosen, first.path)];
}

/** Return the keys that can be chosen next: the first of each path that makes a difference, or pieces. */
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

/** Return whether only pieces are left to choose. */
function isAmongPieces(choices: Choice[], chosen: Key[]): boolean {
  const fit = fitting(choices, chosen);
  const [first] = fit;
  return fit.length > 1 && fit.every(({ path }) => String(path) === String(first?.path));
}

/** Return alternatives to the chosen keys; for the first key, only those of the same kind. */
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
 * Return the keys to light: the next ones, or alternatives to the last key if there are none. Once
 * pieces are requested, only pieces.
 */
export function litKeys(choices: Choice[], chosen: Key[]): Key[] {
  const choice = settled(choices, chosen);
  const next = choice && !isOpen(choices, chosen) ? [] : nextKeys(choices, chosen);
  if (isPartly(choices, chosen)) return [...new Set([...next, ...otherPieces(choices, chosen)])];
  const instead = choice ? alternatives(choices, chosen, chosen.length - 1) : [];
  return [...new Set([...next, ...instead])];
}

/** Return whether pieces are requested or chosen. */
export function isPartly(choices: Choice[], chosen: Key[]): boolean {
  const [first] = fitting(choices, chosen);
  if (!first || without(first.path, chosen).length > 0) return isAmongPieces(choices, chosen);
  return isAmongPieces(choices, first.path);
}

/** Return alternatives to the last piece. */
function otherPieces(choices: Choice[], chosen: Key[]): Key[] {
  const pieces = fitting(choices, chosen).flatMap((choice) => choice.pieces);
  const last = chosen.at(-1);
  if (last === undefined || !pieces.includes(last)) return [];
  return without(nextKeys(choices, chosen.slice(0, -1)), [last]);
}

/** Return whether a key can be chosen now, in any order, or removed. */
export function isPickable(choices: Choice[], chosen: Key[], key: Key): boolean {
  return chosen.includes(key) || keptFor(choices, chosen, key) !== null;
}

/** Return the chosen keys after a pick: a chosen key is removed, with those after it. */
export function pick(choices: Choice[], chosen: Key[], key: Key): Key[] {
  if (chosen.includes(key)) return pickAgain(choices, chosen, key);
  const kept = keptFor(choices, chosen, key);
  return kept ? [...kept, key] : chosen;
}

/** Return the part of the choice that a key fits, or null if it cannot be chosen. */
function keptFor(choices: Choice[], chosen: Key[], key: Key): Key[] | null {
  for (let count = chosen.length; count >= 0; count--) {
    const kept = chosen.slice(0, count);
    if (fitting(choices, [...kept, key]).length > 0) return kept;
  }
  return null;
}

/** Return the chosen keys after another pick of the same key: one more piece, or none. */
function pickAgain(choices: Choice[], chosen: Key[], key: Key): Key[] {
  const fit = fitting(choices, chosen);
  if (fit.some(({ path }) => path.includes(key))) return chosen.slice(0, chosen.indexOf(key));
  if (fitting(choices, [...chosen, key]).length > 0) return [...chosen, key];
  return chosen.filter((each) => each !== key);
}

/** Return the chosen keys after one step back, skipping keys that would be added again. */
export function stepBack(choices: Choice[], chosen: Key[]): Key[] {
  let kept = chosen.slice(0, -1);
  while (kept.length && String(withPath(choices, kept)) === String(chosen)) kept = kept.slice(0, -1);
  return kept;
}

/** Return the settled choice: the only one left, or the one that is complete. */
export function settled(choices: Choice[], chosen: Key[]): Choice | null {
  if (chosen.length === 0) return null;
  const fit = fitting(choices, chosen);
  const exact = fit.find((choice) => allKeys(choice).length === chosen.length);
  return fit.length === 1 ? (fit[0] ?? null) : (exact ?? null);
}

/** Return whether a settled choice could be extended. */
export function isOpen(choices: Choice[], chosen: Key[]): boolean {
  return settled(choices, chosen) !== null && fitting(choices, chosen).length > 1;
}

/** The words of a notation, sorted after the first; "stop" is implied. */
function wordsOf(text: string): string[] {
  const [first = "", ...others] = text.trim().toLowerCase().split(/\s+/);
  return [first, ...others.filter((word) => word !== "stop").sort()];
}

/** Return the keys of a notation: of a whole turn, or of its first action. */
export function findByText(choices: Choice[], text: string): Key[] | null {
  const asked = wordsOf(text);
  const same = (words: string[]) => String(words) === String(asked);
  const whole = choices.find(({ action }) => same(wordsOf(action.text)));
  const begun = choices.find(({ action }) => same(wordsOf(action.text).slice(0, 1)));
  return whole ? allKeys(whole) : (begun?.path ?? null);
}
