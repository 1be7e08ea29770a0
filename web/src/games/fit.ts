/** Fitting pictures into the room there is. */

const [LEAST, STEP] = [240, 4];

/** The width to draw to: before a page is laid out there may be none, and above `most` it is enlargement. */
export function clampWidth(width: number, most: number): number {
  return Math.max(LEAST, Math.min(width, most));
}

/** How much larger than it is laid out a picture is shown: lines and words grow with its tiles. */
export function enlargement(width: number, most: number): number {
  return Math.max(1, width / most);
}

/** A picture that is laid out, and how much larger than that it is shown. */
export interface Fit<L> {
  l: L;
  scale: number;
}

/** Several candidates to lay out a picture, all shown so much larger. */
export function candidates<L>(layouts: L[], scale: number): Fit<L>[] {
  return layouts.map((l) => ({ l, scale }));
}

/** Made smaller than this, words are hard to read. */
const LEGIBLE = 0.75;

/**
 * Fit a picture into the height there is: in the first way where it is not too high for it, else in
 * the one whose tiles (`size`) are largest once it is made small enough; where words would be hard to
 * read, tiles must make up for that.
 */
export function bestFit<L extends { height: number }>(
  all: Fit<L>[],
  height: number,
  size: (l: L) => number,
): Fit<L> {
  const small = all.map(({ l, scale }) => ({ l, scale: Math.min(scale, height / l.height) }));
  const shown = ({ l, scale }: Fit<L>) => size(l) * scale * Math.min(1, scale / LEGIBLE);
  const best = small.reduce((best, each) => (shown(each) > shown(best) ? each : best));
  return small[0]!.scale === all[0]!.scale ? small[0]! : best;
}

/** How wide a picture may be so that it is not too high; it is laid out up to a width of `most`. */
export function widthFor(
  height: number,
  most: number,
  layout: (width: number) => { height: number },
): number {
  const full = layout(most).height;
  if (full <= height) return Math.floor((most * height) / full);
  let width = most;
  while (width > LEAST && layout(width).height > height) width -= STEP;
  return width;
}

/** One's own board as it usually is, and as it is low: with beside it what else lies below it. */
export interface OwnBoard<L> {
  usual: (width: number) => L;
  low: (width: number) => L;
  /** Wider than this, it is enlargement. */
  most: number;
  size: (l: L) => number;
  /** Tiles of this size are large enough to leave it as it usually is. */
  enough: number;
}

/** How wide one's own board may be so that it is not too high; at most `wide` where it is low. */
export function ownWidth<L extends { height: number }>(
  { usual, low, most, size, enough }: OwnBoard<L>,
  height: number,
  wide: number,
): number {
  const width = widthFor(height, most, usual);
  if (size(usual(width)) >= enough || wide < LEAST) return width;
  const lowWidth = Math.min(wide, widthFor(height, most, low));
  const lowest = low(lowWidth);
  return bestFit(candidates([usual(lowWidth), lowest], 1), height, size).l === lowest ? lowWidth : width;
}

/** Whether fingers point here: what is small must be easy to hit. */
export const isCoarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
