/** The glazes of the three games: every tile has a pattern and a letter, colour is the third sign. */
import { mix } from "./colour";

export interface Glaze {
  letter: string;
  glaze: string;
  pattern: string;
  /** In light and in dark surroundings. */
  rim: readonly [string, string];
  /** Of the letter, where it is not that of the pattern. */
  ink?: string;
  /** What an empty place takes up in light surroundings: a share of the glaze. */
  share?: number;
  /** What an empty place takes up in dark surroundings, where that is not the glaze. */
  dim?: string;
}

/** Empty places: a little of the glaze in what lies below, light and dark. */
const SUNKEN = ["#ded6c7", "#0f1316"] as const;
const SHARE = 0.26;
const DARK_SHARE = 0.38;

export const AZUL = {
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

export const PAVILION = {
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

export const GARDEN = {
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

export type AzulColour = keyof typeof AZUL;
export type PavilionColour = keyof typeof PAVILION;
export type GardenColour = keyof typeof GARDEN;

/** A colour of light and one of dark surroundings, as a value of CSS. */
export function both([light, dark]: readonly [string, string]): string {
  return `light-dark(${light}, ${dark})`;
}

/** The clay of a place that waits for a tile, in light and in dark surroundings. */
export function bisque(glaze: Glaze): [string, string] {
  const light = mix(SUNKEN[0], glaze.glaze, glaze.share ?? SHARE);
  return [light, mix(SUNKEN[1], glaze.dim ?? glaze.glaze, DARK_SHARE)];
}

/** The colour of the letter on a glazed tile. */
export function letterInk(glaze: Glaze): string {
  return glaze.ink ?? glaze.pattern;
}

/** The body of a tile from its light corner to its dark one. */
export function shades(glaze: Glaze): [string, string, string] {
  return [mix(glaze.glaze, "#ffffff", 0.13), glaze.glaze, mix(glaze.glaze, "#000000", 0.1)];
}
