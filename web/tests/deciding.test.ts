import { expect, it } from "vitest";
import { type Facts, whatDecided } from "../src/play/summary/deciding";

const PLAYED: Facts = {
  scores: [73, 59],
  ranking: [1, 2],
  reason: "played",
  out: [false, false],
  sources: [
    { tiles: 58, columns: 14, penalties: -11 },
    { tiles: 61, rows: 4, penalties: -6 },
  ],
  counts: [{ columns: 2 }, { rows: 2 }],
  rounds: [
    [6, 7],
    [16, 17],
  ],
};

const decide = (changes: Partial<Facts>) => whatDecided({ ...PLAYED, ...changes });

it("names the source with the largest difference, counted where people count", () => {
  expect(decide({})).toEqual({
    id: "summary-decided-source",
    values: { seat: 0, source: "columns", more: 2, less: 0 },
  });
  const sources: Facts["sources"] = [{ tiles: 70 }, { tiles: 50, rows: 2 }];
  expect(decide({ sources })?.values).toEqual({ seat: 0, source: "tiles", more: 70, less: 50 });
});

it("counts smaller losses for the winner", () => {
  const sources: Facts["sources"] = [{ tiles: 40, penalties: -4 }, { tiles: 45, penalties: -22 }];
  const values = { seat: 0, source: "penalties", more: 4, less: 22 };
  expect(decide({ scores: [36, 23], sources })?.values).toEqual(values);
});

it("prefers a lead that was turned around, if it was larger than any difference", () => {
  const rounds = [[2, 9], [10, 28], [40, 45]];
  const values = { seat: 0, points: 18, round: 2 };
  expect(decide({ rounds })).toEqual({ id: "summary-decided-turned", values });
  expect(decide({ rounds: [[2, 9]] })?.id).toBe("summary-decided-source");
});

it("tells that somebody led throughout, if no source alone explains the margin", () => {
  const sources: Facts["sources"] = [{ tiles: 50, rows: 6, colours: 10 }, { tiles: 44, rows: 2, colours: 0 }];
  const rounds = [[9, 5], [20, 11]];
  expect(decide({ scores: [66, 46], sources, rounds })).toEqual({
    id: "summary-decided-led",
    values: { seat: 0 },
  });
});

it("compares the winner with the runner-up, not with the last", () => {
  const sources: Facts["sources"] = [{ tiles: 10 }, { tiles: 60, rows: 2 }, { tiles: 52, rows: 2 }];
  const found = decide({ scores: [10, 62, 54], ranking: [3, 1, 2], sources, rounds: [[1, 9, 9]] });
  expect(found?.values).toEqual({ seat: 1, source: "tiles", more: 60, less: 52 });
});

it("says how close it was", () => {
  expect(decide({ scores: [60, 59] })?.id).toBe("summary-decided-point");
  expect(decide({ scores: [59, 59] })?.id).toBe("summary-decided-tie");
  expect(decide({ scores: [59, 59], ranking: [1, 1] })?.id).toBe("summary-decided-shared");
});

it("says who left a match that was not played to its end", () => {
  expect(decide({ reason: "resigned", out: [false, true] })).toEqual({
    id: "summary-decided-out",
    values: { seat: 1, reason: "resigned" },
  });
});
