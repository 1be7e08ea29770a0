/**
 * Keys of Summer Pavilion. Of the table: "source:2" a display ("source:0" the centre),
 * "source:2/red" its red tiles, "source:0/token", "supply:red", "wild", "bag", "tower", and words
 * of the picture, "label:hand" and "gain:2". Of a board: "space:4/5" star and position, "hand:red", "kept:red",
 * "corner:2" where the third tile will be kept, "pillar:2", "statue:2" and "window:2" by their star, "star:4", "cost:3".
 *
 * A placement is chosen as space, colour of the hand and payment: "pay:blue/3/1" is three blue tiles
 * and a wild one. "pass" and "stop" are words.
 */
import type { LegalAction, Sentence } from "../../generated/protocol";
import { meant } from "./meant";
import { GLAZES, type PavilionColour } from "./palette";
import type { Event, Flight, GameKeys, Key, Mark, Container, View } from "../contract";
import { boardKey, parseKey } from "../keys";
import { scored, scoringSteps } from "./scoring";
import { logParts } from "./log";
import * as sources from "../displays";
import {
  COLOURS,
  costOf,
  countOf,
  groups,
  groupsAt,
  keptBy,
  starKind,
  STRUCTURES,
  type PavilionView,
} from "./view";

export interface PavilionEvent extends Event {
  seat: number;
  source: number;
  colour: PavilionColour;
  count: number;
  wild: PavilionColour;
  wilds: number;
  star: number;
  position: number;
  cost: number;
  points: number;
  structure: string;
  number: number;
  run: [number, number][];
  spaces: [number, number][];
}

function path({ parts }: LegalAction, view: View): Key[] {
  const { actor, side } = view as PavilionView;
  const own = (key: Key) => boardKey(actor as number, key);
  const { kind, colour, star, position, wilds } = parts;
  if (kind === "take") return [`source:${parts.source}/${colour}`];
  if (kind === "pick") return [`supply:${colour}`];
  if (kind === "keep") return [own(`hand:${colour}`)];
  if (kind === "place") {
    const paid = costOf(side, Number(star), Number(position)) - Number(wilds);
    return [
      own(`space:${star}/${position}`),
      own(`hand:${colour}`),
      `pay:${colour}/${paid}/${wilds}`,
    ];
  }
  return [kind as string];
}

function tilesOf(colour: string, count: number): Sentence {
  return { id: "pavilion-tiles", values: { colour, count } };
}

function name(key: Key, view: View): Sentence {
  const { kind, parts, seat } = parseKey(key);
  const pavilion = view as PavilionView;
  const board = pavilion.boards[seat ?? 0]!;
  const word = WORDS[key.split("@")[0]!];
  if (word) return { id: word };
  const [first, second, third] = parts as [string, string, string];
  switch (kind) {
    case "source":
      return nameSource(pavilion, Number(first), second);
    case "supply":
      return heap("web-pavilion-supply", pavilion.supply, first);
    case "hand":
      return heap("web-pavilion-hand", board.hand, first);
    case "kept":
      return heap("web-pavilion-kept", board.kept, first);
    case "space":
      return nameSpace(pavilion, seat ?? 0, Number(first), Number(second));
    case "pay":
      return namePayment(pavilion, first, Number(second), Number(third));
    case "pillar":
    case "statue":
    case "window":
      return { id: "web-pavilion-structure", values: { structure: kind, count: givenBy(kind) } };
    case "star":
      return { id: "web-pavilion-star", values: { star: starOf(pavilion, Number(first)) } };
    case "gain":
      return { id: "pavilion-effect-tiles", values: { count: Number(first) } };
    case "corner":
      return { id: "web-pavilion-label-kept" };
    case "cost":
      return { id: "web-pavilion-cost", values: { cost: Number(first) } };
    case "wild":
      return { id: "web-pavilion-wild", values: { colour: pavilion.wild } };
    default:
      return { id: "web-board", values: { number: seat! + 1 } };
  }
}

