/** The round of a match as text. */
import { say } from "../i18n/words.svelte";
import type { Table } from "./table.svelte";

/** Return whether the match ends with the current round. */
export function isLastRound(table: Table): boolean {
  return table.position?.last_round === true && !table.isOver;
}

/** Return the round, out of how many, and whether it is the last; nothing for games without rounds. */
export function roundText(table: Table): string {
  const round = Number(table.view?.round);
  const { rounds } = table.ui;
  const isLast = isLastRound(table);
  if (table.isOver) return say("web-round-over");
  if (Number.isNaN(round)) return "";
  if (rounds === undefined) return say(isLast ? "web-round-ending" : "web-round", { round });
  return say(isLast ? "web-round-last" : "web-round-of", { round, rounds });
}

/** Return the round in a short form. */
export function roundShort(table: Table): string {
  const { rounds } = table.ui;
  if (rounds === undefined || table.isOver) return roundText(table);
  return `${Number(table.view?.round)} / ${rounds}`;
}
