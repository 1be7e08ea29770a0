/**
 * Keys of Azul. Of the table: "source:2" a display ("source:0" the centre), "source:2/red" its red
 * tiles, "source:0/marker", "bag", "lid", and words of the picture, "label:floor". Of a board: "line:3" and its places from the wall
 * "line:3/1", "wall:2/5" row and column, "floor" and its places "floor:1".
 *
 * A taking is chosen as tiles and line, a column of the grey wall as its place. On phones a whole
 * display can be the target: "source:2" stands for the colours within it.
 */
import type { Event, Flight, GameKeys, Key, Mark, Container, View } from "../contract";
import { boardKey, parseKey } from "../keys";
import { scored, scoringSteps } from "./scoring";
import { logParts } from "./log";
import * as sources from "../displays";
import type { LegalAction, Sentence } from "../../generated/protocol";
import { meant } from "./meant";
import { type AzulColour, GLAZES } from "./palette";
import { COLOURS, PENALTIES, WALL, fullLine, groups, groupsAt, type AzulView } from "./view";

export interface AzulEvent extends Event {
  seat: number;
  source: number;
  line: number;
  row: number;
  column: number;
  colour: AzulColour;
  count: number;
  missing: number;
  covered: number;
  place: number;
  points: number;
  penalty: number;
  bonus: "row" | "column" | "colour";
  across: [number, number][];
  down: [number, number][];
}

function path({ parts }: LegalAction, view: View): Key[] {
  const { actor, boards } = view as AzulView;
  const seat = actor as number;
  const board = boards[seat];
  if (!board) return []; // an earlier position is shown, in which nobody acts
  if (parts.kind === "column") return [boardKey(seat, `wall:${fullLine(board)}/${parts.column}`)];
  const goal = parts.line === 0 ? "floor" : `line:${parts.line}`;
  return [`source:${parts.source}/${parts.colour}`, boardKey(seat, goal)];
}

function tilesOf(colour: string, count: number): Sentence {
  return { id: "azul-tiles", values: { colour, count } };
}

function name(key: Key, view: View): Sentence {
  const { kind, parts, seat } = parseKey(key);
  const azul = view as AzulView;
  const board = azul.boards[seat ?? 0]!;
  if (kind === "source") return nameSource(azul, Number(parts[0]), parts[1]);
  if (kind === "line") return nameLine(Number(parts[0]), board.lines[Number(parts[0]) - 1]);
  if (kind === "wall") {
    const [row, column] = parts.map(Number) as [number, number];
    const colour = board.wall[row - 1]![column - 1] ?? "none";
    return { id: "web-azul-place", values: { row, column, colour } };
  }
  if (kind === "floor") {
    const covered = board.floor.length;
    return { id: "azul-describe-floor", values: { covered, penalty: PENALTIES[covered]! } };
  }
  if (kind === "label") return { id: parts[0] === "floor" ? "web-azul-floor" : "web-azul-offer" };
  if (kind === "board") return { id: "web-board", values: { number: seat! + 1 } };
  return { id: kind === "bag" ? "azul-label-bag" : "azul-label-lid" };
}

/** The name of a source with its contents. */
function nameWhole(view: AzulView, source: number): Sentence {
  const list = groupsAt(view, source).map(({ colour, count }) => tilesOf(colour, count));
  return sources.nameWhole("azul", source, list);
}

function nameSource(view: AzulView, source: number, what?: string): Sentence {
  if (what === undefined) return nameWhole(view, source);
  if (what === "marker") return { id: "web-start-marker" };
  const found = groupsAt(view, source).find(({ colour }) => colour === what);
  return { id: "web-azul-group", values: { source, tiles: tilesOf(what, found?.count ?? 0) } };
}

function nameLine(
  line: number,
  held: { colour: string; count: number } | null | undefined,
): Sentence {
  if (!held) return { id: "web-azul-line-empty", values: { line } };
  const tiles = tilesOf(held.colour, held.count);
  return { id: "azul-describe-line", values: { line, tiles, missing: line - held.count } };
}

function isDrawn(key: Key): boolean {
  return ["source", "line", "wall", "floor"].includes(parseKey(key).kind);
}

