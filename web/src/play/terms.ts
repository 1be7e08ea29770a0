/** The terms of a match as text. */
import type { ClockInfo } from "../generated/api";
import type { TableInfo } from "../generated/protocol";
import { say } from "../i18n/words.svelte";

/** Return the clock of a match, and whether it is casual. */
export function termsOf({ clock, casual }: Pick<TableInfo, "clock" | "casual">): string[] {
  return [clockText(clock as ClockInfo), say("web-casual", { casual: String(casual) })];
}

/** Return a clock as text. */
export function clockText(clock: ClockInfo): string {
  if (clock.kind === "none") return say("web-clock-none");
  const time = span(clock.seconds);
  if (clock.kind === "turn") return say("web-clock-turn", { time });
  return say("web-clock-fischer", { time, seconds: clock.increment });
}

function span(seconds: number): string {
  if (seconds % 86_400 === 0) return say("web-span-days", { count: seconds / 86_400 });
  if (seconds % 60 === 0) return say("web-span-minutes", { count: seconds / 60 });
  return say("web-span-seconds", { count: seconds });
}
