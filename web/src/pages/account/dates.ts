/** Dates, as the language of the page writes them. */
import { LIST_LOCALES } from "../../i18n/language";
import { words } from "../../i18n/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const locale = (): string => LIST_LOCALES[words.language] ?? words.language;

/** Return a day. */
export function dayOf(time: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(time);
}

/** Return when something was: within a day by its distance, before that by its day. */
export function momentOf(time: number, now: number): string {
  const passed = Math.max(0, now - time);
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), "minute");
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), "hour");
  return dayOf(time);
}
