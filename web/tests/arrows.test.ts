/** Where the best moves are drawn: from what they take, to where it goes. */
import { expect, it } from "vitest";
import { type Ends, endsOf } from "../src/analysis/arrows";
import type { Candidate } from "../src/analysis/api";
import type { GameKeys, GameUi } from "../src/games/contract";
import { keys as azul } from "../src/games/azul/keys";
import { keys as garden } from "../src/games/garden/keys";
import { keys as pavilion } from "../src/games/pavilion/keys";
import { sampleOf } from "./samples";

const GAMES: Record<string, GameKeys> = { azul, pavilion, garden };

/** Where the moves of a kind in a sample are drawn, with the number of tiles that each takes. */
function ends(game: string, name: string, kind: string): { found: Ends; parts: Record<string, unknown>; tiles: number }[] {
  const { view, legal, previews } = sampleOf(game, name);
  return legal.flatMap((action) => {
    const preview = previews.find((each) => each.action === action.action);
    if (action.parts.kind !== kind || !preview) return [];
    const candidate = { action: action.text, shown: { events: preview.events } } as unknown as Candidate;
    const found = endsOf(GAMES[game] as GameUi, candidate, legal, view)!;
    return { found, parts: action.parts, tiles: preview.events.filter(({ event }) => event === "took").length };
  });
}

it("draws a tile of Azul from its display to its line", () => {
  for (const { found, parts } of ends("azul", "first", "take")) {
    expect(found.from).toBe(`source:${parts.source}/${parts.colour}`);
    expect(found.to).toContain(parts.line ? `line:${parts.line}` : "floor");
  }
});

it("draws a placement from the hand to its space, however many tiles it costs", () => {
  const moves = [...ends("pavilion", "placing", "place"), ...ends("pavilion", "grey", "place")];
  expect(moves.length).toBeGreaterThan(5);
  for (const { found, parts } of moves) {
    expect(found.from).toContain(`hand:${parts.colour}@`);
    expect(found.to).toContain(`space:${parts.star}/${parts.position}@`);
  }
});

it("rings every hexagon that is taken at once, and leads from the first to the storage", () => {
  const moves = ends("garden", "acting", "take");
  expect(moves.some(({ tiles }) => tiles > 1)).toBe(true);
  for (const { found, tiles } of moves) {
    const sources = [found.from, ...found.also];
    expect(sources.every((key) => key.startsWith("tile:"))).toBe(true);
    expect(sources.length).toBeGreaterThanOrEqual(tiles);
    expect(found.to).toContain("store:");
  }
});
