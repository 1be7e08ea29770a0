import { describe, expect, it } from "vitest";
import { bestFit, type OwnBoard, ownWidth, candidates, fillCard } from "../src/games/fit";
import * as garden from "../src/games/garden/layout";
import * as pavilion from "../src/games/pavilion/layout";
import type { TableLayout } from "../src/games/contract";
import { layout as azulTable } from "../src/games/azul/table";
import { layout as gardenTable } from "../src/games/garden/table";
import { layout as pavilionTable } from "../src/games/pavilion/table";
import { belowFor, gridFor, heightBetween, heroWidth, isRoomy, roomFor } from "../src/play/layout";

const layouts = { azul: azulTable, pavilion: pavilionTable, garden: gardenTable } satisfies Record<string, TableLayout>;

describe("pictures that may be only so high", () => {
  const [large, low] = [
    { height: 400, tile: 40 },
    { height: 200, tile: 30 },
  ];
  const fit = (height: number) => bestFit(candidates([large, low], 1), height, ({ tile }) => tile);

  it("are laid out in the first way as long as that fits", () => {
    expect(fit(Infinity)).toEqual({ l: large, scale: 1 });
    expect(fit(400)).toEqual({ l: large, scale: 1 });
  });

  it("have the largest tiles that fit, and are made small only as far as they must", () => {
    expect(fit(350)).toEqual({ l: large, scale: 350 / 400 });
    expect(fit(240)).toEqual({ l: low, scale: 1 });
    expect(fit(100)).toEqual({ l: low, scale: 0.5 });
  });

  it("have words that can be read rather than tiles that are hardly larger", () => {
    const legible = { height: 200, tile: 24 };
    const fit = (height: number) => bestFit(candidates([large, legible], 1), height, ({ tile }) => tile).l;
    expect(fit(290)).toBe(large);
    expect(fit(260)).toBe(legible); // the other has tiles of 26, and words of two thirds
  });
});

describe("low offers", () => {
  it("of Summer Pavilion have nine displays and the centre in two rows of a narrow place", () => {
    for (const width of [440, 560]) {
      const l = pavilion.layoutDense(width, 9);
      expect(new Set(l.places.map(({ y }) => y)).size).toBe(2);
      for (const { x, width: across } of l.places) expect(x + across / 2).toBeLessThan(width + 0.01);
      expect(l.height).toBeLessThan(pavilion.layoutOffer(width, false, 9, true).height);
    }
  });

  it.each([5, 7, 9])("of Summer Pavilion have %i displays in two rows or one", (displays) => {
    const plain = pavilion.layoutOffer(760, false, displays, true);
    for (const l of pavilion.layoutsLow(pavilion.LOW_LEAST, displays)) {
      expect(l.height).toBeLessThan(plain.height);
      expect(l.places).toHaveLength(displays + 1);
      for (const { x, y, width, height } of l.places) {
        expect(x - width / 2).toBeGreaterThan(-0.01);
        expect(x + width / 2).toBeLessThan(l.width + 0.01);
        expect(y - height / 2).toBeGreaterThan(l.wild.y + l.wild.edge);
        expect(y + height / 2).toBeLessThanOrEqual(l.height);
      }
      expect(l.supply!.labelX).toBeGreaterThan(l.wild.right);
      expect(l.supply!.x + 9.5 * l.supply!.pitch).toBeLessThanOrEqual(l.width + 0.01);
    }
  });
});

describe("low boards of one's own", () => {
  it("have the hand of Summer Pavilion beside the stars", () => {
    const l = pavilion.layoutsOwn(500, false)[1]!;
    const places = [0, 1, 2, 3, 4, 5].map((colour) => pavilion.handPlace(l, colour));
    const end = Math.max(...pavilion.spaces(l).map(({ at }) => at[0] + l.edge / 2));
    const [across, down] = [l.hand.pitch / 2, 0.87 * l.hand.edge];
    for (const [x, y] of places) {
      expect(x - across).toBeGreaterThan(end);
      expect(x + across).toBeLessThanOrEqual(l.width);
      expect(y - down).toBeGreaterThan(l.hand.label![1]);
      expect(y + down).toBeLessThan(l.height);
    }
    expect(l.hand.label![1]).toBeGreaterThan(15);
  });

  function expectLargerTiles<L extends { height: number }>(
    own: OwnBoard<L>,
    layouts: (width: number, narrow: boolean) => L[],
  ): void {
    const tile = (height: number, wide: number) => {
      const width = ownWidth(own, height, wide);
      const { l, scale } = bestFit(candidates(layouts(width, false), 1), height, own.size);
      expect(l.height * scale).toBeLessThanOrEqual(height);
      return own.size(l) * scale;
    };
    expect(tile(370, 600)).toBeGreaterThan(1.1 * tile(370, 0));
    expect(ownWidth(own, 370, 380)).toBe(ownWidth(own, 370, 0)); // no room beside it
  }

  it("are chosen where tiles are larger so", () => {
    expectLargerTiles(pavilion.OWN, pavilion.layoutsOwn);
    expectLargerTiles(garden.OWN, garden.layoutsOwn);
  });
});

