/** The glazes of Summer Pavilion. */
import type { Glaze } from "../../tiles/palette";

export const GLAZES = {
  purple: { letter: "P", glaze: "#74449a", pattern: "#f1e4fb", rim: ["#3f1f5c", "#a67bcb"] },
  green: { letter: "G", glaze: "#247b5d", pattern: "#ddf3e6", rim: ["#0c4431", "#5cae8e"] },
  orange: { letter: "O", glaze: "#d97f2c", pattern: "#3e1c00", rim: ["#7a3f06", "#7a3f06"] },
  yellow: {
    letter: "Y",
    glaze: "#f3db75",
    pattern: "#5c4300",
    rim: ["#8a6f12", "#8a6f12"],
    ink: "#fff3c4",
    share: 0.34,
    dim: "#b59c3e",
  },
  blue: { letter: "B", glaze: "#3a98e4", pattern: "#062a4d", rim: ["#12518a", "#12518a"] },
  red: {
    letter: "R",
    glaze: "#a3161c",
    pattern: "#ffe6de",
    rim: ["#5a070b", "#d65b60"],
    ink: "#7c0d13",
  },
} as const satisfies Record<string, Glaze>;

export type PavilionColour = keyof typeof GLAZES;
