import { describe, expect, it } from "vitest";
import { leavingPieces } from "../src/play/screen";
import { shortestTurn } from "../src/play/flightpaths";

describe("leaving", () => {
  it("takes tiles that measure side by side from the last on", () => {
    expect(leavingPieces(["first", "second", "third"], 3, 2)).toEqual(["third", "second"]);
  });

  it("goes on where others have left before", () => {
    expect(leavingPieces(["first", "second", "third"], 2, 2)).toEqual(["second", "first"]);
  });

  it("takes tiles that measure on one another from the uppermost", () => {
    expect(leavingPieces(["lower", "upper"], 4, 4)).toEqual(["upper", "upper", "upper", "lower"]);
    expect(leavingPieces(["only"], 3, 3)).toEqual(["only", "only", "only"]);
  });
});

it.each([
  [0, 0],
  [60, 60],
  [120, -60],
  [-150, 30],
  [180, 0],
])("a turn of %i degrees is shown as one of %i", (degrees, shown) => {
  expect(shortestTurn(degrees)).toBeCloseTo(shown);
});
