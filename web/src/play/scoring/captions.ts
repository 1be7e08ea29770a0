/** Scoring in words. */
import type { ScoringStep } from "../../games/contract";
import { signed } from "../../games/keys";
import type { Sentence, Told } from "../../generated/protocol";
import { capitalize, say, words } from "../../i18n/words.svelte";
import type { Table } from "../table.svelte";
import type { RoundPoints } from "./rounds";

/** Return what a step scores, for whom, and how much. */
export function captionOf(table: Table, { what, seat, points }: ScoringStep): string {
  const values = { what: wordOf(table, what), name: table.nameOf(seat), points: signed(points) };
  return say("web-scoring-step", values);
}

/** Return what is scored, as the beginning of a line. */
export function wordOf(table: Table, what: Sentence): string {
  return capitalize(table.word(what));
}

/** Return what plies tell about moves and chance, without what follows, such as the scoring of a round. */
export function movesOf(told: Told[]): Sentence[] {
  return told.flatMap(({ actor, log }) => {
    const end = actor < 0 ? -1 : log.findIndex(({ values }) => values?.seat !== actor);
    return end < 0 ? log : log.slice(0, end);
  });
}

/** Return what screen readers hear of plies: what they scored is one sentence for each round. */
export function announcementOf(table: Table, told: Told[]): string {
  const { ui, results } = table;
  if (results.length === 0) return table.paragraph(told.flatMap(({ log }) => log));
  const kinds = [...(ui.scored?.round ?? []), ...(ui.scored?.end ?? [])];
  const ids = new Set(kinds.map((kind) => `${ui.id}-event-${kind}`));
  const [moves, rest] = [told.slice(0, 1), told.slice(1)].map((plies) => {
    return table.paragraph(plies.flatMap(({ log }) => log).filter(({ id }) => !ids.has(id)));
  }) as [string, string];
  return words.catalogue.join([moves, ...results.map((round) => resultOf(table, round)), rest].filter(Boolean));
}

/** Return the points of a round in one sentence, the reader's first: "Round 2: you +7, Mara +5". */
export function resultOf(table: Table, { round, points, isFinal }: RoundPoints): string {
  const order = [table.seat, ...table.others];
  const shares = order.map((seat): Sentence => {
    const values = { seat, name: table.nameOf(seat), points: signed(points[seat] ?? 0) };
    return { id: "web-round-share", values };
  });
  const names = ["first", "second", "third", "fourth"];
  const listed = Object.fromEntries(shares.slice(0, names.length).map((share, i) => [names[i]!, share]));
  const id = isFinal ? "web-final-result" : "web-round-result";
  return table.word({ id, values: { round, seats: shares.length, ...listed } });
}
