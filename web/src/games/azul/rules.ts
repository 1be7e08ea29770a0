/** Which section of the rules helps in a position of Azul. */
import type { View } from "../contract";
import type { AzulView } from "./view";

export function ruleSection(view: View): string {
  const { actor, displays, centre } = view as AzulView;
  if (actor === null) return "end";
  const isEmpty = [...displays, centre].every((heap) => heap.every((count) => count === 0));
  return isEmpty && actor !== "nature" ? "tiling" : "taking";
}
