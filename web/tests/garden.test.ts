import { describe, expect, it } from "vitest";
import type { View } from "../src/games/contract";
import { bestFit, candidates, ownWidth } from "../src/games/fit";
import { keys } from "../src/games/garden/keys";
import * as garden from "../src/games/garden/layout";
import * as offers from "../src/games/garden/offerlayout";
import {
  CELLS,
  DECORATIONS,
  type GardenBoard,
  type GardenView,
  joined,
  largeGroups,
  missingAround,
  placeable,
  repeated,
} from "../src/games/garden/view";
import type { Point } from "../src/games/shapes";
import { sampleOf } from "./samples";

const ROOT = Math.sqrt(3);
const PHONES = [288, 320, 346, 390];
const DESKTOPS = [560, 724, 860];
const OTHERS = [174, 260, 264, 300, 346, 400, 560, 720];
const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);
const places = (l: garden.BoardLayout) => Array.from({ length: 12 }, (_, i) => garden.storePlace(l, i));

function closest(points: Point[]): number {
  const pairs = points.flatMap((one, i) => points.slice(i + 1).map((other) => apart(one, other)));
  return Math.min(...pairs);
}

describe("gardens", () => {
  const all = [
    ...PHONES.map((width) => ({ width, l: garden.layoutOwn(width, true) })),
    ...DESKTOPS.flatMap((width) => garden.layoutsOwn(width, false).map((l) => ({ width, l }))),
    ...OTHERS.flatMap((width) => garden.layoutsOther(width).map((l) => ({ width, l }))),
  ];

  it.each(all)("fit into $width pixels", ({ width, l }) => {
    const cells = CELLS.map(([, spot]) => garden.spotAt(l.centre, spot, l.radius));
    const things = [...cells, ...places(l), ...l.expansions.spots];
    expect(Math.min(...things.map(([x]) => x))).toBeGreaterThan(0);
    expect(Math.max(...things.map(([x]) => x))).toBeLessThan(width);
    expect(Math.max(...things.map(([, y]) => y))).toBeLessThan(l.height);
    const { spots, radius } = l.expansions;
    for (const [x, y] of spots) {
      expect(x + 1.5 * ROOT * radius).toBeLessThanOrEqual(l.width + 0.01);
      expect(y + 2.5 * radius).toBeLessThanOrEqual(l.height + 0.01);
    }
    expect(apart(spots[0]!, spots[1]!)).toBeGreaterThan(5 * radius);
    expect(closest(cells)).toBeCloseTo(ROOT * l.radius, 3);
  });

  it.each(DESKTOPS)("%i wide have stored tiles of 44 pixels, apart from the cells", (width) => {
    for (const l of garden.layoutsOwn(width, false)) {
      expect(ROOT * l.store.radius).toBeGreaterThanOrEqual(44);
      const cells = CELLS.map(([, spot]) => garden.spotAt(l.centre, spot, l.radius));
      const nearest = Math.min(...places(l).flatMap((at) => cells.map((cell) => apart(at, cell))));
      expect(nearest).toBeGreaterThan(l.radius + 0.86 * l.store.radius);
      const [x, y] = l.labels.store;
      expect(x).toBeLessThanOrEqual(garden.storePlace(l, 0)[0]);
      expect(y).toBeLessThan(garden.storePlace(l, 0)[1] - l.store.radius);
    }
  });

  it("beside a storage use all the height of a wide screen", () => {
    for (const [height, wide] of [[519, 777], [827, 1110]] as const) {
      const width = ownWidth(garden.OWN, height, wide);
      const scale = Math.max(1, width / garden.OWN_WIDEST);
      const layouts = garden.layoutsOwn(Math.min(width, garden.OWN_WIDEST), false);
      const { l, scale: drawn } = bestFit(candidates(layouts.slice(1), scale), height, ({ radius }) => radius);
      expect(l.height * drawn).toBeGreaterThan(0.9 * height);
      expect(l.panel).toBeDefined();
    }
  });

  it.each([200, 260, 330])("of others %i high shrink, and not their words", (height) => {
    const [l] = garden.layoutsOther(300, height);
    expect(l.height).toBeLessThanOrEqual(height);
    expect(l.labels.size).toBe(13);
    expect(l.radius).toBeGreaterThan(9);
  });

  it("of others have their storage in one row where height is short", () => {
    expect(garden.layoutsOther(200, 230)[0].store.perRow).toBe(12);
    expect(garden.layoutsOther(254, 300)[0].store.perRow).toBe(6);
  });

  it("every decoration has six cells round it", () => {
    const l = garden.layoutOwn(724, false);
    const cells = CELLS.map(([, spot]) => garden.spotAt(l.centre, spot, l.radius));
    for (const { spot } of DECORATIONS) {
      const at = garden.spotAt(l.centre, spot, l.radius);
      const near = cells.filter((cell) => Math.abs(apart(cell, at) - ROOT * l.radius) < 0.01);
      expect(near).toHaveLength(6);
    }
  });
});