const WORDS: Record<string, string> = {
  pass: "pavilion-hint-pass",
  stop: "pavilion-hint-stop",
  bag: "pavilion-label-bag",
  tower: "pavilion-label-tower",
  hand: "web-pavilion-label-hand",
  kept: "web-pavilion-label-kept",
  "label:hand": "web-pavilion-label-hand",
  "label:supply": "web-pavilion-label-supply",
  "label:offer": "web-pavilion-offer",
};

function heap(id: string, counts: number[], colour: string): Sentence {
  return { id, values: { tiles: tilesOf(colour, countOf(counts, colour)) } };
}

/** The name of a source with its contents. */
function nameWhole(view: PavilionView, source: number): Sentence {
  const list = groupsAt(view, source).map(({ colour, count }) => tilesOf(colour, count));
  return sources.nameWhole("pavilion", source, list);
}

function nameSource(view: PavilionView, source: number, what?: string): Sentence {
  if (what === undefined) return nameWhole(view, source);
  if (what === "token") return { id: "web-start-marker" };
  const tiles = tilesOf(what, countOf(sources.heapOf(view, source), what));
  return { id: "web-pavilion-group", values: { source, tiles } };
}

function nameSpace(view: PavilionView, seat: number, star: number, position: number): Sentence {
  const colour = view.boards[seat]!.stars[star]![position - 1] ?? "none";
  const cost = costOf(view.side, star, position);
  const values = { star: starOf(view, star), cost, colour };
  if (star !== 0 || view.side === "coloured") return { id: "web-pavilion-space", values };
  // The spaces of the grey star in the middle all cost the same.
  const where = { id: "web-pavilion-direction", values: { at: DIRECTIONS[position - 1]! } };
  return { id: "web-pavilion-middle-space", values: { ...values, where } };
}

const DIRECTIONS = ["top", "upper-right", "lower-right", "bottom", "lower-left", "upper-left"];

/** A star as part of a sentence. */
function starOf({ side }: PavilionView, star: number): Sentence {
  return { id: "pavilion-star", values: { kind: starKind(side, star) } };
}

function namePayment(view: PavilionView, colour: string, count: number, wilds: number): Sentence {
  const list = [tilesOf(colour, count)];
  if (wilds) list.push(tilesOf(view.wild, wilds));
  return { id: "web-pavilion-payment", values: { list } };
}

function givenBy(kind: string): number {
  return STRUCTURES.find((each) => each.kind === kind)!.gives;
}

const DRAWN = new Set(["source", "supply", "hand", "space"]);

function isDrawn(key: Key): boolean {
  return DRAWN.has(parseKey(key).kind);
}

function within(key: Key, view: View): Key[] {
  return sources.within(key, (source) => groupsAt(view as PavilionView, source));
}

/** Tiles kept on passing, and tiles taken from the supply. */
function pieces(events: Event[], view: View): Key[] {
  const { actor } = view as PavilionView;
  return (events as PavilionEvent[]).flatMap(({ event, colour, count }) => {
    if (event === "kept") return Array<Key>(count).fill(boardKey(Number(actor), `hand:${colour}`));
    return event === "gained" ? Array<Key>(count).fill(`supply:${colour}`) : [];
  });
}

/** What a taking takes, by colour: the wild tile that comes with it, too. */
function takenBy(events: Event[]): Sentence[] {
  const taken = (events as PavilionEvent[]).filter(({ event }) => event === "took");
  return taken.map(({ colour, count }) => ({ id: "web-pavilion-some", values: { colour, count } }));
}

function label(key: Key, view: View, events: Event[] = []): Sentence | null {
  const { kind, parts } = parseKey(key);
  const some = (colour: string, count: number) => ({ id: "web-pavilion-some", values: { colour, count } });
  const [first, second, third] = parts as [string, string, string];
  if (kind === "pay") {
    const list = [some(first, Number(second))];
    if (Number(third)) list.push(some((view as PavilionView).wild, Number(third)));
    return { id: "web-pavilion-several", values: { list } };
  }
  const list = kind === "source" ? takenBy(events) : [];
  return list.length ? { id: "web-pavilion-several", values: { list } } : null;
}

/** A payment shows how many tiles the hand holds. */
function held(key: Key, tile: string, view: View): number | null {
  const { actor, boards } = view as PavilionView;
  return parseKey(key).kind === "pay" ? countOf(boards[Number(actor)]!.hand, tile) : null;
}

