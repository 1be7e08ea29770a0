import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/tiles/colour";
import { bisque, letterInk, type Glaze } from "../src/tiles/palette";
import { VISIONS, distance, labDistance, seen } from "./vision";

const GAMES = Object.entries(
  import.meta.glob<Record<string, Glaze>>("../src/games/*/palette.ts", { import: "GLAZES", eager: true }),
);
const CSS = readFileSync(new URL("../src/tiles/tokens.css", import.meta.url), "utf8");
const TOKENS = new Map(
  [...CSS.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name!, [light!, dark!] as const],
  ),
);
const THEMES = [0, 1] as const;
const GROUNDS = ["table", "surface", "raised", "sunken", "plate", "soft"];

const token = (name: string, theme: 0 | 1) => TOKENS.get(name)![theme];
const lowest = (name: string, theme: 0 | 1, grounds = GROUNDS) =>
  Math.min(...grounds.map((ground) => contrast(token(name, theme), token(ground, theme))));

function pairs<T>(things: T[]): [T, T][] {
  return things.flatMap((one, i) => things.slice(i + 1).map((other): [T, T] => [one, other]));
}

describe("the distance of colours", () => {
  it("is that of the published examples", () => {
    expect(labDistance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(labDistance([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
    expect(labDistance([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286])).toBeCloseTo(
      0.6377,
      3,
    );
    expect(labDistance([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(
      0.9082,
      3,
    );
  });
});

describe.each(GAMES)("the glazes of %s", (_, glazes) => {
  it.each(VISIONS)("are told apart with %s vision", (vision) => {
    const found = Object.values(glazes).map((glaze) => seen(glaze.glaze, vision));
    const closest = Math.min(...pairs(found).map(([one, other]) => distance(one, other)));
    expect(closest).toBeGreaterThan(17);
  });

  it.each(Object.entries(glazes))("%s shows its pattern and its letter", (_, glaze) => {
    expect(contrast(glaze.pattern, glaze.glaze)).toBeGreaterThan(4.2);
    const ground = glaze.ink ? glaze.pattern : glaze.glaze;
    expect(contrast(letterInk(glaze), ground)).toBeGreaterThan(4.2);
  });

  it.each(Object.entries(glazes))("%s stands out from what it lies on", (_, glaze) => {
    for (const theme of THEMES) {
      for (const name of ["table", "surface", "plate"]) {
        const ground = token(name, theme);
        const best = Math.max(contrast(glaze.rim[theme], ground), contrast(glaze.glaze, ground));
        expect(best, `${name} ${theme}`).toBeGreaterThan(3);
      }
    }
  });

  it.each(Object.entries(glazes))("a place for %s lets the cost be read", (_, glaze) => {
    for (const theme of THEMES) {
      expect(contrast(token("ink", theme), bisque(glaze)[theme])).toBeGreaterThan(4.5);
    }
  });

  it("every letter stands for one colour", () => {
    const letters = Object.values(glazes).map((glaze) => glaze.letter);
    expect(new Set(letters).size).toBe(letters.length);
  });
});

describe("the tokens", () => {
  it.each(["ink", "ink2", "accent", "good", "bad", "warn"])("%s can be read everywhere", (name) => {
    for (const theme of THEMES) expect(lowest(name, theme)).toBeGreaterThan(4.48);
  });

  it("outlines can be seen, and words on the accent read", () => {
    for (const theme of THEMES) {
      expect(lowest("edge", theme)).toBeGreaterThan(3);
      expect(lowest("accent-ink", theme, ["accent"])).toBeGreaterThan(4.5);
    }
  });
});
