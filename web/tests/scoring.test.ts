import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keys as azul } from "../src/games/azul/keys";
import type { Event, GameKeys, ScoringStep } from "../src/games/contract";
import { keys as garden } from "../src/games/garden/keys";
import { keys as generic } from "../src/games/generic/keys";
import { keys as pavilion } from "../src/games/pavilion/keys";
import type { Told } from "../src/generated/protocol";
import { LANGUAGES } from "../src/i18n/language";
import { pointsOf } from "../src/play/events";
import { overlap, placeBeside } from "../src/play/scoring/place";
import { roundPoints, roundsOf } from "../src/play/scoring/rounds";
import { ScoringState } from "../src/play/scoring/state.svelte";
import { partOf, stepsOf } from "../src/play/scoring/steps";
import { catalogueOf } from "./catalogues";
import { sampleOf } from "./samples";

const GAMES: Record<string, GameKeys> = { azul, pavilion, garden };

function lastSteps(game: string): ScoringStep[] {
  const { told, view } = sampleOf(game, "over");
  return stepsOf(GAMES[game]!, told, view);
}

function sums(points: { seat: number; points: number }[]): number[] {
  return [0, 1].map((seat) => points.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.points, 0));
}

describe.each(Object.keys(GAMES))("the last scoring of %s", (game) => {
  const { told } = sampleOf(game, "over");
  const ui = GAMES[game]!;

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation((text) => {
      throw new Error(text);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("gives every seat the points of its events", () => {
    const points = told.map((event) => ({ seat: Number(event.seat), points: pointsOf(event, ui) }));
    expect(sums(lastSteps(game))).toEqual(sums(points));
  });

  it("lights up something in every step, each thing once, on the board of its seat", () => {
    for (const { keys, seat } of lastSteps(game)) {
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.every((key) => key.endsWith(`@${seat}`))).toBe(true);
    }
  });

  it.each(LANGUAGES)("says in %s what is scored", (language) => {
    const catalogue = catalogueOf(language);
    for (const { what } of lastSteps(game)) expect(catalogue.word(what)).not.toBe(what.id);
  });

  it("ends with the end of the match", () => {
    const parts = lastSteps(game).map(({ event }) => partOf(ui, event));
    expect(parts.lastIndexOf("round")).toBeLessThan(parts.indexOf("end"));
  });
});

describe("Azul", () => {
  it("scores a tile with its runs, the tile itself last", () => {
    const laid = { event: "laid", seat: 1, row: 2, column: 2, colour: "red", points: 5 };
    const runs = { across: [[2, 1], [2, 2], [2, 3]], down: [[1, 2], [2, 2]] };
    const [step] = azul.scoringSteps!([{ ...laid, ...runs }], sampleOf("azul", "over").view);
    expect(step!.keys).toEqual(["wall:2/1@1", "wall:2/3@1", "wall:1/2@1", "wall:2/2@1"]);
    expect(catalogueOf("en").word(step!.what)).toBe("a row of 3 and a column of 2");
  });

  it("shows the loss of a floor before it is cleared", () => {
    const floor = lastSteps("azul").find(({ event }) => event.event === "penalised")!;
    expect(floor.points).toBeLessThan(0);
    expect(floor.isFirst).toBe(true);
    expect(floor.keys[0]).toBe(`floor:1@${floor.seat}`);
  });

  it("adds rows, then columns, then colours, each with its five tiles", () => {
    const bonuses = lastSteps("azul").filter(({ event }) => event.event === "bonus");
    const kinds = bonuses.map(({ event }) => ["row", "column", "colour"].indexOf(String(event.bonus)));
    expect(kinds).toEqual([...kinds].sort());
    expect(bonuses.every(({ keys }) => keys.length === 5)).toBe(true);
  });
});

describe("Summer Pavilion", () => {
  it("adds stars, then numbers, then losses", () => {
    const bonus = (event: string, more: object) => ({ event, seat: 0, points: 3, ...more });
    const events = [bonus("corner-loss", { count: 3 }), bonus("cost-bonus", { cost: 1 }), bonus("star-bonus", { star: 2 })];
    const steps = pavilion.scoringSteps!(events as Event[], sampleOf("pavilion", "over").view);
    expect(steps.map(({ event }) => event.event)).toEqual(["star-bonus", "cost-bonus", "corner-loss"]);
    expect(steps[0]!.keys).toContain("space:2/6@0");
    expect(steps.map(({ points }) => points)).toEqual([3, 3, -3]);
  });
});

describe("Queen's Garden", () => {
  const { view } = sampleOf("garden", "over");
  const groups = lastSteps("garden").filter(({ event }) => event.event === "group");

  it("lights up all hexagons of a group, which share its sign", () => {
    for (const { event, keys } of groups) expect(keys).toHaveLength(Number(event.count));
  });

  it("tells the factors or the values of a group, and their sum", () => {
    const value = (sum: string) =>
      sum.split(" + ").reduce((all, part) => all + part.split(" × ").map(Number).reduce((a, b) => a * b), 0);
    for (const { sum, points } of groups) {
      const [parts, result] = sum!.split(" = ") as [string, string];
      expect([value(parts), Number(result)]).toEqual([points, points]);
    }
    expect(groups.some(({ sum }) => sum!.includes("×"))).toBe(true);
  });

  it("scores the wheel sign by sign", () => {
    const wheel = lastSteps("garden").filter(({ event, seat }) => event.event === "wheel" && seat === 0);
    expect(wheel.length).toBeGreaterThan(1);
    expect(wheel.every(({ sum }) => sum!.includes("×"))).toBe(true);
  });

  it("does not guess if the signs of the wheel do not add up", () => {
    const steps = garden.scoringSteps!([{ event: "wheel", seat: 0, points: 99, round: 4 }], view);
    expect(steps.map(({ points }) => points)).toEqual([99]);
  });
});

it("shows the points of any other game at its board", () => {
  const steps = stepsOf(generic, [{ event: "scored", seat: 1, points: 4 }, { event: "moved" }], {});
  expect(steps.map(({ seat, points, keys }) => [seat, points, keys])).toEqual([[1, 4, ["board@1"]]]);
});

describe("rounds", () => {
  const ply = (number: number, ...events: object[]): Told =>
    ({ ply: number, actor: 0, text: "", events, log: [], version: 0 }) as Told;
  const told = [
    ply(0, { event: "dealt", round: 1, seat: 0 }),
    ply(1, { event: "took", seat: 0 }),
    ply(2, { event: "tiling", round: 1 }, { event: "laid", seat: 0, points: 2 }, { event: "penalised", seat: 1, points: 1 }),
    ply(3, { event: "dealt", round: 2, seat: 1 }),
    ply(4, { event: "laid", seat: 1, points: 7 }, { event: "bonus", seat: 1, points: 2 }, { event: "ended" }),
  ];

  it("have the points of their events, losses subtracted", () => {
    expect(roundPoints(told.slice(0, 4), azul, 2)).toMatchObject({ round: 1, points: [2, -1] });
    expect(roundPoints(told.slice(0, 3), azul, 2)).toBeUndefined();
  });

  it("keep the final scoring apart", () => {
    const rounds = roundsOf(told, azul, 2).map(({ round, points, isFinal, isOver }) => [round, points, isFinal, isOver]);
    expect(rounds).toEqual([
      [1, [2, -1], false, true],
      [2, [0, 7], false, true],
      [2, [0, 2], true, true],
    ]);
  });

  it("know the plies that scored", () => {
    expect(roundsOf(told, azul, 2)[0]!.told.map((each) => each.ply)).toEqual([2]);
  });
});

describe("points", () => {
  const screen = { left: 0, top: 0, width: 400, height: 300 };
  const size = { width: 40, height: 26 };
  const tile = (column: number, row: number) => ({ left: 60 + 34 * column, top: 60 + 34 * row, width: 32, height: 32 });

  it.each([
    ["a row", [tile(0, 0), tile(1, 0), tile(2, 0)]],
    ["a column", [tile(1, 0), tile(1, 1), tile(1, 2)]],
    ["a row and a column", [tile(0, 1), tile(1, 0), tile(2, 1), tile(1, 2), tile(1, 1)]],
  ])("stand beside %s without covering it", (_, scoring) => {
    const place = placeBeside(scoring.at(-1)!, scoring, size, screen);
    expect(scoring.some((box) => overlap(box, place))).toBe(false);
  });

  it("stay on the screen", () => {
    const corner = { left: 370, top: 0, width: 30, height: 30 };
    const place = placeBeside(corner, [corner], size, screen);
    expect(place.left + place.width).toBeLessThanOrEqual(400);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(overlap(place, corner)).toBe(false);
  });
});

it("counts points for a seat until the position has them", () => {
  const state = new ScoringState();
  state.count(1, 3);
  state.count(1, -1);
  expect([state.countedFor(0), state.countedFor(1)]).toEqual([0, 2]);
  state.clear();
  expect(state.countedFor(1)).toBe(0);
});
