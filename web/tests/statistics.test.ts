import { expect, it } from "vitest";
import { eachOf, roundStarts, scoreTicks, sourceRows } from "../src/play/statistics";

it("has a row for every source, with the points of every seat, losses last", () => {
  const rows = sourceRows([{ penalties: -3, tiles: 20 }, { tiles: 12, rows: 2 }]);
  expect(rows).toEqual([
    { source: "tiles", points: [20, 12] },
    { source: "rows", points: [0, 2] },
    { source: "penalties", points: [-3, 0] },
  ]);
});

it("marks an axis with round numbers above every score", () => {
  expect(scoreTicks([{ values: [0, 0] }])).toEqual([0, 10, 20]);
  expect(scoreTicks([{ values: [5, 61] }, { values: [80, 3] }])).toEqual([0, 40, 80]);
});

it("finds where every round begins", () => {
  const positions = [1, 1, 1, 2, 2, 3].map((round, ply) => ({ ply, view: { round } }));
  expect(roundStarts(positions)).toEqual([0, 3, 5]);
});

it("says what each scoring of a source is worth if there were several, all the same", () => {
  const peak = { seat: 0, ply: 1, source: "groups", points: 3, log: [] };
  const each = (groups: number, count: number, points = 3) =>
    eachOf(
      { sources: [{ groups }, {}], counts: [{ groups: count }, {}], peaks: [{ ...peak, points }] } as never,
      "groups",
    );
  expect(each(6, 2)).toBe(3);
  expect(each(3, 1)).toBeNull();
  expect(each(7, 2)).toBeNull();
});
