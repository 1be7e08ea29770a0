/**
 * What a game brings to the client: its pictures, and how its actions are chosen on them. A *key*
 * is text that names something on the table: "source:2/red", "line:3@0", "space:4/5@1",
 * "pay:blue/3/1". Keys of a board end in "@" and the seat, on every board including your own;
 * paths, marks, flights and elements (data-key) all use the same keys. Each legal action is a path
 * of keys, made from the parts that the server sends with it. The client follows these paths, so it
 * needs no rules. A key that all remaining actions share need not be chosen, and keys can be chosen
 * in any order.
 */
import type { Component, Snippet } from "svelte";
import type { LegalAction, Sentence, Way } from "../generated/protocol";

export type Key = string;
export type Event = Record<string, unknown> & { event: string };
export type View = Record<string, unknown>;

/**
 * A consequence of a choice in a few words, at its place. Its tone: points gained or lost, something
 * gained that is no points, the end of the match, or a plain remark.
 */
export interface EffectLabel {
  text: string;
  tone: "gain" | "loss" | "thing" | "end" | "plain";
}

/** How something on the table takes part in the current choice. */
export interface Mark {
  /** It can be chosen next. */
  lit?: boolean;
  /** It is requested, to complete a turn. */
  asked?: boolean;
  /** It can be chosen as well, although something else is requested first. */
  ready?: boolean;
  /** It is under the pointer or has the focus. */
  hot?: boolean;
  /** It has been chosen. */
  chosen?: boolean;
  /** It counts in the points of the preview, or of the scoring that is being shown. */
  counts?: boolean;
  /** It loses points in the scoring that is being shown. */
  loses?: boolean;
  /** The action gives it up. */
  given?: boolean;
  /** How many of it are chosen as pieces: to pay with, to keep or to give up. */
  pieces?: number;
  /** How many of its tiles are meant, if not all. */
  amount?: number;
  /** How many tiles it would receive. */
  gain?: number;
  /** A recent move touched it. */
  last?: boolean;
  /** The initials of those who touched it, if several have moved. */
  by?: readonly string[];
  /** The move that the reader points at in the log touched it. */
  recalled?: boolean;
  /** A lesson points at it. */
  spotlit?: boolean;
  /** The kind of tile that would be here afterwards. */
  ghost?: string;
  /** Points that would be gained or lost here. */
  points?: number;
  /** What choosing it leads to, the most important first. */
  effects?: readonly EffectLabel[];
}

export type Marks = ReadonlyMap<Key, Mark>;

/** What every picture of a game receives. */
export interface Scene {
  view: View;
  marks: Marks;
  /** Called when the pointer or the focus moves to a key, or away. */
  point: (key: Key | null) => void;
  /** Called when a key is chosen. */
  pick: (key: Key) => void;
  /** The accessible name of a key, in the language of the page. */
  name: (key: Key) => string;
  /** Whether letters are shown on tiles. */
  letters: boolean;
  /** Whether the screen is narrow: a phone. */
  narrow: boolean;
}

/** What all seats take from, such as displays and the centre. */
export interface OfferProps extends Scene {
  /** Available width and height in pixels; a picture may be higher if it must. */
  width: number;
  height: number;
  /** Whether to show also what a phone leaves out at a table. */
  complete?: boolean;
  /** The whole position as text, if the game asks for it (`isText`). */
  drawing?: string;
}

/** The board of one seat with everything beside it (lines, hand, storage). */
export interface BoardProps extends Scene {
  seat: number;
  /** Whether it is the viewer's own, large board; keys of other boards cannot be chosen. */
  own: boolean;
  width: number;
  /** The maximum height of the board, if the page should not scroll. */
  height?: number;
  /** The legal actions, for boards that list them. */
  legal?: readonly LegalAction[];
  /** What else is known of the seat, for boards with space beside them. */
  aside?: Snippet;
}

/** Something about a board in words: what it is, and how much. */
export interface Fact {
  label: Sentence;
  value: Sentence;
}

/**
 * A moving tile: where it starts and ends; a key, or a place such as "bag". If no element has the
 * key, the element of its `wholeKey` (games/keys.ts) is used instead.
 */
export interface Flight {
  from: Key;
  to: Key;
  tile: string;
  count: number;
  /** Flights of the same step happen together; steps follow one another, from 0. */
  step: number;
  /**
   * How it flies: "rest" follows the others a little later, "glaze" ends on a place that shines up,
   * "deal" comes tile by tile from a bag.
   */
  kind?: "move" | "rest" | "glaze" | "deal";
}

