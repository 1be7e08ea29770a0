/** What seats are called. */
import { say } from "../i18n/words.svelte";

interface Seat {
  kind: string;
  name: string;
  bot?: string | null;
}

/** Return the name of a seat; bots of one level at a table have numbers. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.kind !== "bot") return seat.name || say("web-seat-unnamed");
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return say("bot-name", { bot: seat.bot ?? seat.name }) + number;
}
