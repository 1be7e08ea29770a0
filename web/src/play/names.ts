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

/** Return the names of all seats; a guest has a number only if the reader sees several. */
export function seatNames(seats: readonly Seat[], yours: readonly number[] = []): string[] {
  const guests = seats.filter(({ kind, name }, i) => kind === "person" && isGuest(name) && !yours.includes(i));
  return seats.map((seat) => (guests.length === 1 && guests[0] === seat ? say("web-guest") : seatName(seat)));
}

const isGuest = (name: string) => /^guest( \d+)?$/.test(name);

/** Return the name of a seat; bots of the same level are numbered. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return say("web-seat-open");
  if (seat.kind !== "bot") return personName(seat.name) || say("web-seat-unnamed");
  const number = / \d+$/.exec(seat.name)?.[0] ?? "";
  return say("bot-name", { bot: seat.bot ?? seat.name }) + number;
}

/** Return the initials of a name, for badges. */
export function initialsOf(name: string): string {
  if (/^\p{Script=Han}/u.test(name)) return [...name].at(-1) ?? "";
  const parts = name.split(/[\s-]+/).map((part) => [...part][0] ?? "");
  return parts.slice(0, 2).join("").toUpperCase();
}

/** Return a name without its full stop: some are worded like sentences. */
export const withoutStop = (name: string): string => name.replace(/[.。]$/, "");