/** A step of a scoring: what counts, what it is worth, and what it is called. */
export interface ScoringStep {
  /** The event whose points, or a part of them, it shows. */
  event: Event;
  seat: number;
  /** Points gained or, below 0, lost. */
  points: number;
  /** What counts lights up, one after another; the points appear beside the last of it. */
  keys: Key[];
  /** What is scored, in a few words: "Column 3", "Butterflies, 3 × 3". */
  what: Sentence;
  /** The sum that makes the points, if it says more than they do: "3 × 3 = 9". */
  sum?: string;
  /** Whether it is shown before the tiles of its event move. */
  isFirst?: boolean;
}

/** A bag, lid, tower or supply with its tiles; names are for screen readers. */
export interface Container {
  name: Sentence;
  tiles: { tile: string; name: Sentence; count: number }[];
}

/** What a player meant by picking something that cannot be chosen. */
export interface Intent {
  /** The turns that were perhaps meant, in notation: the server tells why none of them is legal. */
  turns: string[];
  /** What to say if there are none, or if their reasons have nothing in common: a message. */
  otherwise: Sentence;
}

/** How a seat passes. */
export interface Passing {
  key: Key;
  /** How good a way to complete the turn is, by its events: the best one is offered first. */
  rate: (events: Event[], view: View) => number;
  /** How to change what is offered first: a message id. */
  hint?: string;
}

/** A turn in the log: icons and short phrases instead of a sentence. */
export interface LogParts {
  /** The tiles that were taken or placed; a count is shown before its tile. */
  tiles: [tile: string, count?: number][];
  from?: Sentence;
  to?: Sentence;
  /** Further tiles that the turn brought. */
  gained?: [tile: string, count?: number][];
  /** What else happened, in a few words each. */
  notes?: Sentence[];
  /** What the turn will cost, in a few words. */
  loss?: Sentence;
  /** The points of the turn, negative for a loss. */
  points?: number;
}

/** What a game knows about its keys, without pictures. */
export interface GameKeys {
  /** The keys of an action, in the order in which they are usually chosen. */
  path: (action: LegalAction, view: View) => Key[];
  /**
   * The action that a key stands for on its own, in the game's notation: the server's hint is its
   * name. Only games without pictures have such keys.
   */
  actionOf?: (key: Key) => string | null;
  /** What picking a key was meant to do; null for something that is only shown. */
  meant?: (key: Key, chosen: readonly Key[], view: View) => Intent | null;
  /** The name of a key as a message of the catalogues. */
  name: (key: Key, view: View) => Sentence;
  /** Whether a picture shows a key; the others (pass, payments) have buttons. */
  isDrawn: (key: Key) => boolean;
  /**
   * The keys that a larger target stands for: "source:2", a whole display on a phone, for its
   * colours; a tile for its colour and its pattern. Picking such a target chooses among those that
   * are lit: at once if there is one, otherwise with a tray of buttons.
   */
  within: (key: Key, view: View) => Key[];
  /**
   * The keys of what a whole turn takes besides its first action, from its events: what is paid,
   * kept or given up. A game whose turns are single decisions has none.
   */
  pieces?: (events: Event[], view: View) => Key[];
  /** The tiles that a button for a key shows; `events` are those of its preview, once it is known. */
  tiles: (key: Key, view: View, events?: Event[]) => string[];
  /** How many tiles of a kind there are to pay with, for a button that shows a payment. */
  held?: (key: Key, tile: string, view: View) => number | null;
  /** The short text of a button, if it is not the name of its key. */
  label?: (key: Key, view: View, events?: Event[]) => Sentence | null;
  /** The key of a path at which its effects are told, if not the last. */
  effectKey?: (path: Key[]) => Key | undefined;
  /** Marks for the effects of an action, from the events and the forecast of its preview. */
  previewMarks: (events: Event[], seat: number, view: View, forecast?: Event[]) => Map<Key, Mark>;
  /** The prompt for each kind of key that can be chosen next: a message id. */
  prompts: Record<string, string>;
  /** The events that the text of a choice already covers. */
  implied: readonly string[];
  /** The events whose points are penalties. */
  losses: readonly string[];
  /** How a seat passes, in games in which it can. */
  passing?: Passing;
  /**
   * The ways to complete an action with the pieces chosen so far, and with one more, if there are
   * too many ways for the server to list.
   */
  freeWays?: (action: string, view: View, chosen: readonly Key[]) => Way[] | null;
  /** Whether an action in notation continues the turn of the action before it. */
  continues?: (text: string) => boolean;
  /** The kinds of drawn keys that never get buttons. */
  unlisted?: readonly string[];
  /** Keys that an event touched and that still show it, for the rings of recent moves. */
  touched: (event: Event, view: View) => Key[];
  /** Where an event scores, if not where its tiles went; null for the whole board. */
  scoredAt: (event: Event, view: View) => Key | null;
  /** How tiles move in the events of a ply, based on the views before it and, if known, after it. */
  flights: (events: Event[], before: View, after?: View | null) => Flight[];
  /** The kinds of keys on boards whose tiles lie elsewhere when others come or go. */
  settling?: readonly string[];
  /**
   * The steps of a scoring, in the order in which they are shown: those of moves and rounds in the
   * order of their events, those of the end last. The view is one before or after the events.
   */
  scoringSteps?: (events: Event[], view: View) => ScoringStep[];
  /** The kinds of events that score rounds and the end of a match, not moves. */
  scored?: { round: readonly string[]; end: readonly string[] };
  /**
   * The parts of a turn in the log, from what its seat did; null for a sentence instead. Of the
   * view only what never changes is used, such as the side.
   */
  logParts?: (events: Event[], view: View) => LogParts | null;
  /** The piles whose tiles the top bar counts. */
  containers: (view: View) => Container[];
  /** The kind of tile that an item of a deal is, if not its notation: "red" for "R". */
  drawnTile?: (item: string) => string;
  /** The position before the first deal, for the one after it. */
  undealt?: (view: View) => View;
}

