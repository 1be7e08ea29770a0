// Written by python -m tilewright.server.schema; do not edit.

/** Your account. */
export interface AccountInfo {
  id: string;
  name: string;
  kind: string;
  created: number;
  email: string | null;
  pending: string | null;
  second_factor: boolean;
  recovery_codes: number;
  mail: boolean;
}

/** An analysis, finished or not. */
export interface AnalysisInfo {
  id: string;
  match: string;
  bot: string;
  ply: number | null;
  seconds: number;
  status: "queued" | "running" | "done" | "failed";
  progress: number;
  result: Record<string, unknown> | null;
  created: number;
  changed: number;
}

/** The beginning of a turn: an action, or null for the turn that is under way. */
export interface BegunTurn {
  position: string;
  names?: string[];
  action?: string | null;
}

/** A seat of a branch. */
export interface BranchSeat {
  kind: "me" | "hot-seat" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A chapter of a game's lessons. */
export interface ChapterInfo {
  id: string;
  steps: number;
}

/** A time control. */
export interface ClockInfo {
  kind: "none" | "turn" | "fischer";
  seconds: number;
  increment: number;
  on_timeout: "bot" | "forfeit";
}

/** New recovery codes, which are shown only once. */
export interface CodeList {
  codes: string[];
}

/** What chance may draw next after `drawn`. */
export interface DealOdds {
  position: string;
  names?: string[];
  drawn?: string;
}

/** A deletion of a user; an account also needs its password. */
export interface Deletion {
  id: string;
  password?: string;
  code?: string | null;
}

/** A deal that begins with `drawn`; chance draws the rest, with a seed if one is given. */
export interface DrawDeal {
  position: string;
  names?: string[];
  drawn?: string;
  seed?: number | null;
}

/** A position and a change to it. */
export interface EditBody {
  game: string;
  side?: string | null;
  seats?: number | null;
  start?: "empty" | "deal" | null;
  data?: Record<string, unknown> | null;
  text?: string | null;
  change?: EditChange | null;
}

/** A change to a position. */
export interface EditChange {
  kind: "put" | "remove" | "move" | "clear" | "set" | "restore";
  at?: string;
  piece?: string;
  to?: string;
  name?: string;
  value?: number | string;
  seat?: number | null;
  parts?: Record<string, unknown> | null;
}

/** Why a position cannot arise, the places concerned, and changes that would help. */
export interface EditFault {
  code: string;
  sentence: Record<string, unknown>;
  keys: string[];
  remedy: EditChange[];
}

/** What can be set besides the pieces: a number, or one of the choices. */
export interface EditField {
  name: string;
  value: number | string;
  choices: string[];
  low: number;
  high: number;
  seat: number | null;
}

/** Pieces of one kind at a place. */
export interface EditItem {
  key: string;
  piece: string;
  count: number;
}

/** A piece of the palette, with its name as a sentence of the catalogues. */
export interface EditPiece {
  piece: string;
  name: Record<string, unknown>;
}

/** Where pieces can lie. */
export interface EditPlace {
  key: string;
  seat: number | null;
  items: EditItem[];
}

/** A position in the editor. */
export interface EditedPosition {
  game: string;
  side: string;
  seats: number;
  view: Record<string, unknown>;
  actor: number | null;
  scores: number[];
  last_round: boolean;
  over: boolean;
  editable: boolean;
  text: string;
  faults: EditFault[];
  places: EditPlace[];
  fields: EditField[];
  pieces: EditPiece[][];
}

/** The body of every refusal. */
export interface ErrorBody {
  error: ErrorInfo;
}

/** Why something was refused. */
export interface ErrorInfo {
  code: string;
  sentence: string;
  values: Record<string, string | number>;
}

/** The first code of an app. */
export interface FactorCode {
  code: string;
}

/** A new secret for an app; it counts once a code of it was sent. */
export interface FactorInfo {
  secret: string;
  address: string;
}

/** A game that can be played. */
export interface GameInfo {
  id: string;
  title: string;
  sides: string[];
  seats: number[];
  rules: number;
  lessons: string[];
}

/** What a client can offer for a new match. */
export interface GameList {
  games: GameInfo[];
  levels: string[];
  level: string;
  bots: string[];
  clocks: ClockInfo[];
  phrases: string[];
  longest_text: number;
}

/** The position of a match, for a small picture in a list. */
export interface Glance {
  actor: number | null;
  scores: number[];
  last_round: boolean;
  acted: boolean;
  view: Record<string, unknown>;
}

/** A request for a seat. */
export interface JoinBody {
  seat?: number | null;
  invite?: string | null;
}

/** The lessons of a game, in their order. */
export interface LessonList {
  chapters: ChapterInfo[];
}

/** The token of a link that was sent by e-mail. */
export interface Link {
  token: string;
}

/** What a link is for. */
export interface LinkInfo {
  name: string;
}

/** Public matches under way, those with the latest change first. */
export interface LiveList {
  matches: LiveMatch[];
}

/** A public match under way, for spectators. */
export interface LiveMatch {
  match: MatchInfo;
  watchers: number | null;
}

/** A login to an account. */
export interface Login {
  password: string;
  code?: string | null;
  name: string;
}

/** A position to analyse; `played` is a turn to compare with the best one. */
export interface LookBody {
  position: string;
  names?: string[];
  nodes?: number;
  played?: string | null;
}

/** A match without its position, unless a list adds a glance at it. */
export interface MatchInfo {
  id: string;
  game: string;
  side: string;
  status: "waiting" | "playing" | "over";
  public: boolean;
  casual: boolean;
  free_chat: boolean;
  start: number | null;
  clock: ClockInfo;
  seats: SeatInfo[];
  result: ResultInfo | null;
  rematch_of: string | null;
  rematch: string | null;
  branch_of: string | null;
  branch_ply: number | null;
  version: number;
  plies: number;
  created: number;
  changed: number;
  yours: number[];
  host: boolean;
  invite: string | null;
  glance?: Glance | null;
}

/** A page of matches; pass `before` to get the next page. */
export interface MatchList {
  matches: MatchInfo[];
  before: string | null;
}

/** A new account. */
export interface NewAccount {
  name: string;
  password: string;
}

/** An e-mail address for an account, which has to be confirmed. */
export interface NewAddress {
  password: string;
  code?: string | null;
  address: string;
}

/** A request to analyse a match, or one position of it. */
export interface NewAnalysis {
  bot?: string;
  ply?: number | null;
  seconds?: number | null;
}

/** A match that starts with plies of another. */
export interface NewBranch {
  ply: number;
  bot?: string | null;
  seats?: BranchSeat[] | null;
}

/** The time control of a new match. */
export interface NewClock {
  kind?: "none" | "turn" | "fischer";
  seconds?: number;
  increment?: number;
  on_timeout?: "bot" | "forfeit";
}

/** A new match. */
export interface NewMatch {
  game: string;
  side?: string | null;
  seats: NewSeat[];
  public?: boolean;
  casual?: boolean;
  free_chat?: boolean;
  clock?: NewClock;
  start?: number | null;
  position?: string | null;
}

/** A change of password. */
export interface NewPassword {
  old: string;
  new: string;
  code?: string | null;
}

/** A position as text, or else the start of a match. */
export interface NewPosition {
  position?: string | null;
  game?: string | null;
  side?: string | null;
  seats?: number;
  start?: number;
  names?: string[];
}

/** A new program. */
export interface NewProgram {
  name: string;
}

/** A program with its token, which is shown only once. */
export interface NewProgramInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
  token: string;
}

