/** The state of a seat, beside its name. */
import { say } from "../i18n/words.svelte";
import { now } from "./now";
import type { Table } from "./table.svelte";
import { wholeText } from "./time";

/** Return the state of a seat in a few words. */
export function seatState(table: Table, number: number): string {
  const seat = table.seats[number];
  if (!seat) return "";
  if (seat.out) return say("web-seat-out", { reason: seat.out });
  if (table.isOver) return say("web-seat-place", { place: table.info?.result?.ranking[number] ?? 1 });
  const isBot = seat.kind === "bot" || seat.bot !== null;
  const since = isBot ? undefined : table.away.get(number);
  if (table.actor === number && since === undefined) return turnOf(table, isBot);
  if (seat.kind !== "bot" && seat.bot) return say("web-seat-handed-over");
  if (since !== undefined) return say("web-seat-away", { time: wholeText(now() - since) });
  if (isBot) return say("web-seat-bot");
  return say("web-seat-waiting");
}

function turnOf(table: Table, isBot: boolean): string {
  if (!table.isLive) return say(table.isMine ? "web-seat-your-turn" : "web-seat-to-act");
  if (table.isHandedOver) return say("web-seat-handed-over");
  if (table.isMine) return say("web-seat-your-turn");
  return say(isBot ? "web-seat-thinking" : "web-seat-choosing");
}
