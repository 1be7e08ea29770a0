import { describe, expect, it } from "vitest";
import type { GameKeys, Key } from "../src/games/contract";
import { boardKey } from "../src/games/keys";
import { reachOf } from "../src/games/nearest";
import { keys as azul } from "../src/games/azul/keys";
import { keys as garden } from "../src/games/garden/keys";
import { keys as pavilion } from "../src/games/pavilion/keys";
import { LANGUAGES } from "../src/i18n/language";
import { placeBubble } from "../src/games/bubble";
import { tagBeside } from "../src/games/tags";
import { catalogueOf } from "./catalogues";
import { sampleOf, samplesOf } from "./samples";

const GAMES: Record<string, GameKeys> = { azul, pavilion, garden };
const cases = Object.entries(GAMES).flatMap(([game, keys]) =>
  samplesOf(game).map((sample) => ({ game, keys, sample, title: `${game}, ${sample.name}` })),
);

describe.each(cases)("what is meant in $title", ({ keys, sample: { view, legal } }) => {
  const turnsOf = (key: Key, chosen: Key[]) => keys.meant!(key, chosen, view)?.turns ?? [];

  it("a pick means the action that its path completes", () => {
    for (const action of legal) {
      const path = keys.path(action, view).filter(keys.isDrawn);
      for (const key of path) {
        const others = path.filter((each) => each !== key);
        expect(turnsOf(key, others), `${key} with ${others}`).toContain(action.text);
      }
    }
  });

  it("a pick of the first key means the action among others", () => {
    for (const action of legal) {
      const [first] = keys.path(action, view).filter(keys.isDrawn);
      const turns = first ? turnsOf(first, []) : [action.text];
      expect(turns.length).toBeGreaterThan(0);
      expect(turns.length).toBeLessThanOrEqual(512);
    }
  });
});

describe("what is meant", () => {
  const first = sampleOf("azul", "first").view;
  const seat = first.actor as number;

  it("in Azul a line takes the chosen tiles, a wall takes none", () => {
    const line = boardKey(seat, "line:3");
    expect(azul.meant!(line, ["source:2/red"], first)!.turns).toEqual(["2R3"]);
    expect(azul.meant!(line, ["source:0/black"], first)!.turns).toEqual(["CK3"]);
    const wall = azul.meant!(boardKey(seat, "wall:1/1"), [], first)!;
    expect(wall).toEqual({ turns: [], otherwise: { id: "web-azul-why-wall" } });
  });

  it("things that are only shown mean nothing", () => {
    const { view } = sampleOf("pavilion", "placing");
    expect(pavilion.meant!("wild", [], view)).toBeNull();
    expect(pavilion.meant!(boardKey(0, "board"), [], view)).toBeNull();
    expect(garden.meant!(boardKey(0, "bench:2"), [], sampleOf("garden", "first").view)).toBeNull();
  });

  it("in Summer Pavilion a space is meant for its colour, with any payment", () => {
    const { view } = sampleOf("pavilion", "placing");
    const space = boardKey(view.actor as number, "space:1/4");
    const turns = pavilion.meant!(space, [boardKey(0, "hand:red")], view)!.turns;
    expect(turns).toEqual(["14R", "14R+1", "14R+2", "14R+3", "14R+4", "14R+5"]);
  });

  it("in Queen's Garden what pays follows what is placed", () => {
    const { view } = sampleOf("garden", "first");
    const own = (key: Key) => boardKey(view.actor as number, key);
    const chosen = [own("storage:B3"), own("cell:14"), own("joker")];
    const { turns } = garden.meant!(own("storage:xG2"), chosen, view)!;
    expect(turns).toEqual(["B3@14 payJ payxG2"]);
  });

  it.each(LANGUAGES)("what is said instead has words in %s", (language) => {
    const words = catalogueOf(language);
    for (const { keys, game, sample } of cases) {
      for (const kind of SHOWN[game]!) {
        const key = kind.startsWith("source") ? kind : boardKey(sample.view.actor as number, kind);
        const { otherwise } = keys.meant!(key, [], sample.view)!;
        expect(words.word(otherwise)).not.toBe("");
      }
    }
  });
});

const SHOWN: Record<string, string[]> = {
  azul: ["source:0", "line:1", "wall:1/1"],
  pavilion: ["source:0", "hand:red", "space:1/1"],
  garden: ["cell:01", "joker", "area:1", "storage:B3"],
};

describe("a tap on a place that cannot be chosen", () => {
  const hit = { left: 0, top: 0, right: 40, bottom: 40 };

  it("means the place with a mouse, and with a finger near its middle", () => {
    expect(reachOf(38, 38, hit, false)).toBeLessThan(0);
    expect(reachOf(22, 18, hit, true)).toBeLessThan(0);
  });

  it("reaches a neighbour from its edge with a finger, and from nowhere with both", () => {
    expect(reachOf(38, 20, hit, true)).toBeGreaterThan(0);
    expect(reachOf(5, 5, undefined, false)).toBeGreaterThan(0);
  });
});

describe("a bubble", () => {
  const screen = { width: 400, height: 300 };
  const size = { width: 100, height: 30 };
  const target = { left: 180, top: 140, right: 220, bottom: 160 };

  it("is above what it is about", () => {
    expect(placeBubble(target, size, [], screen)).toEqual({ left: 150, top: 101, side: "above" });
  });

  it("goes where it covers nothing", () => {
    const above = { left: 150, top: 90, right: 250, bottom: 135 };
    const below = { left: 150, top: 165, right: 250, bottom: 200 };
    expect(placeBubble(target, size, [above], screen).side).toBe("below");
    expect(placeBubble(target, size, [above, below], screen).side).toBe("right");
  });

  it("stays on the screen", () => {
    const corner = { left: 0, top: 0, right: 40, bottom: 20 };
    const { left, top, side } = placeBubble(corner, size, [], screen);
    expect([left, side]).toEqual([6, "below"]);
    expect(top).toBeGreaterThan(20);
  });
});

describe("a tag", () => {
  const place = (source: number, x: number, y: number) => ({ source, x, y, width: 100, height: 60 });
  const picture = { width: 400, height: 300 };

  it("is beside its source", () => {
    const [x, y] = tagBeside(place(1, 200, 150), "3 red", [place(1, 200, 150)], picture)!;
    expect(x).toBeCloseTo(200);
    expect(y).toBeLessThan(120);
  });

  it("is left out where it would cover other sources", () => {
    const all = [50, 150, 250, 350].flatMap((x, i) => [60, 125, 190, 255].map((y, j) => place(4 * i + j, x, y)));
    expect(tagBeside(all[5]!, "2 orange tiles on display 1", all, picture)).toBeNull();
  });
});
