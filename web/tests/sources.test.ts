import { expect, it } from "vitest";
import { sourceRows } from "../src/play/sources";

it("has a row for every source, with the points of every seat, losses last", () => {
  const rows = sourceRows([{ penalties: -3, tiles: 20 }, { tiles: 12, rows: 2 }]);
  expect(rows).toEqual([
    { source: "tiles", points: [20, 12] },
    { source: "rows", points: [0, 2] },
    { source: "penalties", points: [-3, 0] },
  ]);
});
