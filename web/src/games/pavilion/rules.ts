/** Which section of the rules helps in a position of Summer Pavilion. */
import type { View } from "../contract";
import type { PavilionView } from "./view";

const SECTIONS: Record<string, string> = {
  taking: "taking",
  placing: "placing",
  picking: "bonus-tiles",
  keeping: "passing",
};

export function ruleSection(view: View): string {
  const { actor, phase } = view as PavilionView;
  return actor === null ? "end" : (SECTIONS[phase] ?? "turn");
}
