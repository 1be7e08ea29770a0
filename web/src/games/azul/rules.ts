/** The parts of the rules of Azul, and what is shown beside them. */
import type { RulePart } from "../contract";

export const rules: RulePart[] = [
  { id: "aim" },
  { id: "taking", sample: "first", shows: "offer" },
  { id: "lines", sample: "middle", shows: "board" },
  { id: "floor" },
  { id: "tiling", sample: "over", shows: "board" },
  { id: "grey", sample: "tiling", shows: "board" },
  { id: "end" },
  { id: "notation" },
];
