/** The parts of the rules, and what is shown beside them. */
import type { GameId } from "../setup";

export interface Part {
  id: string;
  sample?: string;
  shows?: "offer" | "board";
}

export const PARTS: Record<GameId, Part[]> = {
  azul: [
    { id: "aim" },
    { id: "taking", sample: "first", shows: "offer" },
    { id: "lines", sample: "middle", shows: "board" },
    { id: "floor" },
    { id: "tiling", sample: "over", shows: "board" },
    { id: "grey", sample: "tiling", shows: "board" },
    { id: "end" },
    { id: "notation" },
  ],
  pavilion: [
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
  ],
  garden: [
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
  ],
};
