import { describe, expect, it } from "vitest";
import type { Progress } from "../src/games/contract";
import { lessons as azul } from "../src/games/azul/lessons";
import { lessons as garden } from "../src/games/garden/lessons";
import { lessons as pavilion } from "../src/games/pavilion/lessons";
import { nextStep } from "../src/pages/lessons";

const LESSONS = [azul, pavilion, garden];
const SOMETHING = new Set(["source"]);

const BEGINNING: Progress = {
  events: new Set(),
  kinds: new Set(["take"]),
  chosen: new Set(),
  turns: 0,
  isSettled: false,
  isOver: false,
};

describe("a lesson", () => {
  it("stays until its step is taken", () => {
    for (const steps of LESSONS) expect(nextStep(steps, 0, BEGINNING)).toBe(0);
  });

  it("goes on with what the learner does", () => {
    expect(nextStep(azul, 0, { ...BEGINNING, chosen: SOMETHING })).toBe(1);
    expect(nextStep(azul, 1, { ...BEGINNING, chosen: SOMETHING, isSettled: true })).toBe(2);
    expect(nextStep(azul, 2, { ...BEGINNING, turns: 1 })).toBe(3);
  });

  it("wants a placement where it speaks of one", () => {
    const cases = [
      [pavilion, "space"],
      [pavilion, "hand"],
      [garden, "cell"],
      [garden, "storage"],
    ] as const;
    for (const [steps, placing] of cases) {
      const place = steps.findIndex(({ id }) => id === "place");
      expect(nextStep(steps, place, { ...BEGINNING, chosen: SOMETHING, isSettled: true })).toBe(place);
      expect(nextStep(steps, place, { ...BEGINNING, chosen: new Set([placing]) })).toBe(place + 1);
    }
  });

  it("speaks of jokers until the wheel has scored, however many turns that takes", () => {
    const at = (id: string) => garden.findIndex((step) => step.id === id);
    const placed = { ...BEGINNING, turns: 20, events: new Set(["placed", "passed"]) };
    expect(nextStep(garden, at("pay"), placed)).toBe(at("jokers"));
    const scored = { ...placed, events: new Set(["placed", "passed", "wheel"]) };
    expect(nextStep(garden, at("jokers"), scored)).toBe(at("pass"));
  });

  it("never goes back, and ends with its last step", () => {
    const done = { ...BEGINNING, turns: 9, isOver: true, chosen: SOMETHING, isSettled: true };
    for (const steps of LESSONS) {
      const last = steps.length - 1;
      expect(nextStep(steps, last, BEGINNING)).toBe(last);
      expect(nextStep(steps, 0, { ...done, events: new Set(["placed", "passed", "laid"]) })).toBe(last - 1);
    }
  });
});
