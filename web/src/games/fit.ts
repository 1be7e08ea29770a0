/** Fitting pictures into the available space. */

const [LEAST, STEP] = [240, 4];

/** The width to lay out for: at least a minimum, as pages have no width at first, and at most `most`. */
export function clampWidth(width: number, most: number): number {
  return Math.max(LEAST, Math.min(width, most));
}

/** How much a picture is scaled up: lines and text grow with its tiles. */
export function enlargement(width: number, most: number): number {
  return Math.max(1, width / most);
}

/** A layout and its scale. */
export interface Fit<L> {
  l: L;
  scale: number;
}

/** Several layouts of a picture at the same scale. */
export function candidates<L>(layouts: L[], scale: number): Fit<L>[] {
  return layouts.map((l) => ({ l, scale }));
}

/** Text scaled below this is hard to read. */
const LEGIBLE = 0.75;
/** How much larger than another a layout must be to replace it. */
const CLEARLY = 1.12;

/**
 * Fit a picture into a height: the first layout if it fits, otherwise the one with the largest
 * tiles (`size`) once it is scaled down. Text that becomes hard to read counts against a layout.
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

/**
 * Fill a card with a picture: the layout with the largest tiles (`size`), scaled up or down to what
 * the card offers. An earlier layout is kept unless a later one is clearly larger.
 */
export function fillCard<L extends { width: number; height: number }>(
  layouts: [L, ...L[]],
  width: number,
  height: number,
  size: (l: L) => number,
): Fit<L> {
  const all = layouts.map((l) => ({ l, scale: Math.max(0, Math.min(width / l.width, height / l.height)) }));
  const shown = ({ l, scale }: Fit<L>) => size(l) * scale * Math.min(1, scale / LEGIBLE);
  return all.reduce((best, each) => (shown(each) > CLEARLY * shown(best) ? each : best));
}

/** The maximum width at which a picture fits a height; it is laid out up to a width of `most`. */
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

/** Your own board in its usual layout, and in a low one that puts more beside it. */
export interface OwnBoard<L> {
  usual: (width: number) => L;
  low: (width: number) => L;
  /** A board wider than this is scaled up. */
  most: number;
  size: (l: L) => number;
  /** Tiles of this size are large enough for the usual layout. */
  enough: number;
}

/** The maximum width at which your own board fits a height; at most `wide` in the low layout. */
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

/** Whether this is a touch screen: small things must be easy to hit. */
export const isCoarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
