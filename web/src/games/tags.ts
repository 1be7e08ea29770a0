/** Where the tag of something under the pointer goes: beside it, over nothing else if possible. */
import { placeBubble, shared } from "./bubble";
import type { SourcePlace } from "./displays";
import type { Box } from "./nearest";
import type { Point } from "./shapes";

export const TAG_HEIGHT = 30;
/** The average width of a letter, and of a Han sign. */
const [LETTER, SIGN] = [7.3, 13.5];

export function tagWidth(text: string): number {
  return 24 + [...text].reduce((sum, sign) => sum + (sign > "\u2e80" ? SIGN : LETTER), 0);
}

export const boxOf = ({ x, y, width, height }: Omit<SourcePlace, "source">): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/** The part of a tag that may cover something else. */
const MOST_HIDDEN = 0.15;

/**
 * Return the middle of a tag beside a source, or null if it would cover other sources or what else is
 * named: the action bar says the same.
 */
export function tagBeside(
  place: SourcePlace,
  text: string,
  places: SourcePlace[],
  picture: { width: number; height: number },
  besides: Box[] = [],
): Point | null {
  const width = tagWidth(text);
  const others = [...places.filter((each) => each !== place).map(boxOf), ...besides];
  const { left, top } = placeBubble(boxOf(place), { width, height: TAG_HEIGHT }, others, picture);
  const box = { left, top, right: left + width, bottom: top + TAG_HEIGHT };
  const hidden = others.reduce((sum, other) => sum + shared(box, other), 0);
  if (hidden > MOST_HIDDEN * width * TAG_HEIGHT) return null;
  return [left + width / 2, top + TAG_HEIGHT / 2];
}
