import { describe, expect, it } from "vitest";
import type { Sentence, Told } from "../src/generated/protocol";
import azul from "../src/games/azul";
import garden from "../src/games/garden";
import pavilion from "../src/games/pavilion";
import { entriesOf, mergeLists, tilesOf } from "../src/play/log";

const tiles = (colour: string, count = 1): Sentence => ({ id: "pavilion-tiles", values: { colour, count } });
const picks = (seat: number, ...list: Sentence[]): Sentence => ({ id: "picks", values: { seat, list } });
const says = (id: string, seat?: number): Sentence => ({ id, values: seat === undefined ? {} : { seat } });

function ply(number: number, actor: number, text: string, ...log: Sentence[]): Told {
  return { version: 0, ply: number, actor, text, events: [], log };
}

it("finds the tiles that sentences speak of, each once", () => {
  const some = (colour: string) => ({ id: "azul-tiles", values: { colour, count: 2 } });
  const told: Sentence[] = [
    { id: "azul-event-took", values: { name: "Anna", source: 1, tiles: some("red") } },
    { id: "azul-describe-centre", values: { list: [some("red"), some("blue")] } },
  ];
  expect(tilesOf(azul, told)).toEqual(["red", "blue"]);
});

it("knows the hexagons and expansions of the garden by their names", () => {
  const values = { colour: "blue", pattern: "tree", token: "B1" };
  const list = [{ id: "garden-hexagon", values }, { id: "garden-expansion", values }];
  expect(tilesOf(garden, [{ id: "garden-event-took", values: { name: "Anna", list } }])).toEqual(["B1", "xB1"]);
});

describe("the lines of a log", () => {
  it("hold whole turns: decisions that continue one share its line", () => {
    const told = [
      ply(4, 0, "14P", says("places", 0)),
      ply(5, 0, "pickG", picks(0, tiles("green"))),
      ply(6, 0, "pickG", picks(0, tiles("green"))),
      ply(7, 0, "pickR", picks(0, tiles("red"))),
      ply(8, 0, "15P", says("places", 0)),
    ];
    const entries = entriesOf(told, pavilion.continues);
    expect(entries.map(({ key }) => key)).toEqual(["4", "8"]);
    expect(entries[0]!.log).toEqual([says("places", 0), picks(0, tiles("green", 2), tiles("red"))]);
  });

  it("keep what follows a turn apart from it, sentence by sentence", () => {
    const log = [says("takes", 1), says("round over"), says("scores", 1), says("scores", 0)];
    const entries = entriesOf([ply(9, 1, "CB1", ...log)], azul.continues);
    expect(entries.map(({ isTurn, log: [first] }) => [isTurn, first?.id])).toEqual([
      [true, "takes"],
      [false, "round over"],
      [false, "scores"],
      [false, "scores"],
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(4);
  });

  it("leave out decisions of which nothing is told", () => {
    const told = [ply(1, 0, "B3@14"), ply(2, 0, "payB4", says("places", 0)), ply(3, -1, "R", says("deal"))];
    const entries = entriesOf(told, garden.continues);
    expect(entries.map(({ log }) => log.map(({ id }) => id))).toEqual([["places"], ["deal"]]);
  });
});

it("lists of different seats or sentences stay apart", () => {
  const told = [picks(0, tiles("red")), picks(1, tiles("red")), says("passes", 1)];
  expect(mergeLists(told)).toEqual(told);
});
