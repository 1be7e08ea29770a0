import { expect, test } from "vitest";
import { addressOf, placeOf } from "../src/analysis/address";
import { ROOT, Tree } from "../src/analysis/tree";
import type { BoardTurn } from "../src/generated/protocol";

const turn = (text: string): BoardTurn => ({
  ply: 0,
  actor: 0,
  text,
  events: [],
  log: [],
  position: `after ${text}`,
  scores: [0, 0],
});

/** A line a, b, c with the variation x, y beside b. */
function branched(): [Tree, number] {
  const [withX, x] = Tree.of("start", ["a", "b", "c"].map(turn)).add(1, turn("x"));
  const [tree, y] = withX.add(x, turn("y"));
  return [tree, y];
}

const texts = (tree: Tree, id: number) => tree.pathTo(id).map((node) => node.turn!.text);

test("a turn that is there already is walked, not added", () => {
  const tree = Tree.of("start", ["a", "b"].map(turn));
  const [same, id] = tree.add(ROOT, turn("a"));
  expect(same).toBe(tree);
  expect(id).toBe(1);
});

test("a variation keeps its own line, and the main line its own", () => {
  const [tree, y] = branched();
  expect(texts(tree, y)).toEqual(["a", "x", "y"]);
  expect(tree.lineFrom(ROOT).map((node) => node.turn!.text)).toEqual(["a", "b", "c"]);
});

test("a promoted variation is the line that continues", () => {
  const [tree, y] = branched();
  const promoted = tree.promote(y);
  expect(promoted.lineFrom(ROOT).map((node) => node.turn!.text)).toEqual(["a", "x", "y"]);
  expect(promoted.size).toBe(tree.size);
  expect(promoted.promote(y)).toBe(promoted);
});

test("what follows a deleted turn is deleted with it", () => {
  const [tree, y] = branched();
  const { parent } = tree.get(y);
  const without = tree.remove(parent!);
  expect([without.has(parent!), without.has(y)]).toEqual([false, false]);
  expect(without.size).toBe(4);
  expect(without.remove(ROOT)).toBe(without);
});

test("up and down walk between the variations of the nearest turn that has some", () => {
  const [tree, y] = branched();
  expect(tree.beside(y, -1)?.turn?.text).toBe("b");
  expect(tree.beside(y, 1)).toBeNull();
  expect(tree.beside(3, 1)?.turn?.text).toBe("x");
});

test("an address brings back the position and the line", () => {
  const position = "garden front 2 bag=3xB1+2xY2 a:b,c/d";
  const query = new URL(addressOf({ position }), "http://here").searchParams;
  expect(placeOf(["analysis"], query).position).toBe(position);
  const url = new URL(addressOf({ match: "abc", at: 12, line: ["7B1", "CY keepRR stop"] }), "http://here");
  const place = placeOf(url.pathname.split("/").filter(Boolean), url.searchParams);
  expect([place.match, place.at, place.line]).toEqual(["abc", 12, ["7B1", "CY keepRR stop"]]);
});
