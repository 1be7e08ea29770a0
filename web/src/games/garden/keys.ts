/**
 * Keys of Queen's Garden. Of the table: "place:2" an expansion of the display, "tile:2/B3" a tile on
 * it ("tile:2/xB3" its own hexagon, face up), "take:blue" and "take:bird", "marker", "bag",
 * "tower", "supply", "wheel:2" what scores in round 2, and words of the picture, "label:wheel",
 * "label:place/2" and "thing:B3". Of a board: "cell:14", "area:2" where nothing is built yet, "storage" with "storage:B3"
 * a stored tile and "storage:xB3" a stored expansion, "store:5" and "store:x1" free places of it,
 * "joker" and each of them "joker:1", decorations such as "bench:2".
 *
 * A tile is placed as tile and cell, an expansion laid as expansion and the cell of its hexagon, one
 * is bought with "buy" and its area. A tile of the display stands for its colour and its pattern, and on
 * phones a whole place for those of all that lies there.
 */
import type { LegalAction } from "../../generated/protocol";
import type { Event, Flight, GameKeys, Key, Mark, Container, View } from "../contract";
import { boardKey, parseKey } from "../keys";
import { hexagonOf, label, name } from "./names";
import { scored, scoringSteps } from "./scoring";
import { meant } from "./meant";
import { logParts } from "./log";
import { freeWays, ratePass } from "./passing";
import {
  colourOf,
  COLOURS,
  groups,
  patternOf,
  placesUsed,
  plain,
  printedCell,
  shownAt,
  type GardenView,
} from "./view";

export interface GardenEvent extends Event {
  seat: number;
  place: number;
  hexagon: string;
  cell: string;
  area: number;
  rotation: number;
  count: number;
  points: number;
  decoration: string;
  number: number;
  lost: number;
}

export const takeKey = (what: string): Key => `take:${plain(what)}`;
const storeKey = (hexagon: string, expansion: boolean) =>
  `storage:${expansion ? "x" : ""}${hexagon}`;

function path({ parts }: LegalAction, view: View): Key[] {
  const own = (key: Key) => boardKey((view as GardenView).actor as number, key);
  const { kind, hexagon } = parts;
  const thing = hexagon ? own(storeKey(String(hexagon), parts.expansion === true)) : own("joker");
  switch (kind) {
    case "take":
      return [takeKey(String(parts.colour ?? parts.pattern))];
    case "copy":
      return [`place:${parts.place}`];
    case "place":
      return [thing, own(`cell:${parts.cell}`)];
    case "lay":
      return [thing, own(`cell:${printedCell(Number(parts.area), Number(parts.rotation))}`)];
    case "buy":
      return ["buy", own(`area:${parts.area}`)];
    case "pay":
    case "drop":
      return [thing];
    default:
      return [String(kind)];
  }
}

const DRAWN = new Set(["take", "place", "tile", "cell", "area", "storage", "joker"]);

function isDrawn(key: Key): boolean {
  return DRAWN.has(parseKey(key).kind);
}

function within(key: Key, view: View): Key[] {
  const { kind, parts } = parseKey(key);
  const { phase, display } = view as GardenView;
  if (phase !== "acting") return [];
  if (kind === "area") return cellsOf(key);
  if (kind === "tile") return takesOf([parts[1]!.replace("x", "")]);
  const place = kind === "place" && display.find((each) => each.place === Number(parts[0]));
  if (!place) return [];
  const lying = place.expansion ? [`x${place.expansion}`] : [...new Set(place.tiles)];
  return [...takesOf(shownAt(place)), ...lying.map((each) => `tile:${place.place}/${each}`)];
}

/** The cells around the centre of an area. */
function cellsOf(area: Key): Key[] {
  const { parts, seat } = parseKey(area);
  return [1, 2, 3, 4, 5, 6].map((place) => boardKey(seat!, `cell:${parts[0]}${place}`));
}

/** What pays, what is discarded on passing, and the copies that are taken. */
function pieces(events: Event[], view: View): Key[] {
  const own = (key: Key) => boardKey(Number((view as GardenView).actor), key);
  return (events as GardenEvent[]).flatMap(({ event, hexagon, place, count }) => {
    if (event === "paid" || event === "dropped") return [own(`storage:${hexagon}`)];
    if (event === "paid-expansion" || event === "dropped-expansion")
      return [own(`storage:x${hexagon}`)];
    if (event === "paid-jokers") return Array<Key>(count).fill(own("joker"));
    if (event === "took") return [`tile:${place}/${hexagon}`];
    return event === "took-expansion" ? [`tile:${place}/x${hexagon}`] : [];
  });
}

