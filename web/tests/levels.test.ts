import { expect, it } from "vitest";
import { LEVELS, otherBots, SEARCHES } from "../src/levels";

it("bots from elsewhere follow the levels, and those of the package are left out", () => {
  expect(otherBots([...SEARCHES, ...LEVELS, "opener"])).toEqual(["opener"]);
  expect(otherBots([...LEVELS])).toEqual([]);
});
