/** Names of seats. */
import { say } from "../i18n/words.svelte";

/** The name of guests who chose none; shown in the reader's language. */
export const GUEST = "guest";

interface Seat {
  kind: string;
  name: string;
  bot?: string | null;
}

/** Return the name to show for a person; duplicates at a table are numbered. */
export function personName(name: string): string {
  return name.replace(/^guest(?= \d+$|$)/, () => say("web-guest"));
}

/** Return the name of a seat; bots of the same level are numbered. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.kind !== "bot") return personName(seat.name) || say("web-seat-unnamed");
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return say("bot-name", { bot: seat.bot ?? seat.name }) + number;
}
