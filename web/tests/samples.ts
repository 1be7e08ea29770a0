/** Positions of real matches. */
import { readFileSync } from "node:fs";
import type { Event, View } from "../src/games/contract";
import type { LegalAction } from "../src/generated/protocol";

export interface FullSample {
  name: string;
  legal: LegalAction[];
  view: View & { boards: unknown[] };
  previews: { action: number; events: Event[] }[];
  told: Event[];
}

export function samplesOf(game: string): FullSample[] {
  const file = new URL(`../src/games/${game}/samples.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

export function sampleOf(game: string, name: string): FullSample {
  return samplesOf(game).find((sample) => sample.name === name)!;
}
