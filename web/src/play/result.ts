/** The result of a match in one sentence. */
import { say, words } from "../i18n/words.svelte";
import { seatName } from "./names";
import type { Table } from "./table.svelte";

/** Return the result, as the reader sees it or, for others, with the names of all seats. */
export function resultText(table: Table, forOthers = false): string {
  const result = table.info?.result;
  if (result?.reason === "rules") return say("web-result-rules");
  if (!result || !table.view || result.reason === "cancelled") return say("web-result-cancelled");
  const nameOf = (seat: number) => (forOthers ? seatName(table.seats[seat]!) : table.nameOf(seat));
  const winners = result.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = words.catalogue.list(winners.map(nameOf));
  const isYours = !forOthers && winners.some((seat) => table.whoIs(seat) === "you");
  if (winners.length > 1) return say("web-result-shared", { names, who: isYours ? "you" : "other" });
  const best = result.scores[winners[0] ?? 0] ?? 0;
  const rest = Math.max(...result.scores.filter((_, seat) => !winners.includes(seat)));
  if (best <= rest) return say(isYours ? "web-result-you" : "web-result-name", { name: names });
  const points = best - rest;
  return say(isYours ? "web-result-you-by" : "web-result-name-by", { name: names, points });
}
