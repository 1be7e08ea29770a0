import { describe, expect, it } from "vitest";
import {
  alternatives,
  type Choice,
  findByText,
  fitting,
  litKeys,
  nextKeys,
  pick,
  settled,
  stepBack,
} from "../src/play/choosing";

function choice(text: string, ...path: string[]): Choice {
  return { action: { action: 0, text, parts: {} }, path };
}

const TAKING = [
  choice("1R1", "source:1/red", "line:1"),
  choice("1R2", "source:1/red", "line:2"),
  choice("2B2", "source:2/blue", "line:2"),
  choice("2B3", "source:2/blue", "line:3"),
  choice("CK0", "centre/black", "floor"),
];
const PLACING = [
  choice("14P", "space:1/4", "pay:purple/4/0"),
  choice("14P+1", "space:1/4", "pay:purple/3/1"),
  choice("15P", "space:1/5", "pay:purple/4/1"),
  choice("pass", "pass"),
];
const PAYING = [choice("payB4", "cell:14", "give:B4"), choice("payJ", "cell:14", "give:J")];

describe("choosing", () => {
  it("begins with the first keys of all paths", () => {
    expect(nextKeys(TAKING, [])).toEqual(["source:1/red", "source:2/blue", "centre/black"]);
  });

  it("goes on to the places that fit", () => {
    expect(nextKeys(TAKING, ["source:1/red"])).toEqual(["line:1", "line:2"]);
  });

  it("leaves out what all that is left have in common", () => {
    expect(nextKeys(PAYING, [])).toEqual(["give:B4", "give:J"]);
  });

  it("is settled as soon as one action is left", () => {
    expect(settled(TAKING, [])).toBeNull();
    expect(settled(TAKING, ["source:1/red"])).toBeNull();
    expect(settled(TAKING, ["centre/black"])?.action.text).toBe("CK0");
    expect(settled(TAKING, ["source:1/red", "line:2"])?.action.text).toBe("1R2");
    expect(settled(PLACING, ["space:1/5"])?.action.text).toBe("15P");
  });

  it("is not settled before anything is chosen, even if there is only one action", () => {
    const only = [choice("pass", "pass")];
    expect(settled(only, [])).toBeNull();
    expect(nextKeys(only, [])).toEqual(["pass"]);
    expect(settled(only, ["pass"])?.action.text).toBe("pass");
  });

  it("takes keys in any order", () => {
    const chosen = pick(TAKING, [], "line:2");
    expect(nextKeys(TAKING, chosen)).toEqual(["source:1/red", "source:2/blue"]);
    expect(settled(TAKING, pick(TAKING, chosen, "source:2/blue"))?.action.text).toBe("2B2");
  });

  it("changes its mind when another source is picked", () => {
    expect(pick(TAKING, ["source:1/red"], "source:2/blue")).toEqual(["source:2/blue"]);
    expect(pick(TAKING, ["source:1/red", "line:1"], "line:2")).toEqual(["source:1/red", "line:2"]);
    expect(pick(PLACING, ["space:1/4", "pay:purple/4/0"], "space:1/5")).toEqual(["space:1/5"]);
  });

  it("gives up what is picked again, with all that came after", () => {
    expect(pick(TAKING, ["source:1/red", "line:1"], "source:1/red")).toEqual([]);
    expect(pick(TAKING, ["source:1/red", "line:1"], "line:1")).toEqual(["source:1/red"]);
  });

  it("does nothing for a key that no action has", () => {
    expect(pick(TAKING, ["source:1/red"], "line:5")).toEqual(["source:1/red"]);
  });

  it("lights what comes next and what could be chosen instead", () => {
    expect(alternatives(TAKING, ["source:1/red"])).toEqual(["source:2/blue", "centre/black"]);
    expect(litKeys(TAKING, ["source:1/red"])).toEqual([
      "line:1",
      "line:2",
      "source:2/blue",
      "centre/black",
    ]);
    expect(litKeys(PLACING, ["space:1/4", "pay:purple/4/0"])).toEqual([
      "space:1/5",
      "pass",
      "pay:purple/3/1",
    ]);
  });

  it("steps back one key at a time", () => {
    expect(stepBack(["source:1/red", "line:1"])).toEqual(["source:1/red"]);
    expect(stepBack([])).toEqual([]);
  });

  it("finds an action by its notation, in capitals or not", () => {
    expect(findByText(TAKING, " 1r2 ")?.action.text).toBe("1R2");
    expect(findByText(TAKING, "9R9")).toBeNull();
  });

  it("fits everything when nothing is chosen", () => {
    expect(fitting(TAKING, [])).toHaveLength(TAKING.length);
  });
});
