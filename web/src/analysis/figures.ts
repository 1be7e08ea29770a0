/** Figures as they are shown. */
import { words } from "../i18n/words.svelte";

/** Return a chance in per cent. */
export const percent = (chance: number | undefined): number => Math.round(100 * (chance ?? 0));

/** Return points with one digit, as the language writes them. */
export function tenth(points: number | undefined): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (points ?? 0).toLocaleString(words.language, form);
}

/** Return a whole number as the language writes it. */
export const whole = (count: number): string => count.toLocaleString(words.language);
