/**
 * What chance draws, as the notation of deals writes it: letters of colours, with a slash after
 * every four, or a letter with a number, with an x before what is no tile.
 */
import type { GameUi, View } from "../games/contract";
import type { Sentence } from "../generated/protocol";

const ITEM = /x?[A-Z]\d|[A-Z]/g;
const GROUP = 4;

/** Return the items of a deal. */
export function itemsOf(_game: string, deal: string): string[] {
  return deal.match(ITEM) ?? [];
}

/** Return the notation of some items. */
function write(items: readonly string[]): string {
  const isNumbered = items.some((item) => item.length > 1);
  if (isNumbered) return items.join("");
  const groups = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, i) => items.slice(GROUP * i, GROUP * (i + 1)));
  return groups.map((group) => group.join("")).join("/");
}

export const withItem = (game: string, deal: string, item: string): string => write([...itemsOf(game, deal), item]);
export const withoutLast = (game: string, deal: string): string => write(itemsOf(game, deal).slice(0, -1));

/** Return the kind of tile that an item is, as views name it. */
export function tileOfItem(ui: GameUi, item: string): string {
  return ui.drawnTile?.(item) ?? item;
}

/** Return the name of an item: that of its tile in the piles of the table. */
export function nameOfItem(ui: GameUi, item: string, view: View | null): Sentence | null {
  if (!view) return null;
  const tile = tileOfItem(ui, item).replace(/^x(?=.\d)/, "");
  const found = ui.containers(view).flatMap(({ tiles }) => tiles).find((each) => each.tile === tile);
  return found?.name ?? null;
}

