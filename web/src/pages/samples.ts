/** Positions of real matches, for pictures beside the rules. */
import type { View } from "../games/contract";
import type { LegalAction } from "../generated/protocol";

export interface Sample {
  name: string;
  view: View;
  legal: LegalAction[];
}

const files = import.meta.glob<Sample[]>("../games/*/samples.json", { import: "default" });

export async function loadSamples(game: string): Promise<Sample[]> {
  const load = files[`../games/${game}/samples.json`];
  return load ? load() : [];
}
