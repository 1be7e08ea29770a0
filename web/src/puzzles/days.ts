/** Days in UTC, as in 2026-11-19: the puzzle of the day changes everywhere at the same moment. */

const DAY = 86_400_000;

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Return the day before another. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}