function takesOf(hexagons: string[]): Key[] {
  const found = hexagons.flatMap((each) => [colourOf(each), patternOf(each)]);
  return [...new Set(found.map(takeKey))];
}

function tiles(key: Key): string[] {
  const { kind, parts } = parseKey(key);
  const first = parts[0] ?? "";
  if (kind === "take") return [COLOURS.find((each) => plain(each) === first) ?? first];
  if (kind === "storage" && first) return [first];
  if (kind === "joker") return ["joker"];
  if (kind === "tile") return [parts[1]!];
  return [];
}

function previewMarks(events: Event[], seat: number, view: View): Map<Key, Mark> {
  const marks = new Map<Key, Mark>();
  const board = (view as GardenView).boards[seat]!;
  let tiles = placesUsed(board);
  let expansions = board.expansions.length;
  const add = (key: Key, mark: Mark) => marks.set(key, { ...marks.get(key), ...mark });
  const own = (key: string, mark: Mark) => add(boardKey(seat, key), mark);
  const lose = (points: number) => {
    const before = marks.get(boardKey(seat, "storage"))?.points ?? 0;
    if (points) own("storage", { points: before - points });
  };
  for (const event of events as GardenEvent[]) {
    if (event.seat !== seat) continue;
    const { hexagon, place, cell, area, points } = event;
    if (event.event === "took") {
      add(`tile:${place}/${hexagon}`, { counts: true });
      own(`store:${tiles++}`, { ghost: hexagon });
    } else if (event.event === "took-expansion") {
      add(`tile:${place}/x${hexagon}`, { counts: true });
      own(`store:x${expansions++}`, { ghost: hexagon });
    } else if (event.event === "placed") own(`cell:${cell}`, { ghost: hexagon });
    else if (event.event === "laid") {
      own(`area:${area}`, { ghost: "up" });
      own(`cell:${printedCell(area, event.rotation)}`, { ghost: hexagon });
    } else if (event.event === "bought") own(`area:${area}`, { ghost: "down", points: -points });
    else if (event.event === "paid") own(`storage:${hexagon}`, { given: true });
    else if (event.event === "paid-expansion") own(`storage:x${hexagon}`, { given: true });
    else if (event.event === "paid-jokers") {
      for (let i = 1; i <= event.count; i++) own(`joker:${i}`, { given: true });
    } else if (event.event === "surrounded") {
      own(`${event.decoration}:${event.number}`, { counts: true });
    } else if (event.event === "jokers") own("joker", { counts: true });
    else if (event.event === "dropped") own(`storage:${hexagon}`, { given: true });
    else if (event.event === "dropped-expansion") own(`storage:x${hexagon}`, { given: true });
    else if (event.event === "lost" || event.event === "marked") lose(points);
    else if (event.event === "left-things") lose(points);
  }
  return marks;
}

/** Rings stay as long as the tiles lie there: not on what was spent. */
function touched(event: Event, view: View): Key[] {
  const { event: kind, seat, place, hexagon, area, rotation, ...rest } = event as GardenEvent;
  const { display, boards } = view as GardenView;
  const board = boards[seat];
  if (kind === "took") {
    const isThere = display.some((each) => each.place === place) ? [`place:${place}`] : [];
    const isStored = board && groups(board.tiles).some((each) => each.hexagon === hexagon);
    return isStored ? [...isThere, boardKey(seat, `storage:${hexagon}`)] : isThere;
  }
  if (kind === "took-expansion") {
    return board?.expansions.includes(hexagon) ? [boardKey(seat, `storage:x${hexagon}`)] : [];
  }
  if (kind === "turned") return [`place:${place}`];
  if (kind === "placed") return [boardKey(seat, `cell:${rest.cell}`)];
  if (kind === "laid") return [boardKey(seat, `cell:${printedCell(area, rotation)}`)];
  if (kind === "bought") return [boardKey(seat, `cell:${area}0`)];
  if (kind === "surrounded") return [boardKey(seat, `${rest.decoration}:${rest.number}`)];
  return [];
}

function scoredAt(event: Event, view: View): Key | null {
  const { event: kind, seat, area } = event as GardenEvent;
  if (kind === "bought") return boardKey(seat, `area:${area}`);
  if (kind === "left-jokers") return boardKey(seat, "joker");
  if (["lost", "marked", "left-things"].includes(kind)) return boardKey(seat, "storage");
  return touched(event, view)[0] ?? null;
}

