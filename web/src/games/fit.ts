/** Fitting pictures into the room there is. */

const [LEAST, STEP] = [240, 4];

/** The width to draw to: before a page is laid out there may be none, and above `most` it is enlarged. */
export function room(width: number, most: number): number {
  return Math.max(LEAST, Math.min(width, most));
}

/** How much larger than it is laid out a picture is shown: lines and words grow with its tiles. */
export function enlarged(width: number, most: number): number {
  return Math.max(1, width / most);
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

/** Whether fingers point here: what is small must be easy to hit. */
export const isCoarse = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
