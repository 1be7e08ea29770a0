/** Where labels go that tell what a choice leads to, and how wide they are. */
import type { EffectLabel, Mark } from "./contract";
import { signed } from "./keys";

export interface PlacedLabel extends EffectLabel {
  x: number;
  y: number;
  width: number;
}

type Align = "start" | "middle" | "end";

/** How much of a row lies before its place. */
const BEFORE: Record<Align, number> = { start: 0, middle: 0.5, end: 1 };
/** The distance of rows, in sizes of the text. */
const ROW = 1.78;
const WIDE = "\u2e80"; // from here on signs are as wide as high

/** How wide signs are, as a fraction of the size of the text; a little too much rather than too little. */
const WIDTHS: [RegExp, number][] = [
  [/[ .,:;’'ilj|\u00a0]/, 0.3],
  [/[frtI()\-ії]/, 0.42],
  [/[mwMW–—жмшщюфыЖМШЩЮ]/, 0.9],
];

function signWidth(sign: string): number {
  if (sign > WIDE) return 1.03;
  return WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 0.59;
}

/** Return about how wide a text of weight 700 is. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + signWidth(sign), 0) * size;
}

/** Return the effects of a mark, or else its points. */
export function toldBy(mark: Mark | undefined): readonly EffectLabel[] {
  if (mark?.effects) return mark.effects;
  const points = mark?.points ?? 0;
  return points ? [{ text: signed(points), tone: points > 0 ? "gain" : "loss" }] : [];
}

/** Return the width of a label: pills have ends. */
export function labelWidth({ text, tone }: EffectLabel, size: number): number {
  const ends = tone === "loss" || tone === "plain" ? 0.3 : 1.3;
  return textWidth(text, size) + ends * size;
}

/**
 * Return labels in rows of at most a width. They start or end at `x`, or are centred there; the rows
 * are centred at `y`, or the last of them is there and the others are above it.
 */
export function arrangeLabels(
  effects: readonly EffectLabel[],
  [x, y]: readonly [number, number],
  options: { size: number; room: number; align: Align; up?: boolean },
): PlacedLabel[] {
  const { size, room, align, up = false } = options;
  const rows: PlacedLabel[][] = [];
  const gap = size * 0.4;
  const widthOf = (row: PlacedLabel[]) => row.reduce((sum, { width }) => sum + width + gap, -gap);
  for (const effect of effects) {
    const label = { ...effect, x: 0, y: 0, width: labelWidth(effect, size) };
    const last = rows.at(-1);
    if (last && widthOf(last) + gap + label.width <= room) last.push(label);
    else rows.push([label]);
  }
  const first = y - (rows.length - 1) * size * ROW * (up ? 1 : 0.5);
  return rows.flatMap((row, i) => {
    let left = x - widthOf(row) * BEFORE[align];
    return row.map((label) => {
      const placed = { ...label, x: left, y: Math.max(first, size * 0.9) + i * size * ROW };
      left += label.width + gap;
      return placed;
    });
  });
}
