/** Why something on the table cannot be chosen. */
import type { Key } from "../games/contract";
import { parseKey } from "../games/keys";
import { say } from "../i18n/words.svelte";
import { refusalText } from "../net/refusals";
import type { Table } from "./table.svelte";

/** Return why a key cannot be chosen, or null if there is nothing to say. */
export async function reasonFor(table: Table, key: Key): Promise<string | null> {
  const { chooser, ui, view } = table;
  if (!view || !isOpen(table)) return null;
  const intent = ui.meant?.(key, chooser.chosen, view) ?? null;
  if (!intent) return null;
  const other = reasonOfTurn(table) ?? reasonOfBoard(table, key);
  if (other) return other;
  const found = intent.turns.length ? await table.explain(intent.turns).catch(() => null) : null;
  return found ? refusalText(found) : table.word(intent.otherwise);
}

/** Whether the table waits for somebody: nothing moves, and nothing is on its way. */
function isOpen(table: Table): boolean {
  const isBusy = table.showing || table.sending || table.connection !== "open";
  return table.isLive && !table.isOver && !isBusy;
}

function reasonOfTurn(table: Table): string | null {
  if (table.canAct || table.actor === null) return null;
  if (table.isHandedOver) return say("error-seat-handed-over");
  if (table.you.seats.length === 0) return say("web-why-watching");
  return say("web-turn-of", { name: table.nameOf(table.actor) });
}

function reasonOfBoard(table: Table, key: Key): string | null {
  const { seat } = parseKey(key);
  if (seat === null || seat === table.actor) return null;
  return say("web-why-other-board", { name: table.nameOf(seat) });
}
