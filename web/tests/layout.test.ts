import { describe, expect, it } from "vitest";
import * as azul from "../src/games/azul/layout";
import { nearestOf } from "../src/games/nearest";
import * as pavilion from "../src/games/pavilion/layout";
import { STRUCTURES } from "../src/games/pavilion/view";
import type { Point } from "../src/games/shapes";

const PHONES = [288, 320, 346, 390];
const DESKTOPS = [460, 560, 724, 900];
const OTHERS = [260, 264, 300, 346, 400, 560, 720];
const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

function closest(points: Point[]): number {
  const pairs = points.flatMap((one, i) => points.slice(i + 1).map((other) => apart(one, other)));
  return Math.min(...pairs);
}

describe("boards of Azul", () => {
  const all = [
    ...PHONES.map((width) => ({ width, l: azul.layoutOwn(width, true) })),
    ...DESKTOPS.map((width) => ({ width, l: azul.layoutOwn(width, false) })),
    ...OTHERS.map((width) => ({ width, l: azul.layoutOther(width) })),
  ];

  it.each(all)("fit into $width pixels with tiles that can be read", ({ width, l }) => {
    const [right] = azul.wallPlace(l, 5, 5);
    const [left] = azul.linePlace(l, 5, 5);
    expect(right + l.tile / 2).toBeLessThanOrEqual(width);
    expect(left - l.tile / 2).toBeGreaterThanOrEqual(0);
    expect(azul.floorPlace(l, 7)[0] + l.floor.tile / 2).toBeLessThanOrEqual(width);
    expect(l.tile).toBeGreaterThanOrEqual(azul.SMALLEST);
    expect(l.floor.y + l.floor.tile / 2).toBeLessThanOrEqual(l.height);
  });

  it.each(PHONES)("rows can be touched at %i pixels", (width) => {
    expect(azul.layoutOwn(width, true).pitch).toBeGreaterThanOrEqual(44);
  });

  it("lines end at the wall, and their first place is nearest to it", () => {
    const l = azul.layoutOwn(724, false);
    expect(azul.linePlace(l, 3, 1)[0]).toBeGreaterThan(azul.linePlace(l, 3, 3)[0]);
    expect(azul.linePlace(l, 1, 1)[0]).toBe(azul.linePlace(l, 5, 1)[0]);
  });

  it.each([...PHONES, ...DESKTOPS])("have bonuses beside the wall at %i pixels, clear of tiles", (width) => {
    const l = azul.layoutOwn(width, PHONES.includes(width));
    const { rows, columns, colours, mini, half } = azul.bonusPlaces(l);
    const [bottom, floor] = [azul.wallPlace(l, 5, 1)[1] + l.tile / 2, l.floor.y - l.floor.tile / 2];
    for (const [x] of rows) expect(x + half).toBeLessThanOrEqual(width + 1.01);
    for (const [, y] of [...columns, ...colours]) {
      expect(y - mini / 2).toBeGreaterThan(bottom);
      expect(y + mini / 2).toBeLessThan(floor);
    }
    for (const [x] of colours) expect(x - mini / 2).toBeGreaterThanOrEqual(0);
  });

  it("have the sizes of the design at its widths", () => {
    expect(azul.layoutOwn(724, false).tile).toBe(56);
    expect(azul.layoutOwn(356, true).tile).toBe(30);
    expect(azul.layoutOther(264).tile).toBe(22);
  });
});

describe.each([5, 7, 9])("an offer of %i displays", (displays) => {
  it.each([500, 560, 600])("in a ring of %i pixels does not overlap", (width) => {
    const { places, tile } = azul.layoutRing(width, displays);
    const plates = places.slice(0, -1);
    expect(closest(plates.map(({ x, y }) => [x, y]))).toBeGreaterThan(plates[0]!.width);
    const centre = places.at(-1)!;
    const nearest = Math.min(...plates.map(({ x, y }) => apart([x, y], [centre.x, centre.y])));
    expect(nearest).toBeGreaterThan((plates[0]!.width + centre.width) / 2);
    expect(tile).toBeGreaterThanOrEqual(36);
  });

  it.each(PHONES)("in rows of %i pixels has targets to touch", (width) => {
    for (const l of [
      azul.layoutRows(width, displays),
      pavilion.layoutOffer(width, true, displays, true),
    ]) {
      expect(
        Math.min(...l.places.map((place) => Math.min(place.width, place.height))),
      ).toBeGreaterThan(43);
      for (const { x, width: across } of l.places) {
        expect(x - across / 2).toBeGreaterThanOrEqual(-0.01);
        expect(x + across / 2).toBeLessThanOrEqual(width + 0.01);
      }
    }
  });
});

describe("boards of Summer Pavilion", () => {
  const l = pavilion.layoutOwn(724, false);
  const spaces = pavilion.spaces(l);
  const find = (star: number, position: number) =>
    spaces.find((each) => each.star === star && each.position === position)!.at;

  it("have 42 spaces, none over another", () => {
    expect(spaces).toHaveLength(42);
    expect(closest(spaces.map(({ at }) => at))).toBeGreaterThan(0.86 * l.edge);
  });

  it("the middle star begins at the top and runs clockwise", () => {
    expect(find(0, 1)[1]).toBeLessThan(l.centre[1]);
    expect(find(0, 2)[0]).toBeGreaterThan(find(0, 1)[0]);
    expect(find(0, 4)[1]).toBeGreaterThan(l.centre[1]);
  });

  it("structures stand beside the spaces round them, all at one distance", () => {
    for (const structure of STRUCTURES) {
      const at = pavilion.structureAt(l, structure);
      const round = structure.spaces.map(([star, position]) => apart(at, find(star, position)));
      expect(Math.max(...round) - Math.min(...round)).toBeLessThan(0.01);
      expect(Math.max(...round)).toBeLessThan(1.2 * l.edge);
    }
  });

  it.each(PHONES)("fit into %i pixels", (width) => {
    const small = pavilion.layoutOwn(width, true);
    const reach = pavilion.spaces(small).map(({ at: [x] }) => x);
    expect(Math.min(...reach)).toBeGreaterThan(0);
    expect(Math.max(...reach)).toBeLessThan(width);
    expect(pavilion.handPlace(small, 5)[0]).toBeLessThan(width);
  });

  it("a chosen tile of the hand rises to no more than the foot of its name", () => {
    const beside = pavilion.layoutsOwn(760, false)[1]!;
    const [risen, ring] = [3, 7]; // above the tile, whose tip is half its height from its middle
    const tip = pavilion.handPlace(beside, 0)[1] - (Math.sqrt(3) / 2) * beside.hand.edge;
    expect(tip - risen - ring).toBeGreaterThan(beside.hand.label![1]);
  });
});

describe("a tap beside things", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 });

  it("means the nearest of them within reach", () => {
    const boxes = [box(0, 0), box(50, 0)];
    expect(nearestOf(30, 10, boxes)).toBe(0);
    expect(nearestOf(42, 10, boxes)).toBe(1);
    expect(nearestOf(60, 10, boxes)).toBe(1);
    expect(nearestOf(100, 10, boxes)).toBe(-1);
    expect(nearestOf(0, 0, [])).toBe(-1);
  });
});
