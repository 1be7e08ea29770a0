/** Which section of the rules helps in a position of Queen's Garden. */
import type { View } from "../contract";
import type { GardenView } from "./view";

const SECTIONS: Record<string, string> = {
  acting: "turn",
  copying: "taking",
  paying: "placing",
  discarding: "passing",
};

export function ruleSection(view: View): string {
  const { actor, phase } = view as GardenView;
  return actor === null ? "end" : (SECTIONS[phase] ?? "turn");
}