/** How the parts of a table are arranged around the boards. */
export interface TableLayout {
  /**
   * "fixed": on a desktop the table fills the screen, with the offer beside your own board.
   * "hero": your own board on the left is the largest part, and everything else is beside it.
   */
  kind: "fixed" | "hero";
  /**
   * CSS grid templates for desktops, by situation: any of "aside" (a replay with space for its
   * analysis), "tall" (a screen that is narrow for its height) or "short" (a low one), "crowded"
   * (more than two seats) or "tight" (crowded, with one other board at a time), in this order. A
   * missing template for a tall or short screen falls back to the one without. The areas are offer,
   * own, others, log and standing; --offer is the height of an offer that keeps it.
   */
  grids: Record<string, string>;
  /** The space left below your own board for the action bar, by kind of screen. */
  below: { desktop: string; short?: string; tablet?: string };
  /** The minimum width of your own board on a phone; Infinity for the full width. */
  phoneLeast: number;
}

/** A tile of a game's picture: its centre relative to the picture's, in tiles, and its rotation in degrees. */
export type PlacedTile = [tile: string, x: number, y: number, turn?: number];

/** A few tiles of a game on a plate. */
export interface Picture {
  /** The size of a tile as a fraction of the width. */
  size: number;
  /** The distance between neighbouring tiles, in tiles. */
  step: number;
  tiles: PlacedTile[];
}

/** Everything that a game brings to the client: the default export of its index.ts. */
export interface GameUi extends GameKeys {
  id: string;
  /** Whether positions are shown as text drawn by the server. */
  isText?: boolean;
  /** The number of rounds, if it is fixed. */
  rounds?: number;
  /** What the forecast of a round is called, if not "this round": a message id. */
  forecast?: string;
  Offer: Component<OfferProps>;
  Board: Component<BoardProps>;
  /** A single tile for logs, buttons and counts: `tile` is a kind as in views; rhombi can be rotated. */
  Tile: Component<{ tile: string; size: number; letters?: boolean; turn?: number }>;
  /** The maximum width at which your own board fits a height; `low` is the maximum width of its low layout. */
  widthFor: (height: number, narrow: boolean, low?: number) => number;
  layout: TableLayout;
  /** The kind of tile that a message names itself, for icons beside sentences. */
  tileIn: (sentence: Sentence) => string | undefined;
  /** What else is said of another player's board. */
  facts?: (view: View, seat: number) => Fact[];
  /** The picture of the front page. */
  picture?: Picture;
  /** The kinds of keys that a board is about: small pictures of it show nothing else. */
  heart?: readonly string[];
  /** The id of the section of the rules that is about the phase of a position. */
  ruleSection: (view: View) => string;
}
