/** Glazes of tiles: every tile has a pattern and a letter, and colour is the third sign. */
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
