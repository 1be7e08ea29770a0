import { afterEach, describe, expect, it, vi } from "vitest";
import type { View } from "../src/games/contract";
import { rephrase as garden } from "../src/games/garden/rephrase";
import { rephrase as pavilion } from "../src/games/pavilion/rephrase";
import { rephraseAll, type Rephrase } from "../src/games/rephrase";
import type { Sentence } from "../src/generated/protocol";
import { LANGUAGES } from "../src/i18n/language";
import { catalogueOf } from "./catalogues";
import told from "./sentences.json";

const GAMES: Record<string, { see: Rephrase; views: View[] }> = {
  pavilion: { see: pavilion, views: [{ side: "coloured" }, { side: "grey" }] },
  garden: { see: garden, views: [{ side: "front", display: [] }] },
};

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)("sentences beside a picture in %s", (language) => {
  const words = catalogueOf(language);

  it.each(Object.keys(GAMES))("of %s have all they need", (game) => {
    const { see, views } = GAMES[game]!;
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const own = told.filter(({ sentence }) => sentence.id.startsWith(`${game}-`));
    for (const { sentence } of own) {
      for (const view of views) words.word(rephraseAll(sentence as Sentence, view, see));
    }
    expect(own.length).toBeGreaterThan(20);
    expect(errors).not.toHaveBeenCalled();
  });
});

describe("in English", () => {
  const words = catalogueOf("en");
  const placed = (star: number, position: number) => ({
    id: "pavilion-event-placed",
    values: { colour: "red", star, position, run: 2, points: 2 },
  });

  it.each([
    ["coloured", 3, 4, "Red on the red star, cost 4 (a run of 2): +2."],
    ["grey", 3, 1, "Red on the star at the upper right, cost 3 (a run of 2): +2."],
    ["grey", 0, 6, "Red on the star in the middle, cost 3 (a run of 2): +2."],
  ])("a star of the %s side is known by what is seen of it", (side, star, position, text) => {
    expect(words.word(rephraseAll(placed(star, position), { side }, pavilion))).toBe(text);
  });

  it.each([
    ["01", "at the fountain"],
    ["26", "at the upper right"],
    ["40", "on the left"],
  ])("cell %s of a garden is %s", (cell, where) => {
    const hexagon = { id: "garden-hexagon", values: { colour: "blue", pattern: "bird", name: "B2" } };
    const told = { id: "garden-event-placed", values: { name: "Anna", hexagon, cell } };
    expect(words.word(rephraseAll(told, {}, garden))).toBe(`Anna places blue bird (B2) ${where}.`);
  });

  it("what lies in the display is told by which expansion it lies on", () => {
    const display = [{ place: 1 }, { place: 3 }, { place: 0 }];
    const hexagon = { id: "garden-hexagon", values: { colour: "blue", pattern: "bird", name: "B2" } };
    const shown = { id: "web-garden-shown", values: { hexagon, place: 3 } };
    const text = words.word(rephraseAll(shown, { display }, garden));
    expect(text).toBe("blue bird (B2), on expansion 2 of 3");
  });

  it("sentences within others speak so too", () => {
    const hint = { id: "garden-hint-buy", values: { area: 5 } };
    const played = { "played-words": hint, played: "buy5", name: "Anna" };
    const text = words.word(rephraseAll({ id: "analysis-played-best", values: played }, {}, garden));
    expect(text).toContain("a face-down expansion at the lower left, for 6 points");
  });
});
