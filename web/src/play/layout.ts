/** The layout of a table on a screen: its kind, and how large its parts may be. */

import type { TableLayout } from "../games/contract";

/** Tables do not fit lower screens, such as a phone in landscape: they scroll. */
const LOWEST = 560;
/** On lower desktops other boards do not fit below the own board, or not all of them do. */
const [SHORT, LOW] = [750, 880];
/** The same for a replay, which has more beside and below the own board. */
const REPLAY_LOW = 900;
/** Screens this high that are not wider, compared with their height, have parts below one another. */
const [TALL, TALL_FROM] = [1.5, 940];
/** The minimum width of a desktop for all boards side by side, by the number of others. */
const SIDE_BY_SIDE: Record<number, number> = { 2: 1340, 3: 1800 };
/** The share of the own card in the width of a desktop, and in a replay with its analysis. */
const [HERO, HERO_ASIDE] = [0.585, 0.46];
/** The height of bar and gaps, the gap between cards, and the height of their headers. */
const [AROUND, GAP, HEADER] = [85, 14, 72];
/** The height of frame and padding around an offer. */
export const FRAME = 26;
/** The minimum height of a board of another player. */
const LEAST = 120;
/** The minimum height of a row with the log. */
const LOG = 184;
/** The minimum height below an offer for a board above the log, instead of beside it. */
const ROOMY = 490;
/** The maximum share of an offer in the height that it shares with the other boards. */
const SHARE = 0.5;
/** The minimum height of everything but the offer on a phone. */
const PHONE_OWN = 496;

/** What the grid of a table depends on. */
export interface Situation {
  isAside: boolean;
  isShort: boolean;
  isTall: boolean;
  isRoomy: boolean;
  isCrowded: boolean;
  isTight: boolean;
}

/** Return the CSS grid template of a table on a desktop. */
export function gridFor({ grids }: Pick<TableLayout, "grids">, now: Situation): string {
  const aside = now.isAside ? ["aside"] : [];
  const seats = now.isTight ? ["tight"] : now.isCrowded ? ["crowded"] : [];
  const { isTall, isShort, isRoomy } = now;
  const shapes = Object.entries({ tall: isTall, short: isShort, roomy: isRoomy }).flatMap(([name, is]) => (is ? [name] : []));
  const found = shapes.map((shape) => grids[[...aside, shape, ...seats].join(" ")]).find(Boolean);
  return found ?? grids[[...aside, ...seats].join(" ")]!;
}

/** Return the space to leave below the own board for the action bar, if any. */
export function belowFor({ below }: Pick<TableLayout, "below">, { kind, isShort }: Room): string | undefined {
  if (kind === "phone") return undefined;
  if (kind === "tablet") return below.tablet;
  return (isShort && below.short) || below.desktop;
}

/** The maximum width of the own board on a desktop where it is the largest part, by its card. */
export function heroWidth(width: number, isAside: boolean): number {
  return (isAside ? HERO_ASIDE : HERO) * width - 36;
}

export interface Room {
  kind: "phone" | "tablet" | "desktop";
  /** Whether the whole table is visible at once; otherwise it scrolls. */
  isFitted: boolean;
  /** Whether other boards are beside the own board, for lack of space below. */
  isShort: boolean;
  /** Whether the screen is narrow for its height. */
  isTall: boolean;
  /** Whether only one other board is shown at a time. */
  isTight: boolean;
  /** The maximum height of the offer; undefined if it has an area of its own. */
  offerHeight?: number;
}

/** A screen, and what is above the table on it. */
export interface Screen {
  width: number;
  height: number;
  above?: number;
}

/**
 * Return the room for a table, or for its replay, on a screen. Its kind does not depend on what is
 * above the table, so that nothing moves elsewhere when that changes.
 */
export function roomFor(
  { kind }: Pick<TableLayout, "kind">,
  seats: number,
  { width, height: screen, above = 0 }: Screen,
  isReplay = false,
): Room {
  const [short, low] = isReplay ? [REPLAY_LOW, REPLAY_LOW] : [SHORT, LOW];
  const isPhone = width < 600;
  const isDesktop = width >= 1024 || (!isPhone && width > 1.3 * screen);
  const isFitted = isDesktop && screen - above >= LOWEST;
  const [isFixed, isCrowded] = [kind === "fixed", seats > 2];
  const sideBySide = SIDE_BY_SIDE[seats - 1] ?? Infinity;
  const height = screen - above;
  const room: Room = {
    kind: isPhone ? "phone" : isDesktop ? "desktop" : "tablet",
    isFitted,
    isShort: isFitted && screen < short,
    isTall: isDesktop && width < TALL * screen && screen >= TALL_FROM,
    isTight: isDesktop && isCrowded && !isFixed && (width < sideBySide || screen < low),
  };
  if (isFixed && isDesktop) return room;
  if (isFixed) return { ...room, offerHeight: isPhone ? height - PHONE_OWN : 0.27 * height };
  if (!isFitted) return { ...room, offerHeight: Infinity };
  return { ...room, offerHeight: SHARE * (height - AROUND) - FRAME };
}

/** Whether an offer of some height leaves space for a board above the log. */
export function isRoomy(height: number, offered: number): boolean {
  return height - AROUND - offered - GAP >= ROOMY;
}

/** Return the height that is left for boards between an offer and a row with the log. */
export function heightBetween(height: number, offered: number): number {
  return Math.max(LEAST, height - AROUND - offered - 2 * GAP - LOG - HEADER);
}