describe("the display", () => {
  it.each([430, 485, 560, 720])("has a wheel whose rounds lie apart, %i wide", (width) => {
    for (const round of [1, 2, 3, 4]) {
      const { rounds } = offers.layoutOffer(width, false, 4, round).wheel;
      const ends = rounds.map(({ x, radius }) => x + offers.WHEEL_WIDTH * radius);
      rounds.slice(1).forEach(({ x }, i) => expect(x).toBeGreaterThanOrEqual(ends[i]! - 0.01));
      expect(ends.at(-1)).toBeLessThan(width);
      expect(rounds[round - 1]!.radius).toBeGreaterThan(rounds[round % 4]!.radius);
    }
  });

  it.each([1, 4, 5, 8])("has %i places that lie apart", (count) => {
    for (const [width, narrow] of [[346, true], [450, false], [640, false]] as const) {
      for (const l of offers.layoutsOffer(width, narrow, count, 1, narrow ? Infinity : 400)) {
        expect(l.places).toHaveLength(count);
        if (count > 1) expect(closest(l.places)).toBeGreaterThan(5 * l.radius);
        for (const [, y] of l.places) expect(y + 2.5 * l.radius + 18).toBeLessThanOrEqual(l.height);
      }
    }
  });

  it.each([430, 640])("has buttons that do not overlap, %i wide", (width) => {
    for (const { takes, height } of offers.layoutsOffer(width, false, 8, 1, 400)) {
      const { chips } = takes!;
      expect(chips).toHaveLength(12);
      const isApart = (a: offers.Chip, b: offers.Chip) => a.y !== b.y || Math.abs(a.x - b.x) >= a.width;
      expect(chips.every((one, i) => chips.slice(i + 1).every((other) => isApart(one, other)))).toBe(true);
      for (const { x, y, width: wide, height: high } of chips) {
        expect(x + wide).toBeLessThanOrEqual(width + 0.01);
        expect(y + high).toBeLessThanOrEqual(height);
      }
    }
  });

  it("has larger tiles with its buttons in one line where there are many places in little height", () => {
    const all = offers.layoutsOffer(450, false, 8, 1, 315);
    const inRows = all.filter(({ takes }) => takes!.labels[0]![1] !== takes!.labels[1]![1]);
    const best = offers.largestOffer(all, 315);
    expect(best.height).toBeLessThanOrEqual(315);
    expect(best.radius).toBeGreaterThan(Math.max(...inRows.map(({ radius }) => radius)));
  });
});

describe("what a position shows", () => {
  const board = (cells: Record<string, string>): GardenBoard => ({
    score: 15,
    jokers: 3,
    tiles: [],
    expansions: [],
    passed: false,
    areas: [null, null, null, null, null, null],
    cells,
  });

  it("a new hexagon joins those of its colour and of its pattern", () => {
    const cells = { "01": "B1", "02": "B2", "04": "G3", "06": "Y3" };
    expect(joined(cells, "03", "B3").map((group) => group.sort())).toEqual([
      ["01", "02", "03"],
      ["03", "04"],
    ]);
    expect(joined({}, "03", "B3")).toEqual([]);
  });

  it("groups count from three hexagons on, by colour and by pattern", () => {
    expect(largeGroups(board({ "01": "B1", "02": "B2" }))).toBe(0);
    expect(largeGroups(board({ "01": "B1", "02": "B2", "03": "B3" }))).toBe(1);
    expect(largeGroups(board({ "01": "B1", "02": "B2", "03": "B3", "04": "Y3", "05": "P3" }))).toBe(2);
  });

  it("what gives jokers lacks the cells around it that are empty", () => {
    const fountain = DECORATIONS.find(({ kind }) => kind === "fountain")!;
    expect(missingAround(board({ "01": "B1", "02": "B2" }), fountain)).toEqual(["03", "04", "05", "06"]);
  });

  it("stored tiles can be placed if an action places them", () => {
    const action = (parts: Record<string, string | boolean>) => ({ action: 1, text: "", parts });
    const legal = [
      action({ kind: "place", hexagon: "B3", cell: "01" }),
      action({ kind: "lay", hexagon: "P2", expansion: true }),
      action({ kind: "pass" }),
    ];
    expect(placeable(legal)).toEqual(new Set(["B3", "xP2"]));
  });

  const first = sampleOf("garden", "first").view as View & GardenView;
  const twice: GardenView = {
    ...first,
    display: [
      { place: 0, top: true, tiles: ["B1", "B2"], expansion: null },
      { place: 1, top: false, tiles: ["B2"], expansion: null },
      { place: 2, top: false, tiles: [], expansion: "B4" },
    ],
  };

  it("of identical hexagons only one is taken, and the name of the choice says so", () => {
    expect(repeated(twice, "blue")).toEqual(["B2"]);
    expect(keys.name("take:blue", twice)).toMatchObject({ id: "web-garden-take-once" });
    expect(keys.name("take:tree", twice)).toMatchObject({ id: "web-garden-take-pattern" });
  });

  it("every place of the display has a caption", () => {
    const ids = [0, 1, 2].map((place) => keys.name(`label:place/${place}`, twice).id);
    expect(ids).toEqual(["web-garden-caption-stack", "web-garden-caption-tiles", "web-garden-caption-open"]);
    expect(keys.name("label:place/1/short", twice).id).toBe("web-garden-short-tiles");
  });

  it("the words of a storage count what is in it", () => {
    expect(keys.name("label:storage@0", first).values).toEqual({ count: 3, places: 12 });
    expect(keys.name("label:expansions@0", first).values).toEqual({ count: 0, places: 2 });
  });

  it("what gives jokers says what it lacks", () => {
    expect(keys.name("bench:2@0", first)).toEqual({
      id: "web-garden-decoration-lacks",
      values: { decoration: "bench", count: 2, missing: 6 },
    });
  });
});
