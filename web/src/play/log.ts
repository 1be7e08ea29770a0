/** The log: which tiles a sentence speaks of. */
import type { Sentence } from "../generated/protocol";

/** Return the kinds of tiles in a sentence, as views name them, each once. */
export function tilesIn(sentence: Sentence): string[] {
  return [...new Set(walk(sentence))];
}

/** Return the kinds of tiles in several sentences, each once. */
export function tilesOf(sentences: Sentence[]): string[] {
  return [...new Set(sentences.flatMap(tilesIn))];
}

function* walk(sentence: Sentence): Generator<string> {
  const values = sentence.values ?? {};
  if (/^(azul|pavilion)-(tiles|event-laid|event-placed)$/.test(sentence.id)) {
    if (typeof values.colour === "string") yield values.colour;
  }
  if (sentence.id === "garden-hexagon" && typeof values.name === "string") yield values.name;
  for (const value of Object.values(values)) {
    const parts = Array.isArray(value) ? value : [value];
    for (const part of parts) if (typeof part === "object") yield* walk(part);
  }
}
