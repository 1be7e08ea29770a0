/** Questions about positions: the server keeps nothing, every question brings its position. */
import type {
  BoardOdds,
  BoardPosition,
  BoardRecord,
  BoardStep,
  BoardTurn,
  BoardWays,
  Foreseen,
  Reason,
  Sentence,
} from "../generated/protocol";
import { ask } from "../net/api";

/** A turn that was analysed: the whole turn, what it does, and what is expected of it. */
export interface Candidate {
  /** Its first action and all of it, in notation. */
  action: string;
  turn: string;
  points: number[];
  margins: number[];
  chances: number[];
  visits: number;
  /** What is expected to follow, this turn first; empty for lesser candidates. */
  line: BoardTurn[];
  shown: Foreseen;
  hint: Sentence;
  grade?: string | null;
}

/** What an analysis has found so far, the best turn first. */
export interface Look {
  position: string;
  actor: number | null;
  points: number[];
  chances: number[];
  candidates: Candidate[];
  played: Candidate | null;
  loss: { chance: number; points: number } | null;
  nodes: number;
  depth: number;
  grade?: string | null;
  explanation?: { best?: Sentence[]; played?: Sentence[] } | null;
}

/** The start of a match. */
export interface Setup {
  game: string;
  side?: string;
  seats?: number;
  start?: number;
}

const post = <T>(what: string, body: object, signal?: AbortSignal) =>
  ask<T>("POST", `/board/${what}`, body, signal);

export const startOf = (setup: Setup) => post<BoardPosition>("position", setup);
export const positionOf = (position: string, names: string[]) => post<BoardPosition>("position", { position, names });
export const readRecord = (record: string) => post<BoardRecord>("record", { record });
export const recordOf = (match: string) => ask<BoardRecord>("GET", `/matches/${match}/board`);
export const play = (position: string, text: string, names: string[]) =>
  post<BoardStep>("play", { position, text, names });
export const draw = (position: string, drawn: string, names: string[]) =>
  post<BoardStep>("draw", { position, drawn, names });
export const odds = (position: string, drawn: string) => post<BoardOdds>("odds", { position, drawn });
export const previews = (position: string, turns: string[], names: string[]) =>
  post<Foreseen[]>("previews", { position, turns, names });
export const ways = (position: string, action: string | null, names: string[]) =>
  post<BoardWays>("ways", { position, action, names });
export const reason = (position: string, turns: string[]) =>
  post<{ reason: Reason | null }>("reason", { position, turns });

/** Analyse a position; a signal stops the search. */
export function look(
  position: string,
  nodes: number,
  names: string[],
  signal?: AbortSignal,
  played?: string,
): Promise<Look> {
  return post<Look>("analysis", { position, nodes, names, played: played ?? null }, signal);
}
