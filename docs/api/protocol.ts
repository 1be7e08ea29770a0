// Written by python -m tilewright.server.schema; do not edit.

export const PROTOCOL = 1;

/** Take an action; `ply` is the number of plies that the client has seen. */
export interface Act {
  type: "act";
  ply: number;
  action: string;
  id: string;
}

/** Agree to free text at this table, or withdraw your agreement. */
export interface AgreeChat {
  type: "agree-chat";
  agree?: boolean;
  id: string;
}

/** The answer to a turn or a number: the attribute that words it, and values of its own. */
export interface Answer {
  text: string;
  values: Record<string, number>;
}

/** Something that chance may draw next, in notation, and in how many ways. */
export interface BoardItem {
  text: string;
  ways: number;
}

/** What chance may draw next; a complete deal leaves nothing. */
export interface BoardOdds {
  drawn: string;
  items: BoardItem[];
}

/** A position to draw and to choose in. */
export interface BoardPosition {
  game: string;
  side: string;
  seats: number;
  position: string;
  actor: number | null;
  deal: boolean;
  over: boolean;
  steps: number;
  view: Record<string, unknown>;
  scores: number[];
  ranking: number[];
  last_round: boolean;
  question: Sentence | null;
  forecast: RoundForecast[];
  legal: LegalAction[];
}

/** A record as a line of turns; `start` is the text of the position before the first. */
export interface BoardRecord {
  game: string;
  side: string;
  seats: number;
  names: string[];
  players: string[];
  start: string;
  turns: BoardTurn[];
}

/** What a turn or a deal leads to. */
export interface BoardStep {
  turn: BoardTurn;
  shown: BoardPosition;
}

/** A whole turn or a deal: what happened, and the text of the position after it. */
export interface BoardTurn {
  ply: number;
  actor: number;
  text: string;
  events: Record<string, unknown>[];
  log: Sentence[];
  position: string;
  scores: number[];
}

/** All ways to complete a turn, or null if there are too many to list. */
export interface BoardWays {
  action: string | null;
  question: Sentence | null;
  ways: Way[] | null;
}

/** A change of the match; `table` and `you` are null if they did not change. */
export interface Change {
  type: "change";
  version: number;
  cause: string;
  told: Told[];
  position: Position | null;
  legal: LegalAction[] | null;
  table?: TableInfo | null;
  you?: You | null;
}

/** Send a chat message to the players: a phrase, or free text if all have agreed to it. */
export interface Chat {
  type: "chat";
  phrase?: string | null;
  text?: string | null;
  seat?: number | null;
  id: string;
}

/** A time control. */
export interface ClockKind {
  kind: string;
  seconds: number;
  increment: number;
  on_timeout: string;
}

/** Milliseconds left to every seat when the message is sent, and whose clock runs. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** Ask for all ways to complete the turn, from now or after an action. */
export interface Complete {
  type: "complete";
  action?: string | null;
  id: string;
}

/** The ways to complete a turn after an action, or the turn that is under way. */
export interface Completion {
  action: string | null;
  question: Sentence | null;
  ways: Way[];
}

/** Accept or decline somebody's take-back. */
export interface Consent {
  type: "consent";
  accept: boolean;
  id: string;
}

/** Ask for the position in sentences, and with a language for a drawing as text. */
export interface Describe {
  type: "describe";
  language?: "en" | "hu" | "uk" | "zh-Hant" | null;
  id: string;
}

/** The position in sentences, and as text if a language was named. */
export interface Description {
  type: "description";
  id: string;
  ply: number;
  sentences: Sentence[];
  drawing?: string | null;
}

/** A command was carried out and is stored safely. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  match?: string | null;
}

/** A consequence of a choice: a short phrase for its place on the board. */
export interface Effect {
  text: Sentence;
  points: number;
  detail?: Sentence | null;
  common?: boolean;
}

/** Ask why none of these turns is legal; they are what a player may have meant. */
export interface Explain {
  type: "explain";
  turns: string[];
  id: string;
}

/** Why none of some turns is legal, at a ply. */
export interface Explained {
  type: "explained";
  id: string;
  ply: number;
  reason: Reason | null;
}

