/** Keys of a game without pictures: "action:pass" is a legal action, by its notation. */
import type { GameKeys, Key } from "../contract";

const ACTION = "action:";

export const actionKey = (text: string): Key => `${ACTION}${text}`;

export const keys: GameKeys = {
  path: ({ text }) => [actionKey(text)],
  actionOf: (key) => (key.startsWith(ACTION) ? key.slice(ACTION.length) : null),
  name: (key) => ({ id: "web-board", values: { number: Number(key.split("@")[1] ?? 0) + 1 } }),
  isDrawn: () => true,
  within: () => [],
  tiles: () => [],
  previewMarks: () => new Map(),
  prompts: {},
  implied: [],
  losses: [],
  touched: () => [],
  scoredAt: () => null,
  flights: () => [],
  containers: () => [],
};
