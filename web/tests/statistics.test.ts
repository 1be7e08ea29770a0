import { expect, it } from "vitest";
import { roundStarts, scoreTicks, sourceRows } from "../src/play/statistics";

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
