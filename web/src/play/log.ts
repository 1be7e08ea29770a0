/** The log of a match: its plies, and the tiles that its sentences name. */
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
