/** The parts of the rules of Summer Pavilion, and what is shown beside them. */
import type { RulePart } from "../contract";

export const rules: RulePart[] = [
  { id: "aim" },
  { id: "taking", sample: "taking", shows: "offer" },
  { id: "token" },
  { id: "placing", sample: "placing", shows: "board" },
  { id: "points" },
  { id: "structures", sample: "over", shows: "board" },
  { id: "passing" },
  { id: "grey", sample: "grey", shows: "board" },
  { id: "end" },
  { id: "notation" },
];
