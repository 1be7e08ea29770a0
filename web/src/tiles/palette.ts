/** Glazes of tiles: every tile has a pattern and a letter, and colour is the third sign. */
import { mix } from "./colour";

export interface Glaze {
  letter: string;
  glaze: string;
  pattern: string;
  /** For the light and the dark theme. */
  rim: readonly [string, string];
  /** The colour of the letter, if it is not that of the pattern. */
  ink?: string;
  /** The share of the glaze in an empty place, in the light theme. */
  share?: number;
  /** The colour mixed into an empty place in the dark theme, if it is not the glaze. */
  dim?: string;
}

/** Empty places: a little of the glaze mixed into the background, light and dark. */
const SUNKEN = ["#ded6c7", "#0f1316"] as const;
const SHARE = 0.26;
const DARK_SHARE = 0.38;

/** A colour for the light and one for the dark theme, as a CSS value. */
export function both([light, dark]: readonly [string, string]): string {
  return `light-dark(${light}, ${dark})`;
}

/** The clay of an empty place, in the light and the dark theme. */
export function bisque(glaze: Glaze): [string, string] {
  const light = mix(SUNKEN[0], glaze.glaze, glaze.share ?? SHARE);
  return [light, mix(SUNKEN[1], glaze.dim ?? glaze.glaze, DARK_SHARE)];
}

/** The colour of the letter on a glazed tile. */
export function letterInk(glaze: Glaze): string {
  return glaze.ink ?? glaze.pattern;
}

/** The shades of a tile's body, from its light corner to its dark one. */
export function shades(glaze: Glaze): [string, string, string] {
  return [mix(glaze.glaze, "#ffffff", 0.13), glaze.glaze, mix(glaze.glaze, "#000000", 0.1)];
}
