// Written by python -m tilewright.server.schema; do not edit.

export const PROTOCOL = 1;

/** Take an action; `ply` is the number of plies that the client has seen. */
export interface Act {
  type: "act";
  ply: number;
  action: string;
  id: string;
}

/** Agree to free text at this table, or no longer. */
export interface AgreeChat {
  type: "agree-chat";
  agree?: boolean;
  id: string;
}

/** The match has changed; `table` and `you` come only if they did. */
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

/** Say something to those at the table: a phrase, or text where all have agreed to it. */
export interface Chat {
  type: "chat";
  phrase?: string | null;
  text?: string | null;
  seat?: number | null;
  id: string;
}

/** What time people have. */
export interface ClockKind {
  kind: string;
  seconds: number;
  increment: number;
  on_timeout: string;
}

/** Milliseconds left to every seat at the moment of sending, and whose time runs. */
export interface Clocks {
  left: number[];
  running: number | null;
}

/** Ask in which ways a turn can be completed, from now or after an action. */
export interface Complete {
  type: "complete";
  action?: string | null;
  id: string;
}

/** Answer somebody's wish to take back. */
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

/** The position in sentences, and as text where a language was named. */
export interface Description {
  type: "description";
  id: string;
  ply: number;
  sentences: Sentence[];
  drawing?: string | null;
}

/** An action was carried out and is safely kept. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  match?: string | null;
}

/** What one action would bring: at once, and by itself if the round ended then. */
export interface Foreseen {
  action: number;
  text: string;
  points: number;
  scores: number[];
  hint: Sentence;
  log: Sentence[];
  events: Record<string, unknown>[];
  forecast: Record<string, unknown>[];
}

/** Let a bot play for somebody who has been away. */
export interface HandOver {
  type: "hand-over";
  seat: number;
  bot?: string | null;
  id: string;
}

/** Give one's seats back before the match has begun. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Something the seat to act may do. */
export interface LegalAction {
  action: number;
  text: string;
  parts: Record<string, string | number | boolean>;
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

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
  id: string;
}

/** A sign of life. */
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
}

/** Which seats have somebody connected, and how many others watch. */
export interface Presence {
  type: "presence";
  present: boolean[];
  watchers: number;
}

/** Ask what legal actions or whole turns would bring: those named, or all actions. */
export interface Preview {
  type: "preview";
  actions?: string[] | null;
  id: string;
}

/** What legal actions would bring, at a ply. */
export interface Previews {
  type: "previews";
  id: string;
  ply: number;
  actions: Foreseen[];
}

/** Somebody's wish to take back, and the seats that have not agreed yet. */
export interface Proposal {
  seat: number;
  ply: number;
  waiting: number[];
  reveals: boolean;
}

/** Why something was refused: a stable code, its values, an English sentence. */
export interface Reason {
  code: string;
  sentence: string;
  values?: Record<string, string | number>;
}

/** A message changed nothing. */
export interface Refused {
  type: "refused";
  id: string | null;
  error: Reason;
}

/** Play once more, everyone one seat further. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Give up: one seat, or all of one's own. */
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

/** Play one's own seats again. */
export interface Return {
  type: "return";
  id: string;
}

/** Somebody at the table said something: a phrase, or free text. */
export interface Said {
  type: "said";
  seat: number;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
}

/** A place at the table; `bot` plays there if it is named, also for a person. */
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  out: string | null;
  chat: boolean;
}

/** A sentence to be worded: an id of the catalogues, and its values. */
export interface Sentence {
  id: string;
  values?: Record<string, string | number | Sentence[] | Sentence>;
}

/** Take an open seat, by default the first. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  invite?: string | null;
  id: string;
}

/** Begin, as the host; seats still open go to a bot. */
export interface Start {
  type: "start";
  bot?: string | null;
  id: string;
}

/** The match around the position. */
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

/** Ask to go back to the beginning of one's own last turn. */
export interface TakeBack {
  type: "take-back";
  ply: number;
  id: string;
}

/** One ply and what happened by it; `actor` is a seat, or -1 for chance. */
export interface Told {
  version: number;
  ply: number;
  actor: number;
  text: string;
  events: Record<string, unknown>[];
  log: Sentence[];
}

/** Take back the last decision of one's own unfinished turn. */
export interface Undo {
  type: "undo";
  ply: number;
  id: string;
}

/** Decisions that complete a turn, and what happens to the seat by them. */
export interface Way {
  text: string;
  events: Record<string, unknown>[];
}

/** All ways to complete a turn, at a ply; null where there are too many to list. */
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

/** What the receiver is at this table. */
export interface You {
  seats: number[];
  host: boolean;
  invite: string | null;
}

export type FromClient = Act | Undo | TakeBack | Consent | Resign | HandOver | Return | Sit | Leave | Start | Rematch | AgreeChat | Preview | Complete | Describe | Chat | Ping;

export type FromServer = Welcome | Change | Presence | Said | Done | Refused | Previews | Ways | Description | Pong;

export type FromLobby = Lobby | Refused;
