/** Making and parsing keys: "wall:2/5@1" is kind wall, parts 2 and 5, seat 1. */
import type { Key } from "./contract";

export interface ParsedKey {
  kind: string;
  parts: string[];
  /** The seat of the board, or null for the table. */
  seat: number | null;
}

export function boardKey(seat: number, key: Key): Key {
  return `${key}@${seat}`;
}

export function parseKey(key: Key): ParsedKey {
  const [name, seat] = key.split("@") as [string, string?];
  const [kind, rest] = name.split(":") as [string, string?];
  return { kind, parts: rest?.split("/") ?? [], seat: seat === undefined ? null : Number(seat) };
}

/** The key of the whole that contains something: "hand@1" for "hand:red@1". */
export function wholeKey(key: Key): Key {
  const [name, seat] = key.split("@") as [string, string?];
  const end = Math.max(name.lastIndexOf("/"), name.includes("/") ? -1 : name.lastIndexOf(":"));
  const whole = end < 0 ? name : name.slice(0, end);
  return seat === undefined ? whole : boardKey(Number(seat), whole);
}

/** Points with a sign: a true minus, and no sign for zero. */
export function signed(points: number): string {
  if (points < 0) return `−${-points}`;
  return points > 0 ? `+${points}` : "0";
}