/** The points that a seat would gain and lose if the round ended now, both positive. */
export interface Forecast {
  gain: number;
  loss: number;
}

/** The outcome of one action: at once, and if the round ended then. */
export interface Foreseen {
  action: number;
  text: string;
  points: number;
  scores: number[];
  hint: Sentence;
  log: Sentence[];
  events: Record<string, unknown>[];
  forecast: Record<string, unknown>[];
  headline?: Sentence | null;
  effects?: Effect[];
}

/** Something that happens in a lesson, and the position after it; chance is no actor. */
export interface Frame {
  actor: number | null;
  text: string;
  events: Record<string, unknown>[];
  log: Sentence[];
  shown: Shown;
}

/** Let the bot of the table play for somebody who has been away; `bot` may only name it. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  bot?: string | null;
  id: string;
}

/** Ask for the best turn that a bot finds; casual matches against bots only. */
export interface Hint {
  type: "hint";
  ply: number;
  id: string;
}

/** The best turn that a bot has found, at a ply: its decisions, in words, and why. */
export interface Hinted {
  type: "hinted";
  id: string;
  ply: number;
  turn: string;
  move: Sentence;
  told: Sentence[];
}

/** Give up your seats before the match starts. */
export interface Leave {
  type: "leave";
  id: string;
}

/** A legal action of the seat whose turn it is. */
export interface LegalAction {
  action: number;
  text: string;
  parts: Record<string, string | number | boolean>;
}

/** A chapter, ready to be taught; `seat` is the reader's. */
export interface Lesson {
  game: string;
  side: string;
  chapter: string;
  seat: number;
  names: string[];
  others: boolean;
  steps: LessonStep[];
}

/** One step of a chapter. */
export interface LessonStep {
  id: string;
  kind: "act" | "exercise" | "read" | "watch";
  spotlight: string[];
  shown: Shown;
  values: Record<string, number>;
  legal: LegalAction[];
  previews: Foreseen[];
  completions: Completion[];
  answers: Record<string, Answer>;
  frames: Record<string, Frame[]>;
  options: number[];
  played: Foreseen | null;
}

/** All public matches that wait for players, the newest first. */
export interface Lobby {
  type: "lobby";
  matches: LobbyEntry[];
}

/** A match that waits for players. */
export interface LobbyEntry {
  table: TableInfo;
  created: number;
}

/** Check that the connection is alive. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
  version: number;
}

/** Everything there is to draw. */
export interface Position {
  ply: number;
  actor: number | null;
  steps: number;
  can_undo: boolean;
  view: Record<string, unknown>;
  scores: number[];
  last_round: boolean;
  question: Sentence | null;
  clocks: Clocks | null;
  forecast?: Forecast[];
}

/** Which seats have somebody connected, and how many spectators there are. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
}

/** Ask for the outcome of actions or whole turns, by default of all legal actions. */
export interface Preview {
  type: "preview";
  actions?: string[] | null;
  id: string;
}

/** Outcomes of legal actions, at a ply. */
export interface Previews {
  type: "previews";
  id: string;
  ply: number;
  actions: Foreseen[];
}

/** A take-back that was asked for, and the seats that have not answered yet. */
export interface Proposal {
  seat: number;
  ply: number;
  waiting: number[];
  reveals: boolean;
}

/** A puzzle in a list. */
export interface PuzzleEntry {
  id: string;
  side: string;
  seats: number;
  rating: number;
  themes: string[];
}

/** The puzzles of a game; `daily` is the id of the puzzle of the day. */
export interface PuzzleList {
  game: string;
  day: string;
  daily: string | null;
  themes: Record<string, number>;
  puzzles: PuzzleEntry[];
}

/** An option of the solver: in words, as a turn, and what it is worth to the solver. */
export interface PuzzleOption {
  turn: string;
  words: Sentence;
  points: number;
  chance: number;
}

/** A puzzle to solve: `turns` says how many turns the solver takes. */
export interface PuzzlePage {
  id: string;
  game: string;
  side: string;
  seats: number;
  seat: number;
  names: string[];
  rating: number;
  themes: string[];
  turns: number;
  start: PuzzlePosition;
}

/** A position of a puzzle in which the solver chooses a turn. */
export interface PuzzlePosition {
  position: string;
  shown: Shown;
  legal: LegalAction[];
}

