/** Requests about puzzles. The server keeps nothing: every try names its puzzle. */
import type { PuzzleList, PuzzlePage, PuzzleSolution, PuzzleTry } from "../generated/protocol";
import { ask } from "../net/api";
import { today } from "./days";

const path = (game: string, ...rest: string[]) =>
  ["/games", encodeURIComponent(game), "puzzles", ...rest.map(encodeURIComponent)].join("/");

export const listOf = (game: string) => ask<PuzzleList>("GET", `${path(game)}?day=${today()}`);
export const puzzleOf = (game: string, id: string) => ask<PuzzlePage>("GET", path(game, id));
export const tryTurn = (game: string, id: string, at: number, turn: string) =>
  ask<PuzzleTry>("POST", path(game, id, "tries"), { at, turn });
export const solutionOf = (game: string, id: string) => ask<PuzzleSolution>("GET", path(game, id, "solution"));
