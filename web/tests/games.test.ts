import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, GameKeys, View } from "../src/games/contract";
import { boardKey, parseKey, signed } from "../src/games/keys";
import { keys as azul } from "../src/games/azul/keys";
import { keys as garden } from "../src/games/garden/keys";
import { keys as pavilion } from "../src/games/pavilion/keys";
import { LANGUAGES } from "../src/i18n/language";
import { withoutStop } from "../src/play/names";
import { catalogueOf } from "./catalogues";
import { type FullSample, sampleOf, samplesOf } from "./samples";

const GAMES: Record<string, GameKeys> = { azul, pavilion, garden };
/** The events of the first deal. */
const DEALS: Record<string, Event[]> = {
  azul: [{ event: "dealt", seat: 0 }],
  pavilion: [{ event: "supplied" }, { event: "dealt", seat: 0 }],
  garden: [{ event: "dealt", place: 0 }],
};
const CATALOGUES = new Map(LANGUAGES.map((language) => [language, catalogueOf(language)]));

/** A sentence that lacks something is told on the console: here it is a failure. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((text) => {
    throw new Error(text);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Everything that a game names in a sample: what is chosen, shown, touched and counted. */
function everyKey(keys: GameKeys, { view, legal, previews, told }: FullSample): string[] {
  const paths = legal.flatMap((action) => keys.path(action, view));
  const shown = previews.flatMap(({ events }) => [
    ...keys.previewMarks(events, view.actor as number, view).keys(),
  ]);
  const touched = told.flatMap((event) => keys.touched(event, view));
  return [...new Set([...paths, ...shown, ...touched])];
}

describe("a table before its first deal", () => {
  it.each(Object.keys(GAMES))("has all tiles of %s in their piles", (game) => {
    const keys = GAMES[game]!;
    const { view } = sampleOf(game, "first");
    const before = keys.undealt!(view);
    const counted = (of: View) =>
      keys.containers(of).flatMap(({ tiles }) => tiles.map(({ count }) => count)).reduce((a, b) => a + b, 0);
    const flown = keys.flights(DEALS[game]!, before, view).reduce((sum, { count }) => sum + count, 0);
    expect(flown).toBeGreaterThan(0);
    if (game !== "garden") expect(counted(before) - counted(view)).toBe(flown);
    expect(keys.flights(DEALS[game]!, before, before)).toEqual([]);
  });
});

describe("keys", () => {
  it("are made and read alike", () => {
    expect(parseKey(boardKey(2, "wall:3/4"))).toEqual({ kind: "wall", parts: ["3", "4"], seat: 2 });
    expect(parseKey("pass")).toEqual({ kind: "pass", parts: [], seat: null });
  });

  it("have names without a full stop, also those that are worded like sentences", () => {
    const floor = { id: "azul-describe-floor", values: { covered: 0, penalty: 0 } };
    const names = [...CATALOGUES.values()].map((words) => withoutStop(words.word(floor)));
    expect(names).toEqual(["Floor: empty", "Підлога порожня", "A padló üres", "地板：空的"]);
  });

  it("points have a true sign", () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(["+3", "−2", "0"]);
  });
});

describe("previews of Azul", () => {
  const view = sampleOf("azul", "middle").view as View & { boards: { floor: string[] }[] };
  const seat = view.actor as number;

  it("show tiles on the line and on the wall that it will fill", () => {
    const lined = { event: "lined", seat, line: 2, colour: "red", count: 2, missing: 0 };
    const marks = azul.previewMarks([lined], seat, view);
    expect(marks.get(`line:2/1@${seat}`)).toEqual({ ghost: "red" });
    expect(marks.get(`line:2/2@${seat}`)).toEqual({ ghost: "red" });
    expect(marks.get(`wall:2/4@${seat}`)).toEqual({ ghost: "red" });
  });

  it("show what falls at the floor", () => {
    const covered = view.boards[seat]!.floor.length + 1;
    const lined = { event: "lined", seat, line: 1, colour: "red", count: 1, missing: 0 };
    const fell = { event: "fell", seat, colour: "red", count: 1, covered, penalty: 2 };
    const marks = azul.previewMarks([lined, fell], seat, view);
    expect(marks.get(`floor:${covered}@${seat}`)?.ghost).toBe("red");
    expect(marks.get(`floor@${seat}`)?.points).toBeLessThan(0);
  });

  it("count the start marker at the floor", () => {
    const { view } = sampleOf("azul", "first");
    const seat = view.actor as number;
    const marked = { event: "marked", seat, place: 1 };
    const lined = { event: "lined", seat, line: 3, colour: "red", count: 2, missing: 1 };
    const marks = azul.previewMarks([marked, lined], seat, view);
    expect(marks.get(`floor@${seat}`)?.points).toBe(-1);
  });

  it("ring the tiles that count, and leave out other seats", () => {
    const across = [
      [3, 1],
      [3, 2],
    ];
    const laid = {
      event: "laid",
      seat,
      row: 3,
      column: 2,
      colour: "white",
      points: 2,
      across,
      down: [],
    };
    const marks = azul.previewMarks([laid, { ...laid, seat: 1 - seat }], seat, view);
    expect(marks.get(`wall:3/1@${seat}`)).toEqual({ counts: true });
    expect(marks.get(`wall:3/2@${seat}`)).toEqual({ counts: true, ghost: "white", points: 2 });
    expect([...marks.keys()].every((key) => key.endsWith(`@${seat}`))).toBe(true);
  });
});

