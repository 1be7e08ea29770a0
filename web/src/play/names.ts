/** What seats are called. */
import { say } from "../i18n/words.svelte";

/** The name of guests who have chosen none; everybody reads it in their own language. */
export const GUEST = "guest";

interface Seat {
  kind: string;
  name: string;
  bot?: string | null;
}

/** Return what somebody is called; those of the same name at a table have numbers. */
export function personName(name: string): string {
  return name.replace(/^guest(?= \d+$|$)/, () => say("web-guest"));
}

/** Return the name of a seat; bots of one level at a table have numbers. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.kind !== "bot") return personName(seat.name) || say("web-seat-unnamed");
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return say("bot-name", { bot: seat.bot ?? seat.name }) + number;
}
