/** The icons of the log: which tiles its sentences name. */
import type { GameUi } from "../games/contract";
import type { Sentence } from "../generated/protocol";

/** Return the kinds of tiles in sentences, as views name them, each once. */
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
