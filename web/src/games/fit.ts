/** How wide a picture may be so that it is not too high. */

const [WIDEST, NARROWEST, STEP] = [1200, 280, 4];

export function widthFor(height: number, layout: (width: number) => { height: number }): number {
  let width = WIDEST;
  while (width > NARROWEST && layout(width).height > height) width -= STEP;
  return width;
}
