import { expect, it } from "vitest";
import type { Sentence } from "../src/generated/protocol";
import azul from "../src/games/azul";
import garden from "../src/games/garden";
import { tilesOf } from "../src/play/log";

it("finds the tiles that sentences speak of, each once", () => {
  const tiles = (colour: string) => ({ id: "azul-tiles", values: { colour, count: 2 } });
  const told: Sentence[] = [
    { id: "azul-event-took", values: { name: "Anna", source: 1, tiles: tiles("red") } },
    { id: "azul-event-moved", values: { list: [tiles("red"), tiles("blue")] } },
  ];
  expect(tilesOf(azul, told)).toEqual(["red", "blue"]);
});

it("knows the hexagons of the garden by their names", () => {
  const hexagon = { id: "garden-hexagon", values: { colour: "blue", pattern: "tree", name: "B1" } };
  expect(tilesOf(garden, [{ id: "garden-event-took", values: { name: "Anna", list: [hexagon] } }])).toEqual([
    "B1",
  ]);
});
