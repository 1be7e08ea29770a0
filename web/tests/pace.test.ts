import { describe, expect, it } from "vitest";
import type { Told } from "../src/generated/protocol";
import { paceFor } from "../src/play/pacer";
import { recentPlies, stretches } from "../src/play/recent";
import { drawTrail } from "../src/play/trail";

const PACE = { speed: 1, each: 1200 };

function plies(...actors: number[]): Told[] {
  return actors.map((actor, ply) => ({ version: 0, ply, actor, text: `${ply}`, events: [], log: [] }));
}

describe("the pace", () => {
  it("is the chosen one for the moves of a whole table", () => {
    expect(paceFor(PACE, 3, 4)).toEqual(PACE);
  });

  it("is faster if many moves wait, and instant if far too many do", () => {
    expect(paceFor(PACE, 5, 4)).toEqual({ speed: 2, each: 600 });
    expect(paceFor(PACE, 9, 4)).toEqual({ speed: 0, each: 0 });
  });
});

describe("recent moves", () => {
  const numbers = (told: Told[]) => told.map(({ ply }) => ply);

  it("are those since your own, without chance", () => {
    expect(numbers(recentPlies(plies(-1, 0, 1, 2, -1, 3), [0], undefined))).toEqual([2, 3, 5]);
  });

  it("are your own as long as nobody else has moved", () => {
    expect(numbers(recentPlies(plies(1, 2, 0), [0], undefined))).toEqual([2]);
  });

  it("are the last whole turn for those who only watch", () => {
    const continues = (text: string) => text === "3" || text === "4";
    expect(numbers(recentPlies(plies(0, 1, 0, 0, 0), [], continues))).toEqual([2, 3, 4]);
  });
});

it("plies are shown together if the position between them is unknown", () => {
  const [first, second, third] = plies(0, 0, -1) as [Told, Told, Told];
  const told = [first, { ...second, view: {}, scores: [] }, third];
  expect(stretches(told).map((each) => each.told.length)).toEqual([2, 1]);
  expect(stretches([])).toEqual([{ told: [], isLast: true }]);
});

it("a trail leads from the source to the target", () => {
  const spot = (x: number, y: number) => ({ x, y, size: null, scale: null, turn: null });
  const { line, head } = drawTrail({ from: spot(10, 20), to: spot(110, 20) });
  expect(line).toMatch(/^M10 20Q.* 110 20$/);
  expect(head).toContain("L110 20L");
});
