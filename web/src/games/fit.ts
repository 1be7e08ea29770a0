/** Fitting pictures into the room there is. */

const [WIDEST, LEAST, STEP] = [1200, 240, 4];

/** The width to draw to: before a page is laid out there may be none. */
export function room(width: number): number {
  return Math.max(LEAST, width);
}

/** How wide a picture may be so that it is not too high. */
export function widthFor(height: number, layout: (width: number) => { height: number }): number {
  let width = WIDEST;
  while (width > LEAST && layout(width).height > height) width -= STEP;
  return width;
}
