import { describe, expect, it } from "vitest";
import { leaving } from "../src/play/places";
import { shortest } from "../src/play/ways";

describe("leaving", () => {
  it("takes tiles that lie side by side from the last on", () => {
    expect(leaving(["first", "second", "third"], 3, 2)).toEqual(["third", "second"]);
  });

  it("goes on where others have left before", () => {
    expect(leaving(["first", "second", "third"], 2, 2)).toEqual(["second", "first"]);
  });

  it("takes tiles that lie on one another from the uppermost", () => {
    expect(leaving(["lower", "upper"], 4, 4)).toEqual(["upper", "upper", "upper", "lower"]);
    expect(leaving(["only"], 3, 3)).toEqual(["only", "only", "only"]);
  });
});

it.each([
  [0, 0],
  [60, 60],
  [120, -60],
  [-150, 30],
  [180, 0],
])("a turn of %i degrees is shown as one of %i", (degrees, shown) => {
  expect(shortest(degrees)).toBeCloseTo(shown);
});
