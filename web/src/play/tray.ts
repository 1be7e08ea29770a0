/** The tray: buttons for keys that no picture shows, or that are too small to touch. */
import type { Key } from "../games/contract";
import { parseKey, signed } from "../games/keys";
import { say } from "../i18n/words.svelte";
import { fitting } from "./choosing";
import type { Table } from "./table.svelte";
import { firstOf } from "./turns";

const MOST_LISTED = 14;

/** Return the keys of the tray, in an order that stays the same whatever is chosen. */
export function trayKeys(table: Table, narrow: boolean): Key[] {
  if (!table.canAct) return [];
  const { chooser, ui } = table;
  if (chooser.group.length) return chooser.group;
  const isPlain = (key: Key) => !ui.isDrawn(key) && key !== ui.passing?.key;
  const plain = chooser.lit.filter((key) => isPlain(key) && goesOn(table, key));
  const chosen = chooser.choice?.path.filter((key) => isPlain(key) && !plain.includes(key)) ?? [];
  const all = new Set([...(narrow && isListed(table) ? chooser.next : []), ...plain, ...chosen]);
  if (chooser.choice && all.size === chosen.length) return [];
  const order = new Set([...chooser.choices.flatMap(({ path }) => path), ...all]);
  return [...order].filter((key) => all.has(key));
}

/** Whether there are few next keys, with different names. */
function isListed(table: Table): boolean {
  const { chosen, next } = table.chooser;
  if (chosen.length === 0 || next.length > MOST_LISTED) return false;
  if (next.some((key) => table.ui.unlisted?.includes(parseKey(key).kind))) return false;
  return new Set(next.map((key) => table.name(key))).size === next.length;
}

/** Whether a key fits the choice; buttons that do not, such as passing, are hidden. */
function goesOn({ chooser }: Table, key: Key): boolean {
  const [first] = chooser.chosen;
  return first === undefined || fitting(chooser.choices, [first, key]).length > 0;
}

/** Return the tiles that the button of a key shows. */
export function tilesOf({ chooser, ui, view }: Table, key: Key): string[] {
  return view ? ui.tiles(key, view, chooser.eventsOf(key)) : [];
}

/** The tiles of one kind on a button: how many are meant, and of how many, if that matters. */
export interface Part {
  tile: string;
  count: number;
  held: number | null;
}

/** Return the tiles that the button of a key shows, by kind. */
export function partsOf(table: Table, key: Key): Part[] {
  const { ui, view } = table;
  const tiles = tilesOf(table, key);
  return [...new Set(tiles)].map((tile) => {
    const count = tiles.filter((each) => each === tile).length;
    return { tile, count, held: (view && ui.held?.(key, tile, view)) ?? null };
  });
}

/** Return the short text of a button, with its price if it has one. */
export function labelOf(table: Table, key: Key): string {
  const { chooser, ui, view } = table;
  const label = view && ui.label?.(key, view, chooser.eventsOf(key));
  if (label) return table.word(label);
  const price = ui.isDrawn(key) ? null : priceOf(table, key);
  return price ? say("web-with-effect", { choice: table.name(key), effect: price.text }) : table.name(key);
}

/** What a button costs: points, and what to say about it. */
export interface Price {
  points: number;
  text: string;
}

/** Return what the first action of a button leads to in any case, or null if nothing is known. */
export function priceOf(table: Table, key: Key): Price | null {
  const [first] = fitting(table.chooser.choices, [...table.chooser.chosen, key]);
  const effects = (first && table.chooser.foreseenOf(firstOf(first))?.effects) ?? [];
  if (effects.length === 0) return null;
  const points = effects.reduce((sum, each) => sum + Math.min(0, each.points), 0);
  return { points, text: effects.length > 1 ? signed(points) : table.word(effects[0]!.text) };
}