function within(key: Key, view: View): Key[] {
  return sources.within(key, (source) => groupsAt(view as AzulView, source));
}

function label(key: Key, view: View): Sentence | null {
  const { parts } = parseKey(key);
  const count = tiles(key, view).length;
  return count ? tilesOf(parts[1]!, count) : null;
}

function tiles(key: Key, view: View): string[] {
  const { kind, parts } = parseKey(key);
  if (kind !== "source" || parts.length < 2 || parts[1] === "marker") return [];
  const found = groupsAt(view as AzulView, Number(parts[0]));
  const group = found.find(({ colour }) => colour === parts[1]);
  return Array<string>(group?.count ?? 0).fill(parts[1]!);
}

/** The places of a line that received tiles, starting from the wall. */
function linedPlaces({ line, count, missing }: AzulEvent): string[] {
  const last = line - missing;
  return range(last - count + 1, last).map((place) => `line:${line}/${place}`);
}

/** The places of the floor line that received tiles. */
function fallenPlaces({ count, covered }: AzulEvent): string[] {
  return range(covered - count + 1, covered).map((place) => `floor:${place}`);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Marks of a preview: where tiles go, the floor penalty, the points of tiles on the wall. */
function previewMarks(
  events: Event[],
  seat: number,
  view: View,
  forecast: Event[] = [],
): Map<Key, Mark> {
  const marks = new Map<Key, Mark>();
  const add = (key: string, mark: Mark) => {
    const full = boardKey(seat, key);
    marks.set(full, { ...marks.get(full), ...mark });
  };
  const { side, boards } = view as AzulView;
  const before = PENALTIES[boards[seat]!.floor.length]!;
  const told = (events as AzulEvent[]).filter((event) => event.seat === seat);
  const lined = told.find(({ event }) => event === "lined");
  const line = lined?.line ?? 0;
  const full = lined?.missing === 0 ? line : 0; // the line that the action completes
  /** Penalties are shown at the floor. */
  const lose = (penalty: number) => add("floor", { points: before - penalty });
  /** A tile on the wall scores at its place, together with its neighbours. */
  const lay = ({ colour, row, column, across, down, points }: AzulEvent) => {
    for (const [r, c] of [...across, ...down]) add(`wall:${r}/${c}`, { counts: true });
    add(`wall:${row}/${column}`, { ghost: colour, points });
  };
  for (const event of told) {
    const { colour } = event;
    if (event.event === "lined") {
      for (const place of linedPlaces(event)) add(place, { ghost: colour });
      if (full && side === "coloured") add(wallKey(line, colour), { ghost: colour });
    } else if (event.event === "fell") {
      for (const place of fallenPlaces(event)) add(place, { ghost: colour });
      lose(event.penalty);
    } else if (event.event === "marked" && event.place) {
      add(`floor:${event.place}`, { ghost: "marker" });
      lose(PENALTIES[event.place]!);
    } else if (event.event === "laid") {
      lay(event);
    }
  }
  for (const event of forecast as AzulEvent[])
    if (event.event === "laid" && event.row === full) lay(event);
  return marks;
}

/** The place of a colour in a row of the coloured wall. */
function wallKey(row: number, colour: AzulColour): string {
  return `wall:${row}/${WALL[row - 1]!.indexOf(colour) + 1}`;
}

/** Rings stay as long as the tiles lie there: not on lines that were tiled, nor on new displays. */
function touched(event: Event, view: View): Key[] {
  const told = event as AzulEvent;
  const azul = view as AzulView;
  const { lines, floor } = azul.boards[told.seat] ?? { lines: [], floor: [] };
  const own = (keys: string[]) => keys.map((key) => boardKey(told.seat, key));
  const fallen = (first: number, tile: string) => floor[first - 1] === tile;
  if (told.event === "took") {
    return sources.isTakenFrom(azul, told.source, azul.marker === "centre") ? [`source:${told.source}`] : [];
  }
  if (told.event === "lined") return lines[told.line - 1]?.colour === told.colour ? own(linedPlaces(told)) : [];
  if (told.event === "fell") return fallen(told.covered, told.colour) ? own(fallenPlaces(told)) : [];
  if (told.event === "laid") return own([`wall:${told.row}/${told.column}`]);
  if (told.event === "marked") return fallen(told.place, "marker") ? own([`floor:${told.place}`]) : [];
  return [];
}

function scoredAt(event: Event, view: View): Key | null {
  const { seat, bonus, row, column, colour } = event as AzulEvent;
  if (event.event === "penalised") return boardKey(seat, "floor");
  if (event.event !== "bonus") return touched(event, view)[0] ?? null;
  if (bonus === "row") return boardKey(seat, `wall:${row}/5`);
  if (bonus === "column") return boardKey(seat, `wall:1/${column}`);
  const { wall } = (view as AzulView).boards[seat]!;
  const top = wall.findIndex((tiles) => tiles.includes(colour));
  return top < 0 ? null : boardKey(seat, `wall:${top + 1}/${wall[top]!.indexOf(colour) + 1}`);
}

/** Taking is one step; each tile moved to a wall and each cleared floor line is another. */
function flights(events: Event[], before: View, after?: View | null): Flight[] {
  const found: Flight[] = [];
  let [from, step] = ["", 0];
  for (const told of events as AzulEvent[]) {
    const fly = (to: Key, start = from, count = 1, tile: string = told.colour, kind?: Flight["kind"]) =>
      found.push({ from: start, to, tile, count, step, kind });
    if (told.event === "took") {
      from = `source:${told.source}/${told.colour}`;
    } else if (told.event === "moved") {
      fly(`source:0/${told.colour}`, `source:${told.source}/${told.colour}`, told.count, told.colour, "rest");
    } else if (told.event === "marked") {
      const to = boardKey(told.seat, told.place ? `floor:${told.place}` : "floor");
      fly(to, "source:0/marker", 1, "marker");
    } else if (told.event === "dropped") {
      from = boardKey(told.seat, `line:${told.line}`);
      step += 1;
    } else if (told.event === "lined") {
      for (const to of linedPlaces(told)) fly(boardKey(told.seat, to));
    } else if (told.event === "fell") {
      for (const to of fallenPlaces(told)) fly(boardKey(told.seat, to));
    } else if (told.event === "spilled") {
      fly("lid", from, told.count);
    } else if (told.event === "laid") {
      step += 1;
      fly(boardKey(told.seat, `wall:${told.row}/${told.column}`), linePlace(told, 1), 1, told.colour, "glaze");
      for (const place of range(2, told.row)) fly("lid", linePlace(told, place), 1, told.colour, "rest");
    } else if (told.event === "penalised") {
      step += 1;
      found.push(...clearFloor(told.seat, before as AzulView, step));
    } else if (told.event === "dealt" && after) {
      found.push(...sources.dealDisplays((after as AzulView).displays, groups));
    }
  }
  return found;
}

function linePlace({ seat, row }: AzulEvent, place: number): Key {
  return boardKey(seat, `line:${row}/${place}`);
}

function clearFloor(seat: number, view: AzulView, step: number): Flight[] {
  return view.boards[seat]!.floor.map((tile, i) => {
    const to = tile === "marker" ? "source:0/marker" : "lid";
    return { from: boardKey(seat, `floor:${i + 1}`), to, tile, count: 1, step, kind: "rest" };
  });
}

function containers(view: View): Container[] {
  const { bag, lid } = view as AzulView;
  return [
    sources.containerOf("azul", "bag", groups(bag)),
    sources.containerOf("azul", "lid", groups(lid)),
  ];
}

export const keys: GameKeys = {
  path,
  meant,
  name,
  isDrawn,
  within,
  tiles,
  label,
  previewMarks,
  prompts: { source: "web-ask-source", line: "web-ask-line", floor: "web-ask-line" },
  implied: ["took", "took-floor", "took-fallen", "took-spilled"],
  losses: ["penalised"],
  touched,
  scoredAt,
  flights,
  scoringSteps,
  scored,
  logParts,
  containers,
  drawnTile: (item) => COLOURS.find((colour) => GLAZES[colour].letter === item) ?? item,
  undealt: (view) => sources.undealt(view as AzulView),
};
