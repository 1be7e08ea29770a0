/** Fitting pictures into the room there is. */

const [WIDEST, LEAST, STEP] = [860, 240, 4];

/** The width to draw to: before a page is laid out there may be none. */
export function room(width: number): number {
  return Math.max(LEAST, width);
}

/** How wide a picture may be so that it is not too high; wider than this it would not grow. */
export function widthFor(height: number, layout: (width: number) => { height: number }): number {
  let width = WIDEST;
  while (width > LEAST && layout(width).height > height) width -= STEP;
  return width;
}
