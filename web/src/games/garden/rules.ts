/** The parts of the rules of Queen's Garden, and what is shown beside them. */
import type { RulePart } from "../contract";

export const rules: RulePart[] = [
  { id: "aim" },
  { id: "taking", sample: "acting", shows: "offer" },
  { id: "expansions" },
  { id: "placing", sample: "late", shows: "board" },
  { id: "neighbours" },
  { id: "groups", sample: "over", shows: "board" },
  { id: "jokers" },
  { id: "passing" },
  { id: "wheel" },
  { id: "end" },
  { id: "back" },
  { id: "notation" },
];
