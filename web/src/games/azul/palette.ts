/** The glazes of Azul. */
import type { Glaze } from "../../tiles/palette";

export const GLAZES = {
  blue: { letter: "B", glaze: "#2463b0", pattern: "#dcebfb", rim: ["#123a70", "#5c92d6"] },
  yellow: {
    letter: "Y",
    glaze: "#edb733",
    pattern: "#5a3900",
    rim: ["#8a6109", "#8a6109"],
    ink: "#ffe9ae",
    share: 0.34,
    dim: "#b98814",
  },
  red: {
    letter: "R",
    glaze: "#c4432f",
    pattern: "#ffe9dc",
    rim: ["#6e1c11", "#e58a78"],
    ink: "#7a1e12",
  },
  black: {
    letter: "K",
    glaze: "#2a2e35",
    pattern: "#cbd1d8",
    rim: ["#0c0e11", "#8a95a1"],
    share: 0.2,
    dim: "#6c7784",
  },
  white: {
    letter: "W",
    glaze: "#f6f1e7",
    pattern: "#3f5f6e",
    rim: ["#7c7060", "#6f675b"],
    share: 0.62,
    dim: "#b7b0a4",
  },
} as const satisfies Record<string, Glaze>;

export type AzulColour = keyof typeof GLAZES;
