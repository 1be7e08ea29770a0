import { expect, it } from "vitest";
import { boardLabels } from "../src/games/azul/labels";
import { layoutOwn, linePlace } from "../src/games/azul/layout";
import type { Mark } from "../src/games/contract";
import { arrangeLabels, labelWidth } from "../src/games/labels";
import type { Effect } from "../src/generated/protocol";
import { certainEffects, effectsByPlace, toDetail, toLabel } from "../src/play/effects";

const effect = (id: string, points = 0): Effect => ({ text: { id, values: {} }, points, detail: null });
const word = ({ id }: { id: string }) => id;
const [fills, falls, marker] = [effect("fills", 5), effect("falls", -1), effect("marker", -1)];

it("each place tells its own effects", () => {
  const found = effectsByPlace([
    { key: "line:1", effects: [fills, falls] },
    { key: "line:2", effects: [fills] },
  ]);
  expect(found.get("line:1")).toEqual([fills, falls]);
  expect(found.get("line:2")).toEqual([fills]);
});

it("what follows from every place is told once, and at the only place", () => {
  const common = { ...marker, common: true };
  const [one, other] = [
    { key: "a", effects: [fills, common] },
    { key: "b", effects: [falls, common] },
  ];
  expect(effectsByPlace([one!]).get("a")).toEqual([fills, common]);
  expect([...effectsByPlace([one!, other!]).values()]).toEqual([[fills], [falls]]);
  expect(certainEffects([one!, other!])).toEqual([common]);
});

it("a place tells only what does not depend on what else is chosen", () => {
  const ways = [
    { key: "space", effects: [fills, falls] },
    { key: "space", effects: [fills] },
  ];
  expect(effectsByPlace(ways).get("space")).toEqual([fills]);
});

it("a label has a tone: gain, loss, things, the end, or none", () => {
  const toneOf = (each: Effect) => toLabel(each, word).tone;
  expect([fills, falls, effect("+3 tiles"), effect("effect-ends"), effect("1 missing")].map(toneOf)).toEqual(
    ["gain", "loss", "thing", "end", "plain"],
  );
});

it("the action bar says more, if there is more to say", () => {
  const told = { ...fills, detail: { id: "a row of 3", values: {} } };
  expect([toDetail(told, word).text, toDetail(falls, word).text]).toEqual(["a row of 3", "falls"]);
});

it("labels stay beside each other while there is room, then go below", () => {
  const labels = [fills, falls].map((each) => toLabel(each, word));
  const size = 13;
  const both = labels.reduce((sum, each) => sum + labelWidth(each, size), 10);
  const wide = arrangeLabels(labels, [200, 50], { size, room: both, align: "end" });
  const tight = arrangeLabels(labels, [200, 50], { size, room: both / 2, align: "end" });
  expect(new Set(wide.map(({ y }) => y)).size).toBe(1);
  expect(new Set(tight.map(({ y }) => y)).size).toBe(2);
  for (const { x, width } of [...wide, ...tight]) expect(x + width).toBeLessThanOrEqual(200.01);
});

it("a phone tells what a line leads to on its places that stay empty, not on its edge", () => {
  const l = layoutOwn(356, true);
  const marks: Record<string, Mark> = {
    "line:5": { effects: [{ text: "3 missing", tone: "plain" }] },
    "line:5/1": { ghost: "blue" },
    "line:5/2": { ghost: "blue" },
  };
  const find = (held: number[]) => boardLabels(l, (name) => marks[name], 13, held)[0]!;
  const [label, crowded] = [find([0, 0, 0, 0, 0]), find([0, 0, 0, 0, 2])];
  const [third, fifth] = [linePlace(l, 5, 3), linePlace(l, 5, 5)];
  expect(label.y).toBe(third[1]);
  expect(label.x).toBeGreaterThanOrEqual(fifth[0] - l.tile / 2);
  expect(label.x + label.width).toBeLessThanOrEqual(third[0] + l.tile / 2);
  expect(crowded.y).toBeLessThan(third[1]);
});

it("a phone leaves what every line leads to to the action bar, and keeps the rest in one row", () => {
  const l = layoutOwn(356, true);
  const effects: Mark["effects"] = [
    { text: "fills, +2", tone: "gain" },
    { text: "start marker, −1", tone: "loss", common: true },
    { text: "1 falls, −1", tone: "loss" },
  ];
  const labels = boardLabels(l, (name) => (name === "line:3" ? { effects } : undefined), 13, [0, 0, 3, 0, 0]);
  expect(labels.map(({ text }) => text)).toEqual(["fills, +2", "1 falls, −1"]);
  expect(new Set(labels.map(({ y }) => y)).size).toBe(1);
  expect(labels.every(({ x, width }) => x >= 2 && x + width <= l.linesEnd)).toBe(true);
});

it("the price of the floor stands below its name on a phone, clear of the bonuses of columns", () => {
  const l = layoutOwn(356, true);
  const [label] = boardLabels(l, (name) => (name === "floor" ? { points: -2 } : undefined), 13, [0, 0, 0, 0, 0]);
  expect(label!.x + label!.width).toBeLessThan(l.floor.x);
  expect(label!.y).toBeGreaterThan(l.floor.y);
  expect(label!.y + 13 / 2).toBeLessThanOrEqual(l.height);
});