describe("forecasts of Azul", () => {
  const { view } = sampleOf("azul", "first");
  const laid = { event: "laid", seat: 0, row: 2, column: 3, colour: "red", points: 4, across: [], down: [] };

  it("show the points of a line that the action completes, and of no other", () => {
    const lined = { event: "lined", seat: 0, line: 2, colour: "red", count: 2, missing: 0 };
    const forecast = [laid, { ...laid, row: 1, column: 1 }];
    const marks = azul.previewMarks([lined], 0, view, forecast);
    expect(marks.get("wall:2/3@0")?.points).toBe(4);
    expect(marks.has("wall:1/1@0")).toBe(false);
  });

  it("say nothing of a line that is still open", () => {
    const lined = { event: "lined", seat: 0, line: 2, colour: "red", count: 1, missing: 1 };
    expect(azul.previewMarks([lined], 0, view, [laid]).get("wall:2/3@0")).toBeUndefined();
  });
});

describe("trays", () => {
  it("a whole display stands for its colours, with their tiles on the buttons", () => {
    const { view } = sampleOf("azul", "first");
    const inside = azul.within("source:1", view);
    expect(inside.flatMap((key) => azul.tiles(key, view))).toHaveLength(4);
    expect(azul.within("source:1/red", view)).toEqual([]);
  });

  it("a payment shows its tiles", () => {
    const { view } = sampleOf("pavilion", "placing");
    expect(pavilion.tiles("pay:blue/2/1", view)).toEqual(["blue", "blue", view.wild]);
    expect(pavilion.isDrawn("pay:blue/2/1")).toBe(false);
  });

  it("a tile of the garden stands for its colour and its pattern", () => {
    const { view } = sampleOf("garden", "first");
    expect(garden.within("tile:0/P3", view)).toEqual(["take:dark-purple", "take:butterflies"]);
    expect(garden.tiles("take:dark-purple", view)).toEqual(["dark purple"]);
  });
});

const cases = Object.entries(GAMES).flatMap(([game, keys]) =>
  samplesOf(game).map((sample) => ({ game, keys, sample, title: `${game}, ${sample.name}` })),
);

describe.each(cases)("$title", ({ keys, sample }) => {
  const { view, legal, previews, told } = sample;

  it("every legal action has a path of its own", () => {
    const paths = legal.map((action) => keys.path(action, view));
    expect(paths.every((path) => path.length > 0 && new Set(path).size === path.length)).toBe(true);
    expect(new Set(paths.map((path) => [...path].sort().join(" "))).size).toBe(legal.length);
  });

  it.each(LANGUAGES)("everything has a name in %s", (language) => {
    const words = CATALOGUES.get(language)!;
    for (const key of everyKey(keys, sample)) expect(words.word(keys.name(key, view))).not.toBe("");
    for (const pile of keys.containers(view)) expect(words.word(pile.name)).not.toBe("");
    for (const { name } of keys.containers(view).flatMap(({ tiles }) => tiles)) expect(words.word(name)).not.toBe("");
  });

  it("keys that can be chosen next to each other have different names", () => {
    const words = CATALOGUES.get("en")!;
    const chosen = [...new Set(legal.flatMap((action) => keys.path(action, view)))];
    const names = chosen.map((key) => words.word(keys.name(key, view)));
    expect(new Set(names).size).toBe(names.length);
  });

  it("a preview shows something wherever something happens to the seat", () => {
    for (const { events } of previews) {
      const marks = keys.previewMarks(events, view.actor as number, view);
      const own = events.filter((event) => event.seat === view.actor);
      expect(marks.size > 0 || own.every(({ event }) => QUIET.has(event))).toBe(true);
    }
  });

  it("tiles fly between places that have names, in ascending steps", () => {
    for (const { events } of [...previews, { events: told }]) {
      const flights = keys.flights(events, view);
      const steps = flights.map(({ step }) => step);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(flights.every(({ from, to, tile, count }) => from && to && tile && count > 0)).toBe(
        true,
      );
    }
  });

  it("a larger target stands for keys of paths", () => {
    const chosen = new Set(legal.flatMap((action) => keys.path(action, view)));
    for (const key of chosen) {
      const whole = key.split("/")[0]!;
      const inside = keys.within(whole, view);
      if (inside.length && whole !== key) expect(inside).toContain(key);
    }
  });
});

/** Events that change no place of the board. */
const QUIET = new Set(["took", "moved", "passed", "placing", "supplied", "dealt"]);
