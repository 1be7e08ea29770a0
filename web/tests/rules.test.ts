import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ruleSection as azul } from "../src/games/azul/rules";
import { ruleSection as garden } from "../src/games/garden/rules";
import { ruleSection as pavilion } from "../src/games/pavilion/rules";
import { sampleOf, samplesOf } from "./samples";

const GAMES = { azul, pavilion, garden };

describe("the section of the rules for a position", () => {
  it.each(Object.entries(GAMES))("exists in the rules of %s", (game, ruleSection) => {
    const page = new URL(`../../src/tilewright/i18n/en/rules/${game}.md`, import.meta.url);
    const ids = [...readFileSync(page, "utf8").matchAll(/^##.*\{#([\w-]+)/gm)].map(([, id]) => id);
    for (const { view } of samplesOf(game)) expect(ids).toContain(ruleSection(view));
  });

  it("is about the phase", () => {
    expect(azul(sampleOf("azul", "first").view)).toBe("taking");
    expect(azul(sampleOf("azul", "tiling").view)).toBe("tiling");
    expect(pavilion(sampleOf("pavilion", "picking").view)).toBe("bonus-tiles");
    expect(pavilion(sampleOf("pavilion", "keeping").view)).toBe("passing");
    expect(garden(sampleOf("garden", "paying").view)).toBe("placing");
    expect(garden(sampleOf("garden", "discarding").view)).toBe("passing");
  });

  it("is the end when the match is over", () => {
    for (const [game, ruleSection] of Object.entries(GAMES)) {
      expect(ruleSection(sampleOf(game, "over").view)).toBe("end");
    }
  });
});
