import { describe, expect, it } from "vitest";
import {
  alternatives,
  type Choice,
  findByText,
  fitting,
  isOpen,
  isPickable,
  keepFitting,
  litKeys,
  nextKeys,
  pick,
  settled,
  stepBack,
  withPath,
} from "../src/play/choosing";

function choice(text: string, ...path: string[]): Choice {
  return { action: { action: 0, text, parts: {} }, path, pieces: [] };
}

function turn(text: string, path: string[], ...pieces: string[]): Choice {
  return { ...choice(text, ...path), pieces };
}

const TAKING = [
  choice("1R1", "source:1/red", "line:1"),
  choice("1R2", "source:1/red", "line:2"),
  choice("2B2", "source:2/blue", "line:2"),
  choice("2B3", "source:2/blue", "line:3"),
  choice("CK0", "source:0/black", "floor"),
];
const PLACING = [
  choice("14P", "space:1/4", "pay:purple/4/0"),
  choice("14P+1", "space:1/4", "pay:purple/3/1"),
  choice("15P", "space:1/5", "pay:purple/4/1"),
  choice("pass", "pass"),
];
const PAYING = [choice("payB4", "cell:14", "give:B4"), choice("payJ", "cell:14", "give:J")];

/** Two of three tiles pay for a fourth. */
const PAID = [
  turn("B4@01 payB1 payB2", ["tile:B4", "cell:01"], "tile:B1", "tile:B2"),
  turn("B4@01 payB1 payB3", ["tile:B4", "cell:01"], "tile:B1", "tile:B3"),
  turn("B4@01 payB2", ["tile:B4", "cell:01"], "tile:B2", "tile:B3"),
  choice("B1@01", "tile:B1", "cell:01"),
];
/** Up to two tiles are kept, of two red ones and a blue one. */
const KEPT = [
  turn("pass stop", ["pass"]),
  turn("pass keepB stop", ["pass"], "hand:blue"),
  turn("pass keepR stop", ["pass"], "hand:red"),
  turn("pass keepB keepR", ["pass"], "hand:blue", "hand:red"),
  turn("pass keepR keepR", ["pass"], "hand:red", "hand:red"),
  choice("14P", "space:1/4"),
];