describe("the room for a table", () => {
  const games = Object.entries(layouts);

  it.each(games)("of %s is shared on laptops, and one scrolls where it is too low", (_, game) => {
    expect(roomFor(game, 2, { width: 1366, height: 650 }).isFitted).toBe(true);
    expect(roomFor(game, 2, { width: 1366, height: 650 }).isShort).toBe(true);
    expect(roomFor(game, 2, { width: 1536, height: 730 }).isShort).toBe(true);
    expect(roomFor(game, 2, { width: 1440, height: 789 }).isShort).toBe(false);
    expect(roomFor(game, 2, { width: 844, height: 390 })).toMatchObject({ kind: "desktop", isFitted: false });
    expect(roomFor(game, 2, { width: 820, height: 1180 }).kind).toBe("tablet");
    expect(roomFor(game, 2, { width: 390, height: 844 }).kind).toBe("phone");
  });

  it("shows all boards of three others where it has the room, else one at a time", () => {
    expect(roomFor(layouts.garden, 4, { width: 1920, height: 950 }).isTight).toBe(false);
    expect(roomFor(layouts.garden, 4, { width: 1100, height: 950 }).isTight).toBe(true);
    expect(roomFor(layouts.garden, 4, { width: 1536, height: 730 }).isTight).toBe(true);
    expect(roomFor(layouts.garden, 2, { width: 1100, height: 730 }).isTight).toBe(false);
    expect(roomFor(layouts.azul, 4, { width: 1100, height: 730 }).isTight).toBe(false);
  });

  it("keeps the analysis of a replay in sight on screens where a log may be further down", () => {
    for (const height of [730, 789, 860]) {
      expect(roomFor(layouts.garden, 4, { width: 1440, height }, true).isTight).toBe(true);
      expect(roomFor(layouts.azul, 2, { width: 1440, height }, true).isShort).toBe(true);
    }
    expect(roomFor(layouts.garden, 4, { width: 1920, height: 950 }, true).isTight).toBe(false);
    expect(roomFor(layouts.azul, 2, { width: 1920, height: 950 }, true).isShort).toBe(false);
  });

  it("is divided in the same way whatever is above the table", () => {
    for (const game of Object.values(layouts)) {
      const [plain, lower] = [0, 60].map((above) => roomFor(game, 2, { width: 1366, height: 768, above }));
      expect({ ...lower, offerHeight: 0 }).toEqual({ ...plain, offerHeight: 0 });
    }
  });

  it("leaves most of a laptop's width to one's own board, and less of a replay's", () => {
    const card = ownWidth(pavilion.OWN, 535, heroWidth(1366, false)) + 36;
    expect(card / 1366).toBeGreaterThan(0.55);
    expect(card / 1366).toBeLessThan(0.6);
    expect(heroWidth(1366, true)).toBeLessThan(heroWidth(1366, false));
  });

  it("leaves more to boards and offers the higher the screen is", () => {
    for (const [game, seats] of [[layouts.garden, 2], [layouts.pavilion, 4]] as const) {
      const [low, high] = [650, 950].map((height) => roomFor(game, seats, { width: 1600, height }));
      expect(high!.offerHeight).toBeGreaterThan(low!.offerHeight!);
      expect(heightBetween(950, 300)).toBeGreaterThan(heightBetween(650, 300));
    }
  });

  it("puts another board above the log where the offer is low, beside it where that is high", () => {
    const [placing, taking] = [160, 330];
    expect(isRoomy(768, placing)).toBe(true);
    expect(isRoomy(768, taking)).toBe(false);
    const now = { isAside: false, isShort: false, isTall: false, isCrowded: false, isTight: false };
    const rows = [true, false].map((isRoomy) => gridFor(layouts.pavilion, { ...now, isRoomy }));
    expect(rows[0]).toContain('"own others"');
    expect(rows[1]).toContain('"own others log"');
  });

  it("asks nobody to make pictures low on phones and tablets but Azul's displays", () => {
    for (const [width, height] of [[390, 844], [820, 1180]] as const) {
      expect(roomFor(layouts.garden, 4, { width, height })).toMatchObject({ offerHeight: Infinity });
      expect(roomFor(layouts.azul, 2, { width, height }).offerHeight).toBeLessThan(height / 2);
    }
  });
});

describe.each(Object.entries(layouts))("the grid of %s", (_, layout) => {
  const SITUATIONS = [
    [2, 1440, 900],
    [4, 1440, 900],
    [4, 1100, 900],
    [2, 1366, 650],
    [4, 1366, 650],
  ] as const;

  it.each(SITUATIONS)("has a place for everything with %i seats on %i by %i pixels", (seats, width, height) => {
    for (const isAside of [false, true]) {
      const room = roomFor(layout, seats, { width, height }, isAside);
      for (const isRoomy of [false, true]) {
        const grid = gridFor(layout, { ...room, isAside, isRoomy, isCrowded: seats > 2 });
        for (const area of ["offer", "own", "others", "log"]) expect(grid).toContain(area);
      }
    }
  });

  it("leaves room beneath one's own board for the action bar of a desktop, none on a phone", () => {
    expect(belowFor(layout, roomFor(layout, 2, { width: 1440, height: 900 }))).toMatch(/rem$/);
    expect(belowFor(layout, roomFor(layout, 2, { width: 390, height: 844 }))).toBeUndefined();
  });
});

describe("boards that fill a card", () => {
  const small = { width: 300, height: 200, tile: 20 };
  const wide = { width: 600, height: 150, tile: 25 };
  const fill = (width: number, height: number) => fillCard([small, wide], width, height, ({ tile }) => tile);

  it("are scaled to all of it, up and down", () => {
    expect(fill(600, 400)).toEqual({ l: small, scale: 2 });
    expect(fill(150, 400).scale).toBe(0.5);
  });

  it("have the layout with the largest tiles", () => {
    expect(fill(600, 150)).toEqual({ l: wide, scale: 1 });
  });
});
