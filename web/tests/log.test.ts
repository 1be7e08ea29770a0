import { describe, expect, it } from "vitest";
import type { Sentence, Told } from "../src/generated/protocol";
import azul from "../src/games/azul";
import garden from "../src/games/garden";
import pavilion from "../src/games/pavilion";
import { entriesOf, mergeLists, groupRounds, tilesOf } from "../src/play/log";

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

describe("the rounds of a log", () => {
  const opens = (number: number): Sentence => ({ id: "opens", values: { round: number, seat: 0 } });
  const told = [
    ply(0, -1, "deal", opens(1)),
    ply(1, 0, "1R1", says("takes", 0)),
    ply(2, 1, "2R1", says("takes", 1), { id: "over", values: { round: 1 } }, says("scores", 0)),
    ply(3, -1, "deal", opens(2)),
    ply(4, 1, "1B1", says("takes", 1)),
    ply(5, -1, "refill", says("refilled")),
  ];
  const rounds = groupRounds(entriesOf(told, azul.continues), 1);

  it("begin with a deal, which is no line of its own", () => {
    expect(rounds.map(({ number, opening }) => [number, opening])).toEqual([
      [1, [opens(1)]],
      [2, [opens(2)]],
    ]);
  });

  it("hold their turns and what followed from them", () => {
    expect(rounds.map(({ entries }) => entries.map(({ key }) => key))).toEqual([["1", "2", "2/0", "2/1"], ["4"]]);
  });

  it("tell chance with the turn before it, so that it is never the last move", () => {
    const last = rounds.at(-1)!.entries.at(-1)!;
    expect([last.isTurn, last.log, last.chance]).toEqual([true, [says("takes", 1)], [says("refilled")]]);
  });

  it("are one part without a number in games without rounds", () => {
    const plain = groupRounds(entriesOf([ply(0, 0, "a", says("takes", 0))], undefined), 0);
    expect(plain.map(({ number, entries }) => [number, entries.length])).toEqual([[0, 1]]);
  });

  it("are followed by the final scoring", () => {
    const end = ply(6, 0, "1R1", says("takes", 0), says("bonus", 1), says("ended"));
    const groups = groupRounds(entriesOf([...told, end], azul.continues), 1, ["bonus"]);
    const [before, last] = groups.slice(-2);
    expect(before!.entries.map(({ key }) => key)).toEqual(["4", "6"]);
    expect([last!.number, last!.isFinal, last!.entries.map(({ key }) => key)]).toEqual([2, true, ["6/0", "6/1"]]);
  });
});

it("a turn keeps what its seat did apart from what follows: other seats, or the end of a round", () => {
  const events = [
    { event: "took", seat: 1 },
    { event: "moved" },
    { event: "tiling", round: 2 },
    { event: "laid", seat: 1 },
  ];
  const told = { ...ply(3, 1, "1R1", says("takes", 1), says("over")), events };
  const [turn, after] = entriesOf([told], azul.continues);
  expect(turn!.events.map(({ event }) => event)).toEqual(["took", "moved"]);
  expect(after!.events.map(({ event }) => event)).toEqual(["tiling", "laid"]);
});
