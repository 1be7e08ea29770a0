/**
 * What a game brings to the client: its pictures, and how its actions are chosen on them.
 *
 * A *key* names something on the table that can be pointed at, as text: "source:2/red",
 * "line:3@0", "space:4/5@1", "pay:blue/3/1". What belongs to the board of a seat ends in "@" and the
 * seat, on every board, also on one's own: paths, marks, flights and elements (data-key) all use
 * the same keys. Every legal action is a path of keys, made from the parts that the server
 * sends with it; the client walks down these paths, so that it needs to know no rules. A key that
 * all actions left have in common needs no choice, and keys may be chosen in any order.
 */
import type { Component } from "svelte";
import type { LegalAction, Sentence } from "../generated/protocol";
import type { Rephrase } from "./rephrase";

export type Key = string;
export type Event = Record<string, unknown> & { event: string };
export type View = Record<string, unknown>;

/** What a thing on the table shows of the choice under way. */
export interface Mark {
  /** It can be chosen next. */
  lit?: boolean;
  /** It is asked for, to complete a turn. */
  asked?: boolean;
  /** It can be chosen too, though something else is asked for first. */
  ready?: boolean;
  /** It is pointed at or has the focus. */
  hot?: boolean;
  /** It has been chosen. */
  chosen?: boolean;
  /** It counts in the points of the preview. */
  counts?: boolean;
  /** It is given up by the action. */
  given?: boolean;
  /** So many of it have been chosen as pieces: to pay with, to keep, to give up. */
  pieces?: number;
  /** So many of its tiles are meant, not all. */
  amount?: number;
  /** So many tiles would come to it. */
  gain?: number;
  /** It was touched by the last move. */
  last?: boolean;
  /** What would lie here afterwards: a kind of tile of the game. */
  ghost?: string;
  /** Points that would arise or be lost here. */
  points?: number;
  /** Words beside it. */
  note?: string;
}

export type Marks = ReadonlyMap<Key, Mark>;

/** What every picture of a game is given. */
export interface Scene {
  view: View;
  marks: Marks;
  /** Somebody points at a key (or at nothing). */
  point: (key: Key | null) => void;
  /** Somebody chooses a key. */
  pick: (key: Key) => void;
  /** The accessible name of a key, in the language of the page. */
  name: (key: Key) => string;
  /** Whether letters are shown on tiles. */
  letters: boolean;
  /** Whether the place is narrow: a phone. */
  narrow: boolean;
}

/** The things all seats take from, such as displays and the centre. */
export interface OfferProps extends Scene {
  /** Free width and height in pixels; a picture may be higher where it must. */
  width: number;
  height: number;
  /** The whole position as text, where the game has asked for it (`isText`). */
  drawing?: string;
}

/** The board of one seat with what lies beside it (lines, hand, storage). */
export interface BoardProps extends Scene {
  seat: number;
  /** Whether it is the large board of whoever looks; keys of other boards cannot be chosen. */
  own: boolean;
  width: number;
  /** How high the board may be, where the page is not to be scrolled. */
  height?: number;
  /** The legal actions, where they are chosen from a list. */
  legal?: readonly LegalAction[];
}

/**
 * A tile on its way: where it comes from and goes to; a key, or a place such as "bag". Where no
 * element has the key, such as that of a colour that comes to the centre, what it is part of stands
 * for it (`wholeKey` in games/keys.ts).
 */
export interface Flight {
  from: Key;
  to: Key;
  tile: string;
  count: number;
  /** Flights of one step go together, steps one after the other, from 0. */
  step: number;
}

/** A pile of the table, with the tiles in it; their names are for those who do not see them. */
export interface Container {
  name: Sentence;
  tiles: { tile: string; name: Sentence; count: number }[];
}

