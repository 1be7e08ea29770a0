/**
 * Keys of Queen's Garden. Of the table: "place:2" an expansion of the display, "tile:2/B3" a tile on
 * it ("tile:2/xB3" its own hexagon, face up), "take:blue" and "take:bird", "marker", "bag",
 * "tower", "supply", "wheel:2" what scores in round 2, and words of the picture, "label:wheel" and
 * "thing:B3". Of a board: "cell:14", "area:2" where nothing is built yet, "storage" with "storage:B3"
 * a stored tile and "storage:xB3" a stored expansion, "store:5" and "store:x1" free places of it,
 * "joker" and each of them "joker:1", decorations such as "bench:2".
 *
 * A tile is placed as tile and cell, an expansion laid as expansion and the cell of its hexagon, one
 * is bought by its area. A tile of the display stands for its colour and its pattern, and on
 * phones a whole place for those of all that lies there.
 */
import type { LegalAction, Sentence } from "../../generated/protocol";
import type { Event, Flight, GameKeys, Key, Mark, Container, View } from "../contract";
import { boardKey, parseKey } from "../keys";
import {
  colourOf,
  COLOURS,
  DECORATIONS,
  groups,
  onOffer,
  patternOf,
  placesUsed,
  printedCell,
  shownAt,
  spotOf,
  whereIs,
  type GardenBoard,
  type GardenView,
} from "./view";

interface GardenEvent extends Event {
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

/** Colours and patterns within keys and catalogues: words without spaces. */
const plain = (what: string) => what.replace(" ", "-");
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
      return [own(`area:${parts.area}`)];
    case "pay":
    case "drop":
      return [thing];
    default:
      return [String(kind)];
  }
}

function hexagonOf(name: string): Sentence {
  const [colour, pattern] = [plain(colourOf(name)), patternOf(name)];
  return { id: "garden-hexagon", values: { colour, pattern, token: name } };
}

const WORDS: Record<string, string> = {
  pass: "garden-hint-pass",
  stop: "garden-hint-stop",
  marker: "web-start-marker",
  bag: "web-garden-bag",
  tower: "web-garden-tower",
  supply: "web-garden-supply",
  storage: "web-garden-storage",
  "label:wheel": "web-garden-wheel",
  "label:offer": "web-garden-offer",
};

function name(key: Key, view: View): Sentence {
  const { kind, parts, seat } = parseKey(key);
  const garden = view as GardenView;
  const board = garden.boards[seat ?? 0]!;
  const [first, second] = parts as [string, string];
  const word = WORDS[key.split("@")[0]!];
  if (word) return { id: word };
  switch (kind) {
    case "take":
      return nameTake(garden, first);
    case "place":
      return namePlace(garden, Number(first));
    case "tile":
      return nameTile(garden, Number(first), second);
    case "cell":
      return nameCell(board, first);
    case "area":
      return { id: "web-garden-area", values: { at: placeOf(first) } };
    case "storage":
      return nameStored(first);
    case "store":
      return { id: "web-garden-storage" };
    case "thing":
      return hexagonOf(first);
    case "joker":
      return { id: "web-garden-jokers", values: { count: board.jokers } };
    case "wheel":
      return { id: "web-garden-wheel" };
    case "label":
      return { id: "web-garden-stack", values: { count: garden.stack } };
    case "board":
      return { id: "web-board", values: { number: seat! + 1 } };
    default:
      return { id: "web-garden-decoration", values: { decoration: kind, count: givenBy(kind) } };
  }
}

function nameTake(view: GardenView, key: string): Sentence {
  const colour = COLOURS.find((each) => plain(each) === key);
  const count = onOffer(view, colour ?? key);
  return colour
    ? { id: "web-garden-take-colour", values: { colour: key, count } }
    : { id: "web-garden-take-pattern", values: { pattern: key, count } };
}

/** Which expansion of the display has a number in notation, counted from 1. */
function nthOf({ display }: GardenView, place: number) {
  return { nth: display.findIndex((each) => each.place === place) + 1, shown: display.length };
}

function namePlace(view: GardenView, place: number): Sentence {
  const found = view.display.find((each) => each.place === place);
  const list = found ? shownAt(found).map(hexagonOf) : [];
  const id = list.length ? "web-garden-place-of" : "web-garden-place";
  return { id, values: { ...nthOf(view, place), list } };
}