function tiles(key: Key, view: View, events: Event[] = []): string[] {
  const { kind, parts, seat } = parseKey(key);
  const pavilion = view as PavilionView;
  const [first, second, third] = parts as [string, string, string];
  const some = (colour: string, count: number) => Array<string>(count).fill(colour);
  if (kind === "pay")
    return [...some(first, Number(second)), ...some(pavilion.wild, Number(third))];
  if (kind === "supply" || kind === "kept") return [first];
  // Tiles of a hand are chosen one at a time.
  if (kind === "hand") return some(first, Math.min(1, countOf(pavilion.boards[seat!]!.hand, first)));
  if (kind === "source" && second && second !== "token") {
    const taken = (events as PavilionEvent[]).filter(({ event }) => event === "took");
    if (taken.length) return taken.flatMap(({ colour, count }) => some(colour, count));
    return some(second, countOf(sources.heapOf(pavilion, Number(first)), second));
  }
  return [];
}

function previewMarks(events: Event[], seat: number, view: View): Map<Key, Mark> {
  const marks = new Map<Key, Mark>();
  const board = (view as PavilionView).boards[seat]!;
  let kept = keptBy(board);
  const add = (key: Key, mark: Mark) => marks.set(key, { ...marks.get(key), ...mark });
  const own = (key: string, mark: Mark) => add(boardKey(seat, key), mark);
  for (const event of events as PavilionEvent[]) {
    if (event.seat !== seat) continue;
    const { colour, star, position, points } = event;
    if (event.event === "took") {
      add(`source:${event.source}/${colour}`, { counts: true, amount: event.count });
      own(`hand:${colour}`, { gain: event.count });
    } else if (event.event === "paid") {
      own(`hand:${colour}`, { given: true });
      if (event.wilds) own(`hand:${event.wild}`, { given: true });
    } else if (event.event === "placed") {
      for (const [s, p] of event.run) own(`space:${s}/${p}`, { counts: true });
      own(`space:${star}/${position}`, { ghost: colour, points });
    } else if (event.event === "built") own(`${event.structure}:${event.number}`, { counts: true });
    else if (event.event === "gained") {
      add(`supply:${colour}`, { counts: true });
      const gain = (marks.get(boardKey(seat, `hand:${colour}`))?.gain ?? 0) + event.count;
      own(`hand:${colour}`, { gain });
    } else if (event.event === "kept") {
      for (let i = 0; i < event.count; i++) own(`corner:${kept++}`, { ghost: colour });
    } else if (event.event === "discarded" && points) own("hand", { points: -points });
    else if (event.event === "star-bonus") own(`star:${star}`, { counts: true, points });
    else if (event.event === "cost-bonus") own(`cost:${event.cost}`, { counts: true, points });
    else if (event.event === "corner-loss" && points) own("kept", { points: -points });
  }
  return marks;
}

/** Rings stay as long as the tiles lie there: not on a hand that was spent, nor on new displays. */
function touched(event: Event, view: View): Key[] {
  const { event: kind, seat, source, colour, star, position, ...rest } = event as PavilionEvent;
  const pavilion = view as PavilionView;
  const { hand = [], kept = [] } = pavilion.boards[seat] ?? {};
  const held = countOf(hand, colour) ? [boardKey(seat, `hand:${colour}`)] : [];
  const isOpen = kind === "took" && sources.isTakenFrom(pavilion, source, pavilion.token === "centre");
  if (kind === "took") return isOpen ? [`source:${source}`, ...held] : held;
  if (kind === "placed") return [boardKey(seat, `space:${star}/${position}`)];
  if (kind === "built") return [boardKey(seat, `${rest.structure}:${rest.number}`)];
  if (kind === "gained") return held;
  if (kind === "kept") return countOf(kept, colour) ? [boardKey(seat, `kept:${colour}`)] : [];
  return [];
}

function scoredAt(event: Event, view: View): Key | null {
  const { event: kind, seat, star, cost } = event as PavilionEvent;
  if (kind === "token" || kind === "discarded") return boardKey(seat, "hand");
  if (kind === "corner-loss") return boardKey(seat, "kept");
  if (kind === "star-bonus") return boardKey(seat, `star:${star}`);
  if (kind === "cost-bonus") return boardKey(seat, `cost:${cost}`);
  return touched(event, view)[0] ?? null;
}