/** The whole solution: its frames, why it is right, and the best of the other turns. */
export interface PuzzleSolution {
  frames: Frame[];
  best: PuzzleOption;
  second: PuzzleOption;
  why: Sentence[];
}

/** The answer to a turn. */
export interface PuzzleTry {
  verdict: string;
  frames: Frame[];
  next: PuzzlePosition | null;
}

/** The reason of a refusal: a stable code, its values, an English sentence. */
export interface Reason {
  code: string;
  sentence: string;
  values?: Record<string, string | number>;
}

/** A message was refused and changed nothing. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: Reason;
}

/** Agree to play again, with everyone one seat further, as soon as all have agreed. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Resign: one seat, or all of your own. */
export interface Resign {
  type: "resign";
  seat?: number | null;
  id: string;
}

/** How a match ended; places count from 1, the best. */
export interface Result {
  reason: string;
  scores: number[];
  ranking: number[];
}

/** Take your own seats back from the bot that plays them. */
export interface Return {
  type: "return";
  id: string;
}

/** The points that a seat would gain and lose if the round ended now, both positive. */
export interface RoundForecast {
  gain: number;
  loss: number;
}

/** A chat message from a player: a phrase, or free text. */
export interface Said {
  type: "said";
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** A seat; `bot` is the bot that plays there, if any, even if the seat is a person's. */
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  out: string | null;
  chat: boolean;
  again: boolean;
  hints?: number;
}

/** A sentence for the client to word: a message id of the catalogues, and its values. */
export interface Sentence {
  id: string;
  values?: Record<string, string | number | Sentence[] | Sentence>;
}

/** A position of a lesson. */
export interface Shown {
  actor: number | null;
  steps: number;
  view: Record<string, unknown>;
  scores: number[];
  last_round: boolean;
  question: Sentence | null;
}

/** Take an open seat, by default the first. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  invite?: string | null;
  id: string;
}

/** Start the match, as the host; bots take the open seats. */
export interface Start {
  type: "start";
  bot?: string | null;
  id: string;
}

/** A match without its position. */
export interface TableInfo {
  id: string;
  game: string;
  side: string;
  status: string;
  public: boolean;
  casual: boolean;
  free_chat: boolean;
  start: number | null;
  clock: ClockKind;
  seats: Seat[];
  proposal: Proposal | null;
  result: Result | null;
  rematch_of: string | null;
  rematch: string | null;
  branch_of: string | null;
  branch_ply: number | null;
}

/** Ask to go back to the start of your own last turn. */
export interface TakeBack {
  type: "take-back";
  ply: number;
  id: string;
}

/** One ply and what happened; `actor` is a seat, or -1 for chance. */
export interface Told {
  version: number;
  ply: number;
  actor: number;
  text: string;
  events: Record<string, unknown>[];
  log: Sentence[];
  view?: Record<string, unknown> | null;
  scores?: number[] | null;
}

/** Take back the last decision of your own unfinished turn. */
export interface Undo {
  type: "undo";
  ply: number;
  id: string;
}

/** Decisions that complete a turn, and what happens to the seat because of them. */
export interface Way {
  text: string;
  events: Record<string, unknown>[];
}

/** All ways to complete a turn, at a ply; null if there are too many to list. */
export interface Ways {
  type: "ways";
  id: string;
  ply: number;
  action: string | null;
  question: Sentence | null;
  ways: Way[] | null;
}

/** The first message on a socket. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: number;
  table: TableInfo;
  you: You;
  position: Position | null;
  legal: LegalAction[] | null;
  missed: Told[] | null;
  presence: Presence;
  chat: Said[] | null;
}

/** The role of the receiver at the table. */
export interface You {
  seats: number[];
  host: boolean;
  invite: string | null;
}

export type FromClient = Act | Undo | TakeBack | Consent | Resign | HandOver | Return | Sit | Leave | Start | Rematch | AgreeChat | Preview | Complete | Explain | Describe | Hint | Chat | Ping;

export type FromServer = Welcome | Change | Presence | Said | Done | Refused | Previews | Ways | Explained | Description | Hinted | Pong;

export type FromLobby = Lobby | Refused;
