import { expect, it } from "vitest";
import { scoreTicks, sourceRows } from "../src/play/sources";

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
