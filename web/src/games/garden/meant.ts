/** What a pick was meant to do that is not possible. */
import type { Intent, Key, View } from "../contract";
import { parseKey } from "../keys";
import {
  CELLS,
  COLOURS,
  groups,
  hasCell,
  LETTERS,
  PATTERNS,
  shownAt,
  type GardenBoard,
  type GardenView,
} from "./view";

const intent = (turns: string[], id: string): Intent => ({ turns, otherwise: { id } });

/** The notation of taking a colour or a pattern, whose name has a dash for a space. */
function takeToken(what: string): string {
  const colour = COLOURS.findIndex((each) => each.replace(" ", "-") === what);
  return `take${colour < 0 ? PATTERNS.indexOf(what) + 1 : LETTERS[colour]}`;
}

/** The notation of taking hexagons by colour and by pattern. */
const takeTokens = (hexagons: string[]) =>
  [...new Set(hexagons.flatMap((each) => [...each]))].map((sign) => `take${sign}`);

/** The notation of placing a stored tile, or of laying a stored expansion, so that it lies on a cell. */
function placeToken(thing: string, cell: string): string[] {
  if (!thing.startsWith("x")) return [`${thing}@${cell}`];
  const [area, spot] = [Number(cell[0]), Number(cell[1])];
  return area && spot ? [`${thing}@${area}r${spot - 1}`] : [];
}

function storedThings({ tiles, expansions }: GardenBoard): string[] {
  return [...groups(tiles).map(({ hexagon }) => hexagon), ...expansions.map((each) => `x${each}`)];
}

const isFreeCell = (board: GardenBoard, cell: string) => !board.cells[cell] && hasCell(board, cell);

/** The cells that a stored thing was meant for. */
function cellsFor(board: GardenBoard, thing: string): string[] {
  const all = CELLS.map(([name]) => name);
  if (!thing.startsWith("x")) return all.filter((cell) => isFreeCell(board, cell));
  return all.filter((cell) => cell[0] !== "0" && board.areas[Number(cell[0]) - 1] === null);
}

/** The notation of the choice so far: what is placed where, and what pays for it. */
function begunTurn(chosen: readonly Key[]): string | null {
  const [thing, cell, ...paid] = chosen.map(parseKey);
  if (thing?.kind !== "storage" || cell?.kind !== "cell") return null;
  const pays = paid.map(({ kind, parts }) => (kind === "joker" ? "payJ" : `pay${parts[0]}`));
  return [...placeToken(thing.parts[0]!, cell.parts[0]!), ...pays].join(" ");
}

function meantStored(view: GardenView, chosen: readonly Key[], thing: string): Intent {
  const begun = begunTurn(chosen);
  if (view.phase === "paying") return intent([`pay${thing}`], "web-why-not-now");
  if (view.phase === "discarding") return intent([`drop${thing}`], "web-why-not-now");
  if (begun) return intent([`${begun} pay${thing}`], "web-why-not-now");
  const board = view.boards[Number(view.actor)]!;
  const turns = cellsFor(board, thing).flatMap((cell) => placeToken(thing, cell));
  return intent(turns, "web-garden-why-tile");
}

function meantPlace(view: GardenView, place: number): Intent {
  if (view.phase === "copying") return intent([`from${place}`], "web-why-not-now");
  const shown = view.display.find((each) => each.place === place);
  if (!shown) return intent([], "web-why-empty");
  return intent(takeTokens(shownAt(shown)), "refusal-garden-no-room");
}

function meantJoker(view: GardenView, chosen: readonly Key[]): Intent {
  const begun = view.phase === "paying" ? "" : begunTurn(chosen);
  const turns = begun === null ? [] : [`${begun} payJ`.trim()];
  return intent(turns, "web-garden-why-joker");
}

function meantCell(view: GardenView, chosen: readonly Key[], cell: string): Intent {
  const picked = chosen.map(parseKey).find(({ kind }) => kind === "storage")?.parts[0];
  const stored = storedThings(view.boards[Number(view.actor)]!);
  if (!picked && stored.length === 0) return intent([], "web-garden-why-empty");
  const things = picked ? [picked] : stored;
  return intent(things.flatMap((thing) => placeToken(thing, cell)), "web-garden-why-cell");
}

export function meant(key: Key, chosen: readonly Key[], view: View): Intent | null {
  const { kind, parts } = parseKey(key);
  const [first, second] = parts as [string, string?];
  const garden = view as GardenView;
  if (kind === "take") return intent([takeToken(first)], "web-why-not-now");
  if (kind === "place") return meantPlace(garden, Number(first));
  if (kind === "tile") return intent(takeTokens([second!.replace("x", "")]), "refusal-garden-no-room");
  if (kind === "storage" && first) return meantStored(garden, chosen, first);
  if (kind === "cell") return meantCell(garden, chosen, first);
  if (kind === "area") return intent([`buy${first}`], "web-why-not-now");
  return kind === "joker" ? meantJoker(garden, chosen) : null;
}