/**
 * A turn is one step, jokers from decorations are another. Taken tiles go to where they will be
 * stored; as long as that is not known, to free places.
 */
function flights(events: Event[], before: View, after?: View | null): Flight[] {
  const found: Flight[] = [];
  const { boards } = before as GardenView;
  const used = boards.map(placesUsed);
  const kept = boards.map(({ expansions }) => expansions.length);
  let [step, from] = [0, ""];
  for (const told of events as GardenEvent[]) {
    const { seat, place, hexagon, area } = told;
    const own = (key: string) => boardKey(seat, key);
    const fly = (start: Key, to: Key, tile: string, kind?: Flight["kind"]) =>
      found.push({ from: start, to, tile, count: 1, step, kind });
    const stored = (key: string, free: string) => own(after ? key : free);
    if (told.event === "took") {
      fly(`tile:${place}/${hexagon}`, stored(`storage:${hexagon}`, `store:${used[seat]!++}`), hexagon);
    } else if (told.event === "took-expansion") {
      const free = `store:x${kept[seat]!++}`;
      fly(`tile:${place}/x${hexagon}`, stored(`storage:x${hexagon}`, free), `x${hexagon}`);
    } else if (told.event === "placed") {
      fly(own(`storage:${hexagon}`), own(`cell:${told.cell}`), hexagon, "glaze");
    } else if (told.event === "laid") {
      const to = own(`cell:${printedCell(area, told.rotation)}`);
      fly(own(`storage:x${hexagon}`), to, `x${hexagon}`);
    } else if (told.event === "bought") fly("supply", own(`area:${area}`), "down");
    else if (told.event === "paid" || told.event === "dropped") {
      fly(own(`storage:${hexagon}`), "tower", hexagon);
    } else if (told.event === "paid-expansion" || told.event === "dropped-expansion") {
      fly(own(`storage:x${hexagon}`), "supply", `x${hexagon}`);
    } else if (told.event === "surrounded") from = own(`${told.decoration}:${told.number}`);
    else if (told.event === "jokers" && told.count) {
      step += 1;
      for (let i = 0; i < told.count; i++) fly(from, stored("joker", `store:${used[seat]!++}`), "joker");
    } else if (told.event === "marked") fly("marker", own("storage"), "marker");
    else if (told.event === "turned") fly(`place:${place}`, `tile:${place}/x${hexagon}`, hexagon, "deal");
    else if (told.event === "dealt" && after) found.push(...dealt(place, after as GardenView));
  }
  return found;
}

/** Tiles from the bag to a place of the display, one by one. */
function dealt(place: number, { display }: GardenView): Flight[] {
  const tiles = display.find((each) => each.place === place)?.tiles ?? [];
  return tiles.map((tile) => {
    return { from: "bag", to: `tile:${place}/${tile}`, tile, count: 1, step: 0, kind: "deal" };
  });
}

function containers(view: View): Container[] {
  const { bag, tower, supply } = view as GardenView;
  const pile = (id: string, heap: number[]) => ({
    name: { id },
    tiles: groups(heap).map(({ hexagon, count }) => {
      return { tile: hexagon, name: hexagonOf(hexagon), count };
    }),
  });
  const expansions = { id: "web-garden-supply" };
  return [
    pile("web-garden-bag", bag),
    pile("web-garden-tower", tower),
    { name: expansions, tiles: supply ? [{ tile: "down", name: expansions, count: supply }] : [] },
  ];
}

export const keys: GameKeys = {
  path,
  meant,
  name,
  label,
  isDrawn,
  within,
  pieces,
  tiles,
  previewMarks,
  prompts: { take: "web-ask-source", cell: "web-ask-place", storage: "web-ask-hand", area: "web-garden-ask-area" },
  implied: ["took", "placed", "laid", "passed"],
  losses: ["lost", "marked", "left-things", "bought"],
  passing: { key: "pass", rate: ratePass },
  freeWays,
  continues: (text) => /^(from|pay|drop|stop)/.test(text),
  unlisted: ["cell", "storage", "joker"],
  settling: ["storage", "joker"],
  touched,
  scoredAt,
  flights,
  scoringSteps,
  scored,
  logParts,
  containers,
  undealt(view) {
    const { display } = view as GardenView;
    return { ...view, display: display.map((place) => ({ ...place, tiles: [], expansion: null })) };
  },
};
