/** The result of a match in one sentence. */
import { say, words } from "../i18n/words.svelte";
import type { Table } from "./table.svelte";

export function resultText(table: Table): string {
  const result = table.info?.result;
  if (!result || !table.view || result.reason === "cancelled") return say("web-result-cancelled");
  const winners = result.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const isMine = winners.some((seat) => table.you.seats.includes(seat));
  const names = words.catalogue.list(winners.map((seat) => table.nameOf(seat)));
  const who = winners.some((seat) => table.whoIs(seat) === "you") ? "you" : "other";
  if (winners.length > 1) return say("web-result-shared", { names, who });
  const isOwnAlone = isMine && table.you.seats.length === 1;
  const best = result.scores[winners[0] ?? 0] ?? 0;
  const rest = Math.max(...result.scores.filter((_, seat) => !winners.includes(seat)));
  if (best <= rest) return say(isOwnAlone ? "web-result-you" : "web-result-name", { name: names });
  const points = best - rest;
  return say(isOwnAlone ? "web-result-you-by" : "web-result-name-by", { name: names, points });
}
