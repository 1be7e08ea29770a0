/** Geometry of Queen's Garden's offer, in pixels, for a given width. */
import type { Point } from "../shapes";
import { FLOWER, ROOT } from "./layout";
import { COLOURS, PATTERNS, WHEEL } from "./view";

/** A picture wider than this is scaled up. */
export const OFFER_WIDEST = 760;
/** The largest cells of an expansion; the space below it for its caption; between expansions. */
const [LARGEST, WORDS, APART] = [38, 22, 7];
/** The smallest cells of an expansion: a low picture is scaled down instead. */
const SMALLEST = 11;
/** What scores in a round with its number, in radii of its hexagons. */
export const WHEEL_WIDTH = 8.2;

/** A button for a colour or a pattern: its hexagon, and the number of tiles beside it. */
export interface Chip {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface OfferLayout {
  width: number;
  height: number;
  /** The rounds of the wheel: where each begins, and the radius of its hexagons. */
  wheel: { y: number; rounds: { x: number; radius: number }[]; label: boolean };
  /** Colours and patterns; null on phones, where places are picked. */
  takes: { chips: Chip[]; labels: Point[] } | null;
  /** The centres of the display's places, in order, and the radius of their cells. */
  places: Point[];
  radius: number;
  marker: Point;
  /** The height at which an empty display says so. */
  empty: number;
}

/** The wheel: the round that scores next is larger than the others. */
function layoutWheel(width: number, label: number, round: number, most: number) {
  const shares = WHEEL.map((_, i) => (i === round - 1 ? 1.3 : 1));
  const sum = shares.reduce((all, each) => all + each, 0);
  const unit = Math.min(most, (width - label) / sum / WHEEL_WIDTH);
  const free = (width - label - unit * WHEEL_WIDTH * sum) / WHEEL.length;
  let x = label + free / 2;
  return shares.map((share) => {
    const found = { x, radius: unit * share };
    x += unit * share * WHEEL_WIDTH + free;
    return found;
  });
}

/** The places of the display in rows, each of them centred on a desktop, in the middle of a height. */
function layoutPlaces(width: number, top: number, bottom: number, count: number, perRow: number, narrow: boolean) {
  const rows = Math.ceil(Math.max(1, count) / perRow);
  const words = WORDS + (narrow ? 4 : 8);
  const [across, down] = [(width / perRow - APART) / FLOWER, ((bottom - top) / rows - words) / 5];
  const radius = Math.max(SMALLEST, Math.min(LARGEST, across, down));
  const step = Math.min(width / perRow, FLOWER * radius + 5 * APART);
  const high = 5 * radius + words;
  const first = top + Math.max(0, bottom === Infinity ? 0 : (bottom - top - rows * high) / 2);
  const places = Array.from({ length: count }, (_, i): Point => {
    const inRow = Math.min(perRow, count - Math.floor(i / perRow) * perRow);
    const left = narrow ? (width - perRow * step) / 2 : (width - inRow * step) / 2;
    const x = left + ((i % perRow) + 0.5) * step;
    return [x, first + Math.floor(i / perRow) * high + 2.5 * radius + 4];
  });
  return { places, radius, bottom: Math.max(first + rows * high, bottom === Infinity ? 0 : bottom) };
}

type Takes = NonNullable<OfferLayout["takes"]>;

/** Two rows of buttons with words before them. */
function takesInRows(width: number, top: number): Takes & { bottom: number } {
  const [height, gap, words] = [42, 6, width < 420 ? 78 : 108];
  const across = Math.min(72, (width - words - (COLOURS.length - 1) * gap) / COLOURS.length);
  const chips = [COLOURS, PATTERNS].flatMap((row, i) =>
    row.map((_, j) => ({ x: words + j * (across + gap), y: top + i * (height + gap), width: across, height })),
  );
  const labels = [0, 1].map((i): Point => [0, top + i * (height + gap) + height / 2 + 5]);
  return { chips, labels, bottom: top + 2 * height + gap };
}

/** One row of narrow buttons with words above them, for low pictures. */
function takesInLine(width: number, top: number): Takes & { bottom: number } {
  const [height, gap, words, between] = [46, 4, 18, 20];
  const across = Math.min(44, (width - between - 10 * gap) / 12);
  const half = COLOURS.length * (across + gap) - gap;
  const left = (width - 2 * half - between) / 2;
  const starts = [left, left + half + between];
  const chips = [COLOURS, PATTERNS].flatMap((row, i) =>
    row.map((_, j) => ({ x: starts[i]! + j * (across + gap), y: top + words, width: across, height })),
  );
  return { chips, labels: starts.map((x): Point => [x, top + 12]), bottom: top + words + height };
}

/** The height of the buttons with the space around them: in one line, or in two rows. */
const [LINE_HIGH, ROWS_HIGH] = [72, 98];

/** How an offer is arranged: the places in a row, and whether its buttons are in one line. */
interface Arrangement {
  perRow: number;
  inLine: boolean;
}

export function layoutOffer(
  width: number,
  narrow: boolean,
  count: number,
  round = 1,
  most = Infinity,
  { perRow, inLine }: Arrangement = { perRow: placesInRow(narrow, count), inLine: false },
): OfferLayout {
  const tight = narrow || width < 400;
  const wheel = {
    y: tight ? 18 : 24,
    rounds: layoutWheel(width - 34, tight ? 0 : 104, round, tight ? 11 : 14),
    label: !tight,
  };
  const end = most - (narrow ? 0 : inLine ? LINE_HIGH : ROWS_HIGH);
  const { places, radius, bottom } = layoutPlaces(width, narrow ? 40 : 52, end, count, perRow, narrow);
  const takes = narrow ? null : (inLine ? takesInLine : takesInRows)(width, bottom + 6);
  const marker: Point = [width - 14, wheel.y];
  const height = Math.ceil((takes?.bottom ?? bottom - 4) + 2);
  const empty = ((narrow ? 40 : 52) + bottom) / 2;
  return { width, height, wheel, takes, places, radius, marker, empty };
}

/** A single place is not too large; two rows on a phone leave space for the garden and the storage. */
function placesInRow(narrow: boolean, count: number): number {
  if (count <= 5) return Math.max(count, narrow ? 4 : 3);
  return narrow ? Math.max(5, Math.ceil(count / 2)) : 4;
}

/** Layouts of an offer for a height; the first one if height does not matter. */
export function layoutsOffer(
  width: number,
  narrow: boolean,
  count: number,
  round: number,
  height = Infinity,
): [OfferLayout, ...OfferLayout[]] {
  const first = layoutOffer(width, narrow, count, round, height);
  if (narrow || height === Infinity) return [first];
  const perRows = [3, 4, 5, 6, 7, 8].filter((perRow) => perRow <= Math.max(3, count));
  const others = [false, true].flatMap((inLine) => perRows.map((perRow) => ({ perRow, inLine })));
  return [first, ...others.map((each) => layoutOffer(width, narrow, count, round, height, each))];
}

/** The layout with the largest tiles; rows of buttons are worth a little. */
export function largestOffer(layouts: [OfferLayout, ...OfferLayout[]], height: number): OfferLayout {
  const worth = ({ height: high, radius, takes }: OfferLayout) =>
    radius * Math.min(1, height / high) * (takes && takes.labels[0]![1] === takes.labels[1]![1] ? 0.93 : 1);
  return layouts.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** Whether the number of a button stands below its hexagon, not beside it. */
export const isUpright = ({ width, height }: Chip): boolean => width < 1.1 * height;

/** The radius of the hexagon of a button. */
export function chipRadius(chip: Chip): number {
  const { width, height } = chip;
  return isUpright(chip) ? Math.min((width - 4) / ROOT, (height - 20) / 2) : Math.min(height / 2 - 4, (width - 29) / ROOT);
}

/** Where the tiles of a place are: on the upper and lower pairs of its cells. */
export const TILE_PETALS = [3, 2, 5, 6] as const;
