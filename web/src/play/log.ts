/** The log of a match: its turns and what follows from them, round by round. */
import type { Event, GameUi } from "../games/contract";
import type { PlyInfo } from "../generated/api";
import type { Sentence, Told } from "../generated/protocol";

/** Return the kinds of tiles that messages name, each once. */
export function tilesOf({ tileIn }: Pick<GameUi, "tileIn">, sentences: Sentence[]): string[] {
  return [...new Set(sentences.flatMap((sentence) => [...walk(tileIn, sentence)]))];
}

function* walk(tileIn: GameUi["tileIn"], sentence: Sentence): Generator<string> {
  const tile = tileIn(sentence);
  if (tile !== undefined) yield tile;
  for (const value of Object.values(sentence.values ?? {})) {
    const parts = Array.isArray(value) ? value : [value];
    for (const part of parts) if (typeof part === "object") yield* walk(tileIn, part);
  }
}

/** Return the plies of a replay in the form of a live log. */
export function logFromReplay(plies: PlyInfo[]): Told[] {
  return plies.map((each) => ({ ...each, version: 0, log: each.log as unknown as Sentence[] }));
}

/** A line of the log: a whole turn, or something that follows from it. */
export interface Entry {
  key: string;
  /** The last ply that it tells about. */
  ply: number;
  /** Who acted; below 0 for chance. */
  actor: number;
  /** Whether this is a turn, not a consequence. */
  isTurn: boolean;
  log: Sentence[];
  /** What its seat did in a turn, or everything that followed. */
  events: Event[];
  /** Chance that followed, such as a refill. */
  chance?: Sentence[];
}

/**
 * Return plies as lines of the log. The decisions of a turn share a line; what concerns nobody or
 * somebody else, such as the end of a round, and all that follows it has lines of its own.
 */
export function entriesOf(told: Told[], continues: GameUi["continues"]): Entry[] {
  const entries: Entry[] = [];
  for (const { ply, actor, text, log, events } of told) {
    const other = log.findIndex(({ values }) => values?.seat !== actor);
    const own = actor < 0 ? 0 : other < 0 ? log.length : other;
    const [done, after] = splitEvents(events as Event[], actor);
    const last = entries.at(-1);
    const isSame = last?.isTurn === true && last.actor === actor && continues?.(text) === true;
    if (isSame) {
      last.log = mergeLists([...last.log, ...log.slice(0, own)]);
      last.events = [...last.events, ...done];
      last.ply = ply;
    } else if (actor >= 0) {
      entries.push({ key: `${ply}`, ply, actor, isTurn: true, log: mergeLists(log.slice(0, own)), events: done });
    }
    log.slice(own).forEach((sentence, i) => {
      const rest = i === 0 ? after : [];
      entries.push({ key: `${ply}/${i}`, ply, actor, isTurn: false, log: [sentence], events: rest });
    });
  }
  return entries.filter((entry) => entry.log.length > 0);
}

/** Split events into what a seat did itself, and what followed: another seat, or the end of a round. */
function splitEvents(events: Event[], actor: number): [Event[], Event[]] {
  const isOwn = ({ seat, round }: Event) => round === undefined && (seat === undefined || seat === actor);
  const first = events.findIndex((event) => !isOwn(event));
  const own = actor < 0 ? 0 : first < 0 ? events.length : first;
  return [events.slice(0, own), events.slice(own)];
}

/** A round in the log. */
export interface LogRound {
  /** Its number; 0 in games without rounds. */
  number: number;
  /** Whether this is the final scoring, after the round of this number. */
  isFinal: boolean;
  /** How it began: a deal, a new wild colour. */
  opening: Sentence[];
  /** Turns and what followed from them, the oldest first. */
  entries: Entry[];
}

/**
 * Return the lines of the log round by round, from the first round on; `final` are the messages of
 * the final scoring. Chance has no lines: it is told with the beginning of a round, or with the turn
 * before it.
 */
export function groupRounds(entries: Entry[], first: number, final: string[] = []): LogRound[] {
  const rounds: LogRound[] = [{ number: first, isFinal: false, opening: [], entries: [] }];
  for (const entry of entries) {
    const round = rounds.at(-1)!;
    const number = roundIn(entry);
    const last = round.entries.at(-1);
    if (number !== undefined && number > round.number) {
      rounds.push({ number, isFinal: false, opening: entry.log, entries: [] });
    } else if (!round.isFinal && final.includes(entry.log[0]!.id)) {
      rounds.push({ number: round.number, isFinal: true, opening: [], entries: [entry] });
    } else if (entry.actor >= 0) round.entries.push({ ...entry });
    else if (last) last.chance = [...(last.chance ?? []), ...entry.log];
    else round.opening = [...round.opening, ...entry.log];
  }
  return rounds;
}

/** The round that a consequence names: it begins or ends. */
function roundIn({ isTurn, log }: Entry): number | undefined {
  const round = isTurn ? undefined : log[0]?.values?.round;
  return typeof round === "number" ? round : undefined;
}

/** Merge neighbouring messages that differ only in what they list: tiles picked one by one. */
export function mergeLists(sentences: Sentence[]): Sentence[] {
  const merged: Sentence[] = [];
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const [before, more] = [last?.values?.list, sentence.values?.list];
    const isSame = last?.id === sentence.id && last.values?.seat === sentence.values?.seat;
    if (isSame && Array.isArray(before) && Array.isArray(more)) {
      const list = more.reduce(addPhrase, before);
      merged[merged.length - 1] = { ...sentence, values: { ...sentence.values, list } };
    } else merged.push(sentence);
  }
  return merged;
}

/** Add a phrase to a list; the same tiles are counted together. */
function addPhrase(list: Sentence[], phrase: Sentence): Sentence[] {
  const count = phrase.values?.count;
  const kind = ({ id, values }: Sentence) => JSON.stringify({ id, ...values, count: 0 });
  const found = list.findIndex((each) => kind(each) === kind(phrase));
  if (found < 0 || typeof count !== "number") return [...list, phrase];
  const sum = Number(list[found]!.values?.count) + count;
  return list.with(found, { ...phrase, values: { ...phrase.values, count: sum } });
}
