/** The log of a match: its turns in sentences, and the tiles that these name. */
import type { GameUi } from "../games/contract";
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
  /** Who acted; below 0 for chance. */
  actor: number;
  /** Whether this is a turn, not a consequence. */
  isTurn: boolean;
  log: Sentence[];
}

/**
 * Return plies as lines of the log. The decisions of a turn share a line; what concerns nobody or
 * somebody else, such as the end of a round, and all that follows it has lines of its own.
 */
export function entriesOf(told: Told[], continues: GameUi["continues"]): Entry[] {
  const entries: Entry[] = [];
  for (const { ply, actor, text, log } of told) {
    const other = log.findIndex(({ values }) => values?.seat !== actor);
    const own = actor < 0 ? 0 : other < 0 ? log.length : other;
    const last = entries.at(-1);
    const isSame = last?.isTurn === true && last.actor === actor && continues?.(text) === true;
    if (isSame) last.log = mergeLists([...last.log, ...log.slice(0, own)]);
    else if (actor >= 0) {
      entries.push({ key: `${ply}`, actor, isTurn: true, log: mergeLists(log.slice(0, own)) });
    }
    log.slice(own).forEach((sentence, i) => {
      entries.push({ key: `${ply}/${i}`, actor, isTurn: false, log: [sentence] });
    });
  }
  return entries.filter((entry) => entry.log.length > 0);
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
