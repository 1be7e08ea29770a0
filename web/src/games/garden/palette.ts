/** The glazes of Queen's Garden. */
import type { Glaze } from "../../tiles/palette";

export const GLAZES = {
  blue: { letter: "B", glaze: "#0d73bb", pattern: "#e6f3fd", rim: ["#063e68", "#4a9bd6"] },
  "dark purple": { letter: "P", glaze: "#531a65", pattern: "#f6e3fb", rim: ["#2b0836", "#a262bb"] },
  "light purple": {
    letter: "L",
    glaze: "#b8a6d7",
    pattern: "#33204f",
    rim: ["#6c549a", "#6c549a"],
  },
  yellow: { letter: "Y", glaze: "#fadc41", pattern: "#4f3c00", rim: ["#8f7400", "#8f7400"] },
  "light green": { letter: "M", glaze: "#84b57b", pattern: "#12340c", rim: ["#3e6b36", "#3e6b36"] },
  "dark green": { letter: "G", glaze: "#2b5438", pattern: "#e0f2e2", rim: ["#122a1a", "#6ba07c"] },
} as const satisfies Record<string, Glaze>;

export type GardenColour = keyof typeof GLAZES;
