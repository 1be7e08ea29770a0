import { describe, expect, it } from "vitest";
import garden from "../src/games/garden";
import pavilion from "../src/games/pavilion";
import type { LegalAction } from "../src/generated/protocol";
import { pick, settled } from "../src/play/choosing";
import { firstOf, listChoices, UNDER_WAY, type Turn } from "../src/play/turns";

const action = (text: string, kind: string): LegalAction => ({ action: 0, text, parts: { kind } });
const kept = (colour: string) => ({ event: "kept", seat: 0, colour, count: 1 });
const turnsOf = (key: string, turn: Partial<Turn>) =>
  new Map([[key, { question: null, ways: null, ...turn }]]);

describe("turns", () => {
  const view = { actor: 0 };
  const pass = [action("pass", "pass")];
  const ways = [
    { text: "pass stop", events: [] },
    { text: "pass keepP keepR", events: [kept("purple"), kept("red")] },
  ];

  it("are single actions until their ways are known", () => {
    expect(listChoices(pavilion, view, pass, new Map())).toEqual([
      { action: pass[0], path: ["pass"], pieces: [] },
    ]);
  });

  it("become a choice for each way, with its pieces", () => {
    const found = listChoices(pavilion, view, pass, turnsOf("pass", { ways }));
    expect(found.map(({ path }) => path)).toEqual([["pass"], ["pass"]]);
    expect(found.map(({ pieces }) => pieces)).toEqual([[], ["hand:purple@0", "hand:red@0"]]);
    expect(found.map(firstOf)).toEqual(["pass", "pass"]);
  });

  it("need no pieces where there is one way", () => {
    const [only] = listChoices(pavilion, view, pass, turnsOf("pass", { ways: [ways[1]!] }));
    expect(only).toMatchObject({ action: { text: "pass keepP keepR" }, path: ["pass"], pieces: [] });
  });

  it("stay single actions where the ways are too many", () => {
    expect(listChoices(pavilion, view, pass, turnsOf("pass", {}))).toHaveLength(1);
  });

  it("under way are chosen by pieces alone, or by a word", () => {
    const legal = [action("stop", "stop"), { ...action("keepR", "keep"), parts: { kind: "keep", colour: "red" } }];
    const rest = [
      { text: "stop", events: [] },
      { text: "keepR stop", events: [kept("red")] },
    ];
    const found = listChoices(pavilion, view, legal, turnsOf(UNDER_WAY, { ways: rest }));
    expect(found.map(({ path, pieces }) => [path, pieces])).toEqual([
      [["stop"], []],
      [[], ["hand:red@0"]],
    ]);
  });

  it("pay with tiles, expansions and jokers in Queen's Garden", () => {
    const events = [
      { event: "paid", seat: 0, hexagon: "B2" },
      { event: "paid-expansion", seat: 0, hexagon: "B4" },
      { event: "paid-jokers", seat: 0, count: 2 },
      { event: "placed", seat: 0, hexagon: "B5", cell: "01" },
    ];
    expect(garden.pieces!(events, view)).toEqual([
      "storage:B2@0",
      "storage:xB4@0",
      "joker@0",
      "joker@0",
    ]);
  });
});

describe("passing", () => {
  const view = { actor: 0, round: 2 }; // the third colour is wild next: orange
  const rate = (...colours: string[]) => pavilion.passing!.rate(colours.map(kept), view);

  it("keeps as many tiles as possible", () => {
    expect(rate("purple", "green", "blue", "red")).toBeGreaterThan(rate("orange", "orange", "orange"));
    expect(rate("purple")).toBeGreaterThan(rate());
  });

  it("keeps the next wild colour, then tiles that go together", () => {
    expect(rate("orange", "red")).toBeGreaterThan(rate("red", "red"));
    expect(rate("red", "red")).toBeGreaterThan(rate("red", "blue"));
  });

  it("discards nothing in Queen's Garden", () => {
    const dropped = { event: "dropped", seat: 0, hexagon: "B3" };
    expect(garden.passing!.rate([], view)).toBeGreaterThan(garden.passing!.rate([dropped], view));
  });
});

describe("passing with more in the storage than the server lists ways for", () => {
  const tiles = Array.from({ length: 36 }, (_, i) => (i === 2 ? 2 : i === 6 ? 1 : 0));
  const view = { actor: 0, boards: [{ tiles, expansions: ["G5", "B4"] }] };
  const texts = (...chosen: string[]) => garden.freeWays!("pass", view, chosen)!.map(({ text }) => text);

  it("offers to discard nothing, or one of each", () => {
    expect(texts("pass")).toEqual([
      ...["pass stop", "pass dropB3 stop", "pass dropP1 stop", "pass dropxB4 stop"],
      "pass dropxG5",
    ]);
  });

  it("goes on from what is chosen, in the order of the rules", () => {
    expect(texts("pass", "storage:xB4@0", "storage:B3@0")).toEqual([
      "pass dropB3 dropxB4 stop",
      "pass dropB3 dropB3 dropxB4 stop",
      "pass dropB3 dropP1 dropxB4 stop",
      "pass dropB3 dropxB4 dropxG5",
    ]);
  });

  it("is chosen like any turn: piece by piece, and piece by piece taken back", () => {
    const legal = [action("pass", "pass"), action("takeB", "take")];
    const turns = turnsOf("pass", {});
    const listed = (chosen: string[]) => listChoices(garden, view, legal, turns, chosen);
    let chosen = ["pass"];
    expect(settled(listed(chosen), chosen)?.action.text).toBe("pass stop");
    for (const key of ["storage:P1@0", "storage:B3@0", "storage:B3@0"]) chosen = pick(listed(chosen), chosen, key);
    expect(settled(listed(chosen), chosen)?.action.text).toBe("pass dropB3 dropB3 dropP1 stop");
    chosen = pick(listed(chosen), chosen, "storage:P1@0");
    expect(settled(listed(chosen), chosen)?.action.text).toBe("pass dropB3 dropB3 stop");
  });
});
