/** How far a match is. */
import { say } from "../i18n/words.svelte";
import type { Table } from "./table.svelte";

/** Games that last a fixed number of rounds. */
const ROUNDS: Record<string, number> = { pavilion: 6, garden: 4 };

/** Return the round, out of how many, and whether it is the last. */
export function roundText(table: Table): string {
  const round = Number(table.view?.round ?? 1);
  const rounds = ROUNDS[table.ui.id];
  if (table.isOver) return say("web-round-over");
  if (rounds === undefined) return say("web-round", { round });
  if (round === rounds) return say("web-round-last", { round, rounds });
  return say("web-round-of", { round, rounds });
}

/** Return the round in figures, for where there is little room. */
export function roundShort(table: Table): string {
  const round = Number(table.view?.round ?? 1);
  const rounds = ROUNDS[table.ui.id];
  return rounds === undefined ? say("web-round", { round }) : `${round} / ${rounds}`;
}
