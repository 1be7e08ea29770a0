import { describe, expect, it } from "vitest";
import azul from "../src/games/azul";
import type { Event, GameUi } from "../src/games/contract";
import garden from "../src/games/garden";
import generic from "../src/games/generic";
import pavilion from "../src/games/pavilion";
import { entriesOf } from "../src/play/log";
import { sampleOf, samplesOf } from "./samples";

/** The events of the first preview of a recorded position with exactly these kinds. */
function foreseen(game: string, name: string, kinds: string): Event[] {
  const found = sampleOf(game, name).previews.find(({ events }) => events.map((e) => e.event).join(" ") === kinds);
  return found!.events;
}

const partsOf = (ui: GameUi, name: string, events: Event[]) => ui.logParts!(events, sampleOf(ui.id, name).view)!;

describe("a turn of Azul", () => {
  it("is the taken tiles, not those that go to the centre, with source and line", () => {
    expect(partsOf(azul, "middle", sampleOf("azul", "middle").told)).toEqual({
      tiles: [["yellow", 1]],
      from: { id: "web-azul-log-from", values: { source: 3 } },
      to: { id: "web-azul-log-to", values: { line: 4 } },
    });
  });

  it("shows the start marker as an icon, and what it costs", () => {
    const { tiles, loss } = partsOf(azul, "four", sampleOf("azul", "four").told);
    expect(tiles).toEqual([["white", 3], ["marker"]]);
    expect(loss).toEqual({ id: "web-azul-log-fallen", values: { count: 0, points: 1 } });
  });

  it("says how many tiles fall beside the line, and what the floor costs more", () => {
    const { loss } = partsOf(azul, "first", foreseen("azul", "first", "took moved moved lined fell"));
    expect(loss!.id).toBe("web-azul-log-fallen");
    expect(loss!.values!.count).toBeGreaterThan(0);
  });

  it("goes to the floor, for the difference in penalty", () => {
    const { to, loss } = partsOf(azul, "last-of-round", sampleOf("azul", "last-of-round").told);
    expect(to!.values).toEqual({ line: 0 });
    expect(loss).toEqual({ id: "web-azul-log-fallen", values: { count: 0, points: 1 } });
  });

  it("on the grey wall is a place with its points", () => {
    const { to, points } = partsOf(azul, "tiling", foreseen("azul", "tiling", "laid"));
    expect(to!.id).toBe("web-azul-log-place");
    expect(points).toBeGreaterThan(0);
  });
});

describe("a turn of Summer Pavilion", () => {
  it("counts taken tiles by colour, with the loss for the start marker", () => {
    const { tiles, from, points } = partsOf(pavilion, "taking", foreseen("pavilion", "taking", "took took token"));
    expect(tiles.at(-1)).toEqual(["token"]);
    expect(tiles).toHaveLength(3);
    expect(from!.values).toEqual({ source: 0 });
    expect(points).toBeLessThan(0);
  });

  it("is a tile, its star and cost, the structure and the points", () => {
    const { tiles, to, notes, points } = partsOf(pavilion, "picking", sampleOf("pavilion", "picking").told);
    expect(tiles).toEqual([["yellow"]]);
    expect(to).toEqual({ id: "web-pavilion-log-to", values: { kind: expect.any(String), cost: expect.any(Number) } });
    expect(notes).toEqual([{ id: "web-pavilion-log-built", values: { structure: "statue" } }]);
    expect(points).toBe(4);
  });

  it("ends with a pass, what is kept and what is discarded", () => {
    const seat = { seat: 0 };
    const events: Event[] = [
      { event: "passed", ...seat, count: 3 },
      { event: "kept", ...seat, colour: "red", count: 1 },
      { event: "kept", ...seat, colour: "blue", count: 1 },
      { event: "discarded", ...seat, count: 1, points: 1 },
    ];
    expect(partsOf(pavilion, "keeping", events)).toEqual({
      tiles: [],
      notes: [
        { id: "web-log-pass" },
        { id: "web-pavilion-log-kept", values: { count: 2 } },
        { id: "web-log-discarded", values: { count: 1 } },
      ],
      points: -1,
    });
  });
});

describe("a turn of Queen's Garden", () => {
  it("is what was taken into the storage", () => {
    const { tiles, to } = partsOf(garden, "laying", sampleOf("garden", "laying").told);
    expect(tiles).toEqual([["B2"], ["Y2"], ["M2"]]);
    expect(to).toEqual({ id: "web-garden-log-taken" });
  });

  it("is the placed tile without its payment, the decoration and its jokers", () => {
    const parts = partsOf(garden, "paying", foreseen("garden", "paying", "paid paid-jokers placed surrounded jokers"));
    expect(parts.tiles).toHaveLength(1);
    expect(parts.to!.id).toBe("web-garden-log-to");
    expect(parts.notes![0]!.id).toBe("web-garden-log-surrounded");
    expect(parts.gained).toEqual([["joker", expect.any(Number)]]);
  });

  it("shows the price of a bought expansion", () => {
    const { tiles, points } = partsOf(garden, "first", foreseen("garden", "first", "bought"));
    expect([tiles, points]).toEqual([[["down"]], -6]);
  });

  it("is a pass, with the start marker for the first", () => {
    const { tiles, notes } = partsOf(garden, "first", foreseen("garden", "first", "passed marked"));
    expect(tiles).toEqual([["marker"]]);
    expect(notes).toEqual([{ id: "web-log-pass" }]);
  });
});

it.each([azul, pavilion, garden])("every recorded turn of $id has parts or nothing to show", (ui) => {
  for (const { view, previews } of samplesOf(ui.id)) {
    for (const { events } of previews.filter((each) => each.events.length > 0)) {
      const { seat } = events.find((each) => typeof each.seat === "number")!;
      const told = { version: 0, ply: 0, actor: Number(seat), text: "", events, log: [{ id: "x", values: { seat: Number(seat) } }] };
      const [entry] = entriesOf([told], ui.continues);
      const parts = ui.logParts!(entry!.events, view);
      if (parts) expect(parts.tiles.length + (parts.notes?.length ?? 0)).toBeGreaterThan(0);
    }
  }
});

it("a game without pictures tells its turns in sentences", () => {
  expect(generic.logParts).toBeUndefined();
});
