/** The names of keys: what screen readers say, what tags show, and the words of the pictures. */
import type { Sentence } from "../../generated/protocol";
import type { Key, View } from "../contract";
import { parseKey } from "../keys";
import {
  colourOf,
  COLOURS,
  DECORATIONS,
  EXPANSION_PLACES,
  largeGroups,
  missingAround,
  onOffer,
  patternOf,
  placesUsed,
  plain,
  repeated,
  shownAt,
  spotOf,
  TILE_PLACES,
  WHEEL,
  whereIs,
  type GardenBoard,
  type GardenView,
} from "./view";

export function hexagonOf(name: string): Sentence {
  const [colour, pattern] = [plain(colourOf(name)), patternOf(name)];
  return { id: "garden-hexagon", values: { colour, pattern, token: name } };
}

const WORDS: Record<string, string> = {
  buy: "web-garden-buy",
  pass: "garden-hint-pass",
  stop: "garden-hint-stop",
  marker: "web-start-marker",
  bag: "web-garden-bag",
  tower: "web-garden-tower",
  supply: "web-garden-supply",
  storage: "web-garden-storage",
  "label:wheel": "web-garden-wheel",
  "label:offer": "web-garden-offer",
  "label:empty": "web-garden-display-empty",
  "label:colours": "web-garden-take-a-colour",
  "label:patterns": "web-garden-take-a-pattern",
};

export function name(key: Key, view: View): Sentence {
  const { kind, parts, seat } = parseKey(key);
  const garden = view as GardenView;
  const board = garden.boards[seat ?? 0]!;
  const [first, second] = parts as [string, string];
  const word = WORDS[key.split("@")[0]!];
  if (key === "marker" && garden.marker === "display") return { id: "web-garden-marker" };
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
      return nameRound(Number(first));
    case "label":
      return nameLabel(garden, first, parts.slice(1), board);
    case "board":
      return { id: "web-board", values: { number: seat! + 1 } };
    default:
      return nameDecoration(board, kind, Number(first));
  }
}

/** The words of a picture. */
function nameLabel(view: GardenView, what: string, parts: string[], board: GardenBoard): Sentence {
  if (what === "place") return nameCaption(view, Number(parts[0]), parts[1] === "short");
  const stored = { count: placesUsed(board), places: TILE_PLACES };
  const expansions = board.expansions.length;
  switch (what) {
    case "round":
      return { id: "web-round-of", values: { round: view.round, rounds: WHEEL.length } };
    case "storage":
      return { id: "web-garden-storage-count", values: stored };
    case "expansions":
      return { id: "web-garden-expansions-count", values: { count: expansions, places: EXPANSION_PLACES } };
    case "stored":
      return { id: "web-garden-stored-count", values: { ...stored, expansions } };
    default:
      return { id: "web-garden-groups-count", values: { count: largeGroups(board) } };
  }
}

/** Captions of an expansion of the display: of the stack's top, with tiles, and face up. */
const CAPTIONS = ["web-garden-caption-stack", "web-garden-caption-tiles", "web-garden-caption-open"] as const;
const SHORT_CAPTIONS = ["web-garden-short-stack", "web-garden-short-tiles", "web-garden-short-open"] as const;

/** What can be had from an expansion of the display, in a few words. */
function nameCaption({ display, stack }: GardenView, place: number, short: boolean): Sentence {
  const found = display.find((each) => each.place === place);
  const [top, tiles, open] = short ? SHORT_CAPTIONS : CAPTIONS;
  if (found?.expansion) return { id: open };
  if (found?.top) return { id: top, values: { count: stack } };
  return { id: tiles, values: { count: found?.tiles.length ?? 0 } };
}

/** What the wheel scores in a round. */
function nameRound(round: number): Sentence {
  const list = WHEEL[round - 1]!.map((what): Sentence => {
    const colour = COLOURS.find((each) => each === what);
    return colour
      ? { id: "garden-colour", values: { colour: plain(colour) } }
      : { id: "garden-pattern", values: { pattern: what } };
  });
  return { id: "web-garden-wheel-round", values: { round, list } };
}

/** What gives jokers, and what it still lacks. */
function nameDecoration(board: GardenBoard, kind: string, number: number): Sentence {
  const decoration = DECORATIONS.find((each) => each.kind === kind && each.number === number)!;
  const values = { decoration: kind, count: decoration.jokers };
  const missing = missingAround(board, decoration).length;
  if (missing === 0) return { id: "web-garden-surrounded", values };
  return { id: "web-garden-decoration-lacks", values: { ...values, missing } };
}

/** What a colour or a pattern takes, in a few words. */
function whatTaken(view: GardenView, key: string): { what: string; text: Sentence } {
  const colour = COLOURS.find((each) => plain(each) === key);
  const what = colour ?? key;
  const count = onOffer(view, what);
  return {
    what,
    text: colour
      ? { id: "web-garden-take-colour", values: { colour: key, count } }
      : { id: "web-garden-take-pattern", values: { pattern: key, count } },
  };
}

function nameTake(view: GardenView, key: string): Sentence {
  const { what, text } = whatTaken(view, key);
  const isOnce = repeated(view, what).length > 0;
  return isOnce ? { id: "web-garden-take-once", values: { what: text } } : text;
}

/** The short text of a button. */
export function label(key: Key, view: View): Sentence | null {
  const { kind, parts } = parseKey(key);
  return kind === "take" ? whatTaken(view as GardenView, parts[0]!).text : null;
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
    const hexagon = thing.slice(1);
    const values = { hexagon: hexagonOf(hexagon), cost: Number(hexagon[1]) - 1 };
    return { id: "web-garden-stored-expansion", values };
  }
  const cost = Number(thing[1]) - 1;
  return { id: "web-garden-stored", values: { hexagon: hexagonOf(thing), cost } };
}

function nameCell(board: GardenBoard, cell: string): Sentence {
  const lying = board.cells[cell];
  const place = { id: "garden-cell", values: { where: whereIs(cell), spot: spotOf(cell) } };
  if (!lying) return { id: "web-garden-free-cell", values: { cell: place } };
  return { id: "web-garden-filled-cell", values: { hexagon: hexagonOf(lying), cell: place } };
}