describe("choosing pieces", () => {
  const begun = ["tile:B4", "cell:01"];

  it("goes on with the pieces that make a difference, in any order", () => {
    expect(settled(PAID, begun)).toBeNull();
    expect(litKeys(PAID, begun)).toEqual(["tile:B1", "tile:B2", "tile:B3"]);
    expect(settled(PAID, [...begun, "tile:B3"])).toBeNull();
    expect(settled(PAID, [...begun, "tile:B3", "tile:B2"])?.action.text).toBe("B4@01 payB2");
  });

  it("asks for the action first, though a tile is a piece of another", () => {
    expect(nextKeys(PAID, [])).toEqual(["tile:B4", "tile:B1"]);
    expect(settled(PAID, ["tile:B1", "cell:01"])?.action.text).toBe("B1@01");
    expect(isOpen(PAID, ["cell:01", "tile:B1"])).toBe(false);
  });

  it("puts another piece in the place of the last where no more fit", () => {
    const chosen = [...begun, "tile:B1", "tile:B2"];
    expect(litKeys(PAID, chosen)).toEqual(["tile:B3"]);
    expect(pick(PAID, chosen, "tile:B3")).toEqual([...begun, "tile:B1", "tile:B3"]);
  });

  it("adds the rest of a path before pieces, and steps back over it", () => {
    expect(withPath(PAID, ["tile:B4"])).toEqual(begun);
    expect(stepBack(PAID, [...begun, "tile:B1"])).toEqual(begun);
    expect(stepBack(PAID, begun)).toEqual([]);
  });

  it("gives up a piece that is picked again, and only it", () => {
    const chosen = [...begun, "tile:B1", "tile:B2"];
    expect(pick(PAID, chosen, "tile:B1")).toEqual([...begun, "tile:B2"]);
  });

  it("is settled and open where more could be added", () => {
    expect(settled(KEPT, ["pass"])?.action.text).toBe("pass stop");
    expect(isOpen(KEPT, ["pass"])).toBe(true);
    expect(litKeys(KEPT, ["pass"])).toEqual(["hand:blue", "hand:red"]);
    expect(settled(KEPT, ["pass", "hand:red"])?.action.text).toBe("pass keepR stop");
    expect(settled(KEPT, ["pass", "hand:red", "hand:blue"])?.action.text).toBe("pass keepB keepR");
    expect(isOpen(KEPT, ["pass", "hand:red", "hand:blue"])).toBe(false);
  });

  it("takes a piece as often as there is one, then none", () => {
    const once = pick(KEPT, ["pass"], "hand:red");
    const twice = pick(KEPT, once, "hand:red");
    expect(twice).toEqual(["pass", "hand:red", "hand:red"]);
    expect(pick(KEPT, twice, "hand:red")).toEqual(["pass"]);
  });

  it("takes no piece without the action that it belongs to", () => {
    expect(isPickable(PAID, [], "tile:B3")).toBe(false);
    expect(isPickable(PAID, begun, "tile:B3")).toBe(true);
    expect(isPickable(PAID, ["tile:B1", "cell:01"], "tile:B3")).toBe(false);
    expect(pick(PAID, [], "tile:B3")).toEqual([]);
    expect(pick(PAID, ["tile:B1", "cell:01"], "tile:B3")).toEqual(["tile:B1", "cell:01"]);
  });

  it("offers a piece more often than all ways have it", () => {
    const jokers = [
      turn("B3@01 payB1 payJ", begun, "tile:B1", "joker"),
      turn("B3@01 payJ payJ", begun, "joker", "joker"),
    ];
    expect(nextKeys(jokers, begun)).toEqual(["tile:B1", "joker"]);
    const one = pick(jokers, begun, "joker");
    expect(nextKeys(jokers, one)).toEqual(["tile:B1", "joker"]);
    expect(settled(jokers, pick(jokers, one, "joker"))?.action.text).toBe("B3@01 payJ payJ");
    expect(settled(jokers, [...begun, "tile:B1"])?.action.text).toBe("B3@01 payB1 payJ");
  });

  it("finds a turn by its notation, whole or begun", () => {
    expect(findByText(KEPT, "pass  keepb stop")).toEqual(["pass", "hand:blue"]);
    expect(findByText(KEPT, "pass keepR keepB")).toEqual(["pass", "hand:blue", "hand:red"]);
    expect(findByText(KEPT, "pass keepr")).toEqual(["pass", "hand:red"]);
    expect(findByText(KEPT, "pass")).toEqual(["pass"]);
    expect(findByText(PAID, "B4@01")).toEqual(begun);
    expect(findByText(PAID, "B4@01 payB9")).toBeNull();
  });
});

describe("choosing", () => {
  it("begins with the first keys of all paths", () => {
    expect(nextKeys(TAKING, [])).toEqual(["source:1/red", "source:2/blue", "source:0/black"]);
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
    expect(settled(TAKING, ["source:0/black"])?.action.text).toBe("CK0");
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

  it("lights what comes next, or what could be chosen instead of the last", () => {
    expect(alternatives(TAKING, ["source:1/red"])).toEqual(["source:2/blue", "source:0/black"]);
    expect(litKeys(TAKING, ["source:1/red"])).toEqual(["line:1", "line:2"]);
    expect(litKeys(TAKING, ["source:1/red", "line:1"])).toEqual(["line:2"]);
    expect(alternatives(PLACING, ["space:1/4", "pay:purple/4/0"])).toEqual([
      "space:1/5",
      "pay:purple/3/1",
    ]);
    expect(litKeys(PLACING, ["space:1/4", "pay:purple/4/0"])).toEqual(["pay:purple/3/1"]);
    expect(litKeys(PLACING, ["space:1/5"])).toEqual(["space:1/4"]);
  });

  it("steps back one key at a time", () => {
    expect(stepBack(TAKING, ["source:1/red", "line:1"])).toEqual(["source:1/red"]);
    expect(stepBack(TAKING, [])).toEqual([]);
  });

  it("finds an action by its notation, in capitals or not", () => {
    expect(findByText(TAKING, " 1r2 ")).toEqual(["source:1/red", "line:2"]);
    expect(findByText(TAKING, "9R9")).toBeNull();
  });

  it("fits everything when nothing is chosen", () => {
    expect(fitting(TAKING, [])).toHaveLength(TAKING.length);
  });
});

describe("a choice whose turn goes on otherwise than it looked", () => {
  it("keeps what still fits", () => {
    const rest = [turn("drop B3", [], "storage:B3"), choice("stop", "stop")];
    expect(keepFitting(rest, ["storage:B3"])).toEqual(["storage:B3"]);
    expect(keepFitting(rest, ["storage:B3", "stop"])).toEqual(["storage:B3"]);
    expect(keepFitting(rest, ["place:2", "storage:B3"])).toEqual([]);
  });
});