/** What a game knows of its keys, without pictures. */
export interface GameKeys {
  /** The keys of an action in the order in which they are chosen. */
  path: (action: LegalAction, view: View) => Key[];
  /**
   * The action that a key stands for by itself, in the notation of the game: what the server says
   * about it is its name. Only games without pictures have such keys.
   */
  actionOf?: (key: Key) => string | null;
  /** The name of a key as a sentence of the catalogues. */
  name: (key: Key, view: View) => Sentence;
  /** Whether a picture shows a key; for the others (pass, candidates to pay) there are buttons. */
  isDrawn: (key: Key) => boolean;
  /**
   * The keys that a larger target stands for: "source:2", a whole display on a phone, for its
   * colours; a tile for its colour and its pattern. Picking such a target chooses among those of
   * them that are lit: at once if it is one, else by a tray of buttons.
   */
  within: (key: Key, view: View) => Key[];
  /**
   * The keys of what a whole turn takes besides its first action, from its events: what pays, what is
   * kept or given up. A game whose turns are one decision each has none.
   */
  pieces?: (events: Event[], view: View) => Key[];
  /** The tiles that a button for a key shows. */
  tiles: (key: Key, view: View) => string[];
  /** Marks for what an action would bring, from the events and the forecast of its preview. */
  previewMarks: (events: Event[], seat: number, view: View, forecast?: Event[]) => Map<Key, Mark>;
  /** What is asked for, by the kind of the keys that can be chosen next: a sentence of the catalogues. */
  prompts: Record<string, string>;
  /** The events that the words for a choice tell already. */
  implied: readonly string[];
  /** The events whose points are lost. */
  losses: readonly string[];
  /** Keys that an event touched, for the ring of the last move. */
  touched: (event: Event, view: View) => Key[];
  /** Where the points of an event arise, if it is not where its tiles came to; null for the whole board. */
  scoredAt: (event: Event, view: View) => Key | null;
  /** How tiles move by the events of a ply, seen from the view before it. */
  flights: (events: Event[], before: View) => Flight[];
  /** What the top bar counts. */
  containers: (view: View) => Container[];
}

/** How the parts of a table are arranged around the boards. */
export interface TableLayout {
  /**
   * "fixed": on a desktop the table fills the screen, with the offer beside one's own board.
   * "sticky": one's own board stays in sight at the left, and the rest flows beside it.
   */
  kind: "fixed" | "sticky";
  /**
   * CSS grid templates for desktops, by situation: words of "aside" (a replay with room for its
   * analysis), "short" (a low screen), "crowded" (more than two seats), "tight" (crowded, but one
   * board of the others is shown at a time), in this order. Where there is none for a short screen,
   * the one without "short" serves. The areas are offer, own, others, log and standing.
   */
  grids: Record<string, string>;
  /** The height left free beneath one's own board for the action bar, by the kind of screen. */
  below: { desktop: string; short?: string; tablet?: string };
  /** The least width of one's own board on a phone; the whole width where it is infinite. */
  phoneLeast: number;
}

/** A tile of a game's picture: where its middle lies, in tiles from the middle, and its turn in degrees. */
export type PlacedTile = [tile: string, x: number, y: number, turn?: number];

/** A few tiles of a game, as they may lie on a plate. */
export interface Picture {
  /** The size of a tile, as a share of the width. */
  size: number;
  /** The distance of tiles that lie side by side, in tiles. */
  step: number;
  tiles: PlacedTile[];
}

/** What a lesson knows about the match. */
export interface Progress {
  /** Kinds of events that one's own actions have brought about. */
  events: ReadonlySet<string>;
  /** Kinds of actions that are legal now. */
  kinds: ReadonlySet<string>;
  /** Kinds of the keys that are chosen now. */
  chosen: ReadonlySet<string>;
  /** Own turns so far. */
  turns: number;
  isSettled: boolean;
  isOver: boolean;
}

/** One step of a lesson; its text is the sentence `lesson-<game>-<id>` of the catalogues. */
export interface LessonStep {
  id: string;
  /** Whether the step has been taken; without it the learner says so. */
  done?: (progress: Progress) => boolean;
  /** The keys that it is about; nothing else is lit. */
  about?: RegExp;
}

/** A part of the rules, `<game>-rules-<id>` in the catalogues, and the picture beside it. */
export interface RulePart {
  id: string;
  /** The name of a position in the game's samples.json. */
  sample?: string;
  shows?: "offer" | "board";
}

/** Everything that a game brings to the client: the default export of its index.ts. */
export interface GameUi extends GameKeys {
  id: string;
  /** Whether positions are shown as text that the server draws. */
  isText?: boolean;
  /** How many rounds there are, if that is fixed. */
  rounds?: number;
  Offer: Component<OfferProps>;
  Board: Component<BoardProps>;
  /** One tile alone, for logs, buttons and counts: `tile` is a kind as views name it; rhombi can be turned. */
  Tile: Component<{ tile: string; size: number; letters?: boolean; turn?: number }>;
  /** How sentences are said beside the pictures: without numbers that these do not show. */
  rephrase: Rephrase;
  /** The greatest width with which one's own board is at most so high; `low` if it is laid out low. */
  widthFor: (height: number, narrow: boolean, low?: number) => number;
  layout: TableLayout;
  /** The kind of tile that a sentence itself names, for the icons of the log. */
  tileIn: (sentence: Sentence) => string | undefined;
  /** The picture of the front page. */
  picture?: Picture;
  /** The steps of the first lesson; without any there is none. */
  lessons: LessonStep[];
  rules: RulePart[];
}
