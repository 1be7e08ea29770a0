/** What is said of a seat beside its name. */
import { say } from "../i18n/words.svelte";
import type { Table } from "./table.svelte";

/** Return what a seat is doing, in a few words. */
export function seatState(table: Table, number: number): string {
  const seat = table.seats[number];
  if (!seat) return "";
  if (seat.out) return say("web-seat-out", { reason: seat.out });
  if (table.isOver) return say("web-seat-place", { place: table.info?.result?.ranking[number] ?? 1 });
  const isBot = seat.kind === "bot" || seat.bot !== null;
  const isAway = table.presence?.present[number] === false && !isBot;
  if (table.actor === number && !isAway) {
    if (table.isMine) return say("web-seat-your-turn");
    return say(isBot ? "web-seat-thinking" : "web-seat-choosing");
  }
  if (seat.kind !== "bot" && seat.bot) return say("web-seat-handed-over");
  if (isAway) return say("web-seat-away");
  if (isBot) return say("web-seat-bot");
  return say("web-seat-waiting");
}
