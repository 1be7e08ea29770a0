import { describe, expect, it } from "vitest";
import { LESSONS, nextStep, type Progress } from "../src/pages/lessons";

const BEGINNING: Progress = {
  events: new Set(),
  kinds: new Set(["take"]),
  turns: 0,
  hasChosen: false,
  isPlacing: false,
  isSettled: false,
  isOver: false,
};

describe("a lesson", () => {
  it("stays until its step is taken", () => {
    for (const steps of Object.values(LESSONS)) expect(nextStep(steps, 0, BEGINNING)).toBe(0);
  });

  it("goes on with what the learner does", () => {
    const azul = LESSONS.azul;
    expect(nextStep(azul, 0, { ...BEGINNING, hasChosen: true })).toBe(1);
    expect(nextStep(azul, 1, { ...BEGINNING, hasChosen: true, isSettled: true })).toBe(2);
    expect(nextStep(azul, 2, { ...BEGINNING, turns: 1 })).toBe(3);
  });

  it("wants a placement where it speaks of one", () => {
    for (const steps of [LESSONS.pavilion, LESSONS.garden]) {
      const place = steps.findIndex(({ id }) => id === "place");
      expect(nextStep(steps, place, { ...BEGINNING, hasChosen: true, isSettled: true })).toBe(place);
      expect(nextStep(steps, place, { ...BEGINNING, hasChosen: true, isPlacing: true })).toBe(place + 1);
    }
  });

  it("speaks of jokers until the wheel has scored, however many turns that takes", () => {
    const at = (id: string) => LESSONS.garden.findIndex((step) => step.id === id);
    const placed = { ...BEGINNING, turns: 20, events: new Set(["placed", "passed"]) };
    expect(nextStep(LESSONS.garden, at("pay"), placed)).toBe(at("jokers"));
    const scored = { ...placed, events: new Set(["placed", "passed", "wheel"]) };
    expect(nextStep(LESSONS.garden, at("jokers"), scored)).toBe(at("pass"));
  });

  it("never goes back, and ends with its last step", () => {
    const done = { ...BEGINNING, turns: 9, isOver: true, hasChosen: true, isSettled: true };
    for (const steps of Object.values(LESSONS)) {
      const last = steps.length - 1;
      expect(nextStep(steps, last, BEGINNING)).toBe(last);
      expect(nextStep(steps, 0, { ...done, events: new Set(["placed", "passed", "laid"]) })).toBe(last - 1);
    }
  });
});