/** A turn is one step, tiles from structures are another; kept tiles go to free corners. */
function flights(events: Event[], before: View, after?: View | null): Flight[] {
  const found: Flight[] = [];
  const kept = (before as PavilionView).boards.map(keptBy);
  let step = 0;
  for (const told of events as PavilionEvent[]) {
    const { seat, source, colour, count } = told;
    const own = (key: string) => boardKey(seat, key);
    const fly = (from: Key, to: Key, many = count, tile: string = colour, kind?: Flight["kind"]) => {
      if (many > 0) found.push({ from, to, tile, count: many, step, kind });
    };
    if (told.event === "took") fly(`source:${source}/${colour}`, own(`hand:${colour}`));
    else if (told.event === "moved") fly(`source:${source}/${colour}`, `source:0/${colour}`, count, colour, "rest");
    else if (told.event === "token") fly("source:0/token", own("hand"), 1, "token");
    else if (told.event === "paid") {
      fly(own(`hand:${colour}`), "tower", count - 1);
      fly(own(`hand:${told.wild}`), "tower", told.wilds, told.wild);
    } else if (told.event === "placed") {
      fly(own(`hand:${colour}`), own(`space:${told.star}/${told.position}`), 1, colour, "glaze");
    } else if (told.event === "gained") {
      step += 1;
      fly(`supply:${colour}`, own(`hand:${colour}`));
    } else if (told.event === "kept") fly(own(`hand:${colour}`), own(`corner:${kept[seat]!++}`));
    else if (after) found.push(...dealt(told, before as PavilionView, after as PavilionView));
  }
  return found;
}

/** Keep as many tiles as possible: the next wild colour first, then many of one colour. */
function ratePass(events: Event[], view: View): number {
  const next = COLOURS[(view as PavilionView).round];
  const kept = (events as PavilionEvent[])
    .filter(({ event }) => event === "kept")
    .flatMap(({ colour, count }) => Array<PavilionColour>(count).fill(colour));
  const alike = kept.reduce((sum, colour) => sum + kept.filter((each) => each === colour).length, 0);
  return kept.length * 100 + kept.filter((colour) => colour === next).length * 20 + alike;
}

/** A deal of the displays, or of the tiles that the supply lacks. */
function dealt({ event }: Event, before: PavilionView, after: PavilionView): Flight[] {
  if (event === "dealt") return sources.dealDisplays(after.displays, groups);
  if (event !== "supplied") return [];
  const added = after.supply.map((count, i) => Math.max(0, count - before.supply[i]!));
  return sources.deal(groups(added), (colour) => `supply:${colour}`);
}

function containers(view: View): Container[] {
  const { bag, tower } = view as PavilionView;
  return [
    sources.containerOf("pavilion", "bag", groups(bag)),
    sources.containerOf("pavilion", "tower", groups(tower)),
  ];
}

export const keys: GameKeys = {
  path,
  meant,
  name,
  isDrawn,
  within,
  pieces,
  tiles,
  held,
  label,
  effectKey: (path) => path.find((key) => key.startsWith("space:")),
  previewMarks,
  prompts: {
    source: "web-ask-source",
    space: "web-ask-place",
    hand: "web-ask-hand",
    pay: "web-ask-pay",
  },
  implied: ["took", "placed", "placed-built", "passed"],
  losses: ["token", "discarded", "corner-loss"],
  passing: { key: "pass", rate: ratePass, hint: "web-pavilion-pass-hint" },
  continues: (text) => /^(pick|keep|stop)/.test(text),
  touched,
  scoredAt,
  flights,
  scoringSteps,
  scored,
  logParts,
  containers,
  drawnTile: (item) => COLOURS.find((colour) => GLAZES[colour].letter === item) ?? item,
  undealt(view) {
    const { supply, ...rest } = sources.undealt(view as PavilionView);
    return { ...rest, supply: supply.map(() => 0), bag: sources.sum([rest.bag, supply]) };
  },
};
