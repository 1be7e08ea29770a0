/**
 * How an action is chosen: by the keys that its path goes over, in any order.
 *
 * A choice under way is the list of keys chosen so far. What fits are the actions whose paths
 * hold all of them; when one is left it is settled.
 */
import type { Key } from "../games/contract";
import type { LegalAction } from "../generated/protocol";

export interface Choice {
  action: LegalAction;
  path: Key[];
}

/** Return the choices that hold all keys chosen. */
export function fitting(choices: Choice[], chosen: Key[]): Choice[] {
  return choices.filter(({ path }) => chosen.every((key) => path.includes(key)));
}

/** Return the keys to choose among next: the first of each path that makes a difference. */
export function nextKeys(choices: Choice[], chosen: Key[]): Key[] {
  const fit = fitting(choices, chosen);
  const rest = fit.map(({ path }) => path.filter((key) => !chosen.includes(key)));
  const isCommon = (key: Key) => fit.length > 1 && rest.every((path) => path.includes(key));
  const firsts = rest.map((path) => path.find((key) => !isCommon(key)));
  return [...new Set(firsts.filter((key) => key !== undefined))];
}

/** Return what could be chosen instead of what has been. */
export function alternatives(choices: Choice[], chosen: Key[]): Key[] {
  const found = new Set<Key>();
  for (let count = 0; count < chosen.length; count++) {
    for (const key of nextKeys(choices, chosen.slice(0, count))) found.add(key);
  }
  for (const key of chosen) found.delete(key);
  return [...found];
}

/** Return the keys that can be chosen now. */
export function litKeys(choices: Choice[], chosen: Key[]): Key[] {
  const next = settled(choices, chosen) ? [] : nextKeys(choices, chosen);
  return [...new Set([...next, ...alternatives(choices, chosen)])];
}

/** Return whether a key can be chosen now, in whatever order. */
export function isPickable(choices: Choice[], key: Key): boolean {
  return choices.some(({ path }) => path.includes(key));
}

/** Return what is chosen after a key: one chosen before is given up, with what came after it. */
export function pick(choices: Choice[], chosen: Key[], key: Key): Key[] {
  if (!isPickable(choices, key)) return chosen;
  if (chosen.includes(key)) return chosen.slice(0, chosen.indexOf(key));
  for (let count = chosen.length; count > 0; count--) {
    const kept = chosen.slice(0, count);
    if (fitting(choices, [...kept, key]).length > 0) return [...kept, key];
  }
  return [key];
}

/** Return what is chosen after one step back. */
export function stepBack(chosen: Key[]): Key[] {
  return chosen.slice(0, -1);
}

/** Return the choice that is left, if somebody has chosen and only one is. */
export function settled(choices: Choice[], chosen: Key[]): Choice | null {
  if (chosen.length === 0) return null;
  const fit = fitting(choices, chosen);
  return fit.length === 1 ? (fit[0] ?? null) : null;
}

/** Return the choice that a text in the notation of the game means. */
export function findByText(choices: Choice[], text: string): Choice | null {
  const asked = text.trim().toLowerCase();
  return choices.find(({ action }) => action.text.toLowerCase() === asked) ?? null;
}
