import { describe, expect, it } from "vitest";
import type { PuzzleEntry } from "../src/generated/protocol";
import { dayBefore } from "../src/puzzles/days";
import { nextPuzzle } from "../src/puzzles/pick";
import { expected, FIRST_RATING, rated } from "../src/puzzles/rating";

const puzzle = (number: number, themes: string[] = []): PuzzleEntry => ({
  id: `p${number}`,
  side: "coloured",
  seats: 2,
  rating: 1000 + 20 * number,
  themes,
});
const PUZZLES = Array.from({ length: 50 }, (_, i) => puzzle(i, i % 2 ? ["floor"] : ["denial"]));

describe("ratings", () => {
  it("give equals an even chance", () => {
    expect(expected(1500, 1500)).toBe(0.5);
  });
  it("rise more with a harder puzzle, and fall more with an easier one", () => {
    expect(rated(1500, 1900, true, 50) - 1500).toBeGreaterThan(rated(1500, 1500, true, 50) - 1500);
    expect(rated(1500, 1100, false, 50)).toBeLessThan(rated(1500, 1500, false, 50));
  });
  it("move further at the beginning", () => {
    expect(rated(FIRST_RATING, 1500, true, 0)).toBeGreaterThan(rated(FIRST_RATING, 1500, true, 20));
    expect(rated(FIRST_RATING, 1500, true, 20)).toBe(rated(FIRST_RATING, 1500, true, 90));
  });
});

describe("the next puzzle", () => {
  it("is near the rating, new, and about the theme", () => {
    const done = new Set(["p21", "p23", "p25"]);
    for (const draw of [0, 0.3, 0.6, 0.999]) {
      const found = nextPuzzle(PUZZLES, 1500, "floor", done, () => draw)!;
      expect(found.themes).toEqual(["floor"]);
      expect(done.has(found.id)).toBe(false);
      expect(Math.abs(found.rating - 1500)).toBeLessThanOrEqual(400);
    }
  });
  it("comes again once all are done", () => {
    const all = new Set(PUZZLES.map(({ id }) => id));
    expect(nextPuzzle(PUZZLES, 1500, "", all, () => 0)).toBeDefined();
  });
  it("does not exist without puzzles of the theme", () => {
    expect(nextPuzzle(PUZZLES, 1500, "wheel", new Set())).toBeUndefined();
  });
});

describe("days", () => {
  it("go back over the ends of months and years", () => {
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  });
});
