import { expect, it } from "vitest";
import { courseOf, scoresByRound } from "../src/play/summary/course";
import { curveIn, lineOf, nearestMoment, ticksOf } from "../src/play/summary/curve";
import { breakLines, shorten } from "../src/play/summary/lines";
import { isInRange } from "../src/play/summary/png";

const UI = { losses: ["lost"], scored: { round: [], end: ["bonus", "lost"] } };
const at = (round: number, ...scores: number[]) => ({ round, scores });

function course(...told: { round: number; scores: number[] }[]) {
  const positions = told.map(({ round, scores }, ply) => ({ ply, view: { round }, scores }));
  const events = [
    { event: "bonus", seat: 0, points: 7 },
    { event: "lost", seat: 1, points: 2 },
  ];
  const plies = told.slice(1).map((_, i) => ({ events: i === told.length - 2 ? events : [] }));
  return courseOf(positions, plies, UI);
}

const PLAYED = course(at(1, 0, 0), at(1, 0, 0), at(2, 5, 3), at(2, 6, 3), at(2, 19, 8));

it("has a moment for each change, with rounds and final scoring as ends", () => {
  expect(PLAYED.rounds).toBe(2);
  expect(PLAYED.hasFinal).toBe(true);
  const shown = PLAYED.moments.map(({ at, scores, isEnd }) => [at, ...scores, isEnd]);
  expect(shown).toEqual([
    [0, 0, 0, true],
    [1, 5, 3, true],
    [1.5, 6, 3, false],
    [2, 12, 10, true],
    [3, 19, 8, true],
  ]);
});

it("lists the scores after each round but the last", () => {
  expect(scoresByRound(PLAYED)).toEqual([[5, 3]]);
});

it("scales from zero, or the lowest score, to a round number above all", () => {
  expect(ticksOf([{ scores: [0, 3] }])).toEqual([0, 5, 10]);
  expect(ticksOf([{ scores: [61, 80] }])).toEqual([0, 20, 40, 60, 80]);
  expect(ticksOf([{ scores: [-3, 9] }])[0]).toBe(-5);
});

it("draws straight lines between the changes of a seat, and finds the nearest moment", () => {
  const curve = curveIn(PLAYED, 348, 134);
  expect(lineOf(curve, PLAYED.moments, 1).split("L")).toHaveLength(4);
  expect(nearestMoment(curve, PLAYED.moments, curve.x(1.4))).toBe(2);
});

it("breaks lines between words and shortens what is left over", () => {
  const measure = (text: string) => text.length;
  expect(breakLines("one two three four", measure, 9, 3)).toEqual(["one two", "three", "four"]);
  expect(breakLines("one two three four", measure, 9, 2)).toEqual(["one two", "three…"]);
  expect(breakLines("wins by 62\u00a0points", measure, 12, 2)).toEqual(["wins by", "62\u00a0points"]);
  expect(shorten("Wolfeschlegel", measure, 6)).toBe("Wolfe…");
});

it("knows which fonts a text needs", () => {
  expect(isInRange("őr", "U+0150-0151, U+0170")).toBe(true);
  expect(isInRange("plain", "U+0400-04FF")).toBe(false);
});