function nameTile(view: GardenView, place: number, thing: string): Sentence {
  const values = { hexagon: hexagonOf(thing.replace("x", "")), ...nthOf(view, place) };
  return { id: thing.startsWith("x") ? "web-garden-shown-expansion" : "web-garden-shown", values };
}

/** An area of a garden as part of a sentence. */
function placeOf(area: string): Sentence {
  return { id: "garden-at", values: { where: whereIs(area) } };
}

function nameStored(thing: string): Sentence {
  if (thing.startsWith("x")) {
    return { id: "web-garden-stored-expansion", values: { hexagon: hexagonOf(thing.slice(1)) } };
  }
  return { id: "web-garden-stored", values: { hexagon: hexagonOf(thing) } };
}

function nameCell(board: GardenBoard, cell: string): Sentence {
  const lying = board.cells[cell];
  const place = { id: "garden-cell", values: { where: whereIs(cell), spot: spotOf(cell) } };
  if (!lying) return { id: "web-garden-free-cell", values: { cell: place } };
  return { id: "web-garden-filled-cell", values: { hexagon: hexagonOf(lying), cell: place } };
}

function givenBy(kind: string): number {
  return DECORATIONS.find((each) => each.kind === kind)!.jokers;
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
  if (kind === "area") return ["down"];
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

function touched(event: Event): Key[] {
  const { event: kind, seat, place, hexagon, area, rotation, ...rest } = event as GardenEvent;
  if (kind === "took") return [`place:${place}`, boardKey(seat, `storage:${hexagon}`)];
  if (kind === "took-expansion") return [boardKey(seat, `storage:x${hexagon}`)];
  if (kind === "turned") return [`place:${place}`];
  if (kind === "placed") return [boardKey(seat, `cell:${rest.cell}`)];
  if (kind === "laid") return [boardKey(seat, `cell:${printedCell(area, rotation)}`)];
  if (kind === "bought") return [boardKey(seat, `cell:${area}0`)];
  if (kind === "surrounded") return [boardKey(seat, `${rest.decoration}:${rest.number}`)];
  return [];
}

function scoredAt(event: Event): Key | null {
  const { event: kind, seat, area } = event as GardenEvent;
  if (kind === "bought") return boardKey(seat, `area:${area}`);
  if (kind === "left-jokers") return boardKey(seat, "joker");
  if (["lost", "marked", "left-things"].includes(kind)) return boardKey(seat, "storage");
  return touched(event)[0] ?? null;
}

/** A turn is one step, jokers from decorations are another; taken tiles go to free places. */
function flights(events: Event[], before: View): Flight[] {
  const found: Flight[] = [];
  const { boards } = before as GardenView;
  const used = boards.map(placesUsed);
  const kept = boards.map(({ expansions }) => expansions.length);
  let [step, from] = [0, ""];
  for (const told of events as GardenEvent[]) {
    const { seat, place, hexagon, area } = told;
    const own = (key: string) => boardKey(seat, key);
    const fly = (start: Key, to: Key, tile: string) =>
      found.push({ from: start, to, tile, count: 1, step });
    if (told.event === "took") {
      fly(`tile:${place}/${hexagon}`, own(`store:${used[seat]!++}`), hexagon);
    } else if (told.event === "took-expansion") {
      fly(`tile:${place}/x${hexagon}`, own(`store:x${kept[seat]!++}`), `x${hexagon}`);
    } else if (told.event === "placed") {
      fly(own(`storage:${hexagon}`), own(`cell:${told.cell}`), hexagon);
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
      for (let i = 0; i < told.count; i++) fly(from, own(`store:${used[seat]!++}`), "joker");
    } else if (told.event === "marked") fly("marker", own("storage"), "marker");
  }
  return found;
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
  name,
  isDrawn,
  within,
  pieces,
  tiles,
  previewMarks,
  prompts: { take: "web-ask-source", cell: "web-ask-place", storage: "web-ask-hand" },
  implied: ["took", "placed", "laid", "passed"],
  losses: ["lost", "marked", "left-things", "bought"],
  continues: (text) => /^(from|pay|drop|stop)/.test(text),
  unlisted: ["cell"],
  touched,
  scoredAt,
  flights,
  containers,
};