/** A seat of a new match. */
export interface NewSeat {
  kind: "me" | "open" | "hot-seat" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A new guest. */
export interface NewSession {
  name: string;
}

/** The event that gave or cost a seat the most points of one source. */
export interface PeakInfo {
  seat: number;
  source: string;
  points: number;
  ply: number;
  event: Record<string, unknown>;
  log: Record<string, unknown>[];
}

/** A whole turn or, before a deal, a whole deal, in notation. */
export interface PlayTurn {
  position: string;
  names?: string[];
  text: string;
}

/** A ply and what happened. */
export interface PlyInfo {
  ply: number;
  actor: number;
  text: string;
  events: Record<string, unknown>[];
  log: Record<string, unknown>[];
}

/** A position of a match. */
export interface PositionInfo {
  ply: number;
  plies: number;
  actor: number | null;
  view: Record<string, unknown>;
  scores: number[];
  last_round: boolean;
  told: PlyInfo | null;
  drawing?: string | null;
}

/** A program. */
export interface ProgramInfo {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** What shows that an account is yours: its password and, if it needs one, a code. */
export interface Proof {
  password: string;
  code?: string | null;
}

/** A turn that may solve a puzzle. */
export interface PuzzleTurn {
  turn: string;
  at?: number;
}

/** The text of a record. */
export interface RecordText {
  record: string;
}

/** A new password, by a recovery code. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** A whole match: every ply, and every position, one more than plies. */
export interface Replay {
  match: MatchInfo;
  plies: PlyInfo[];
  positions: ReplayPosition[];
}

/** A position in a replay. */
export interface ReplayPosition {
  ply: number;
  actor: number | null;
  view: Record<string, unknown>;
  scores: number[];
  last_round: boolean;
}

/** A new password, by a link. */
export interface Reset {
  token: string;
  password: string;
}

/** A request for a link to set a new password. */
export interface ResetRequest {
  account: string;
}

/** How a match ended. */
export interface ResultInfo {
  reason: string;
  scores: number[];
  ranking: number[];
}

/** A part of a section of the rules: HTML, or a picture with the list that explains it. */
export interface RuleBlock {
  html: string;
  picture: string;
  alt: string;
}

/** A position that illustrates the rules, with numbers and arrows. */
export interface RulePicture {
  view: Record<string, unknown>;
  shows: "board" | "offer";
  seat: number;
  numbers: string[];
  arrows: string[][];
}

/** A section of the rules. The first is the title of the page with what is below it. */
export interface RuleSection {
  id: string;
  level: number;
  title: string;
  blocks: RuleBlock[];
}

/** The rules of one side of a game. */
export interface RulesInfo {
  game: string;
  side: string;
  language: string;
  sections: RuleSection[];
  pictures: Record<string, RulePicture>;
}

/** A seat. */
export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  out: string | null;
  chat: boolean;
  again: boolean;
  hints?: number;
}

/** A browser in which you are logged in. */
export interface SessionInfo {
  id: string;
  browser: string;
  system: string;
  created: number;
  used: number;
  current: boolean;
}

/** What this site offers. */
export interface SiteInfo {
  version: string;
  protocol: number;
  games: GameInfo[];
  bots: string[];
  languages: string[];
  mail: boolean;
  absence: number;
  heartbeat: number;
}

/** Options of a start. */
export interface StartBody {
  bot?: string | null;
}

/** Where the points of a match came from, seat by seat. */
export interface Statistics {
  scores: number[];
  sources: Record<string, number>[];
  actions: number[];
  counts: Record<string, number>[];
  peaks: PeakInfo[];
}

/** Some turns of a position, in notation. */
export interface TurnsBody {
  position: string;
  names?: string[];
  turns: string[];
}

/** A user. */
export interface UserInfo {
  id: string;
  name: string;
  kind: string;
}
