/** The layout of a table on a screen: its kind, and how large its parts may be. */

import type { TableLayout } from "../games/contract";

/** Tables do not fit lower screens, such as a phone in landscape: they scroll. */
const LOWEST = 560;
/** On lower desktops other boards do not fit below the own board, or not all of them do. */
const [SHORT, LOW] = [750, 760];
/** The same for a replay, which has more beside and below the own board. */
const REPLAY_LOW = 900;
/** Three boards do not fit side by side on narrower desktops. */
const SIDE_BY_SIDE = 1280;
/** The height of bar, gaps, frames and headers on a desktop; of a log; of a row of buttons. */
const [REST, LOG, PICK] = [192, 164, 58];
/** From this height on, a log fits below an offer and a row of boards. */
const LOG_FROM = 860;
/** The height of bar and gaps, the gap between boards, and the height of their headers. */
const [AROUND, GAP, HEADER] = [85, 14, 72];
/** The share of an offer in the height that it shares with the other boards. */
const SHARE = 0.48;
/** The minimum height of everything but the offer on a phone. */
const PHONE_OWN = 496;

/** What the grid of a table depends on. */
export interface Situation {
  isAside: boolean;
  isShort: boolean;
  isCrowded: boolean;
  isTight: boolean;
}

/** Return the CSS grid template of a table on a desktop. */
export function gridFor({ grids }: Pick<TableLayout, "grids">, now: Situation): string {
  const aside = now.isAside ? ["aside"] : [];
  const seats = now.isTight ? ["tight"] : now.isCrowded ? ["crowded"] : [];
  const short = now.isShort ? grids[[...aside, "short", ...seats].join(" ")] : undefined;
  return short ?? grids[[...aside, ...seats].join(" ")]!;
}

/** Return the space to leave below the own board for the action bar, if any. */
export function belowFor({ below }: Pick<TableLayout, "below">, { kind, isShort }: Room): string | undefined {
  if (kind === "phone") return undefined;
  if (kind === "tablet") return below.tablet;
  return (isShort && below.short) || below.desktop;
}

export interface Room {
  kind: "phone" | "tablet" | "desktop";
  /** Whether the whole table is visible at once; otherwise it scrolls. */
  isFitted: boolean;
  /** Whether other boards are beside the own board, for lack of space below. */
  isShort: boolean;
  /** Whether only one other board is shown at a time. */
  isTight: boolean;
  /** The maximum height of the offer; undefined if it has an area of its own. */
  offerHeight?: number;
  /** The maximum size of other boards. */
  otherWidth: number;
  otherHeight?: number;
}

/** Return the room for a table, or for its replay, on a screen. */
export function roomFor(
  { kind }: Pick<TableLayout, "kind">,
  seats: number,
  width: number,
  height: number,
  isReplay = false,
): Room {
  const [short, low] = isReplay ? [REPLAY_LOW, REPLAY_LOW] : [SHORT, LOW];
  const isPhone = width < 600;
  const isDesktop = width >= 1024 || (!isPhone && width > 1.3 * height);
  const isFitted = isDesktop && height >= LOWEST;
  const [isFixed, isCrowded, others] = [kind === "fixed", seats > 2, seats - 1];
  const isTight =
    isDesktop && isCrowded && !isFixed && (width < SIDE_BY_SIDE || height < low);
  const room: Room = {
    kind: isPhone ? "phone" : isDesktop ? "desktop" : "tablet",
    isFitted,
    isShort: isFitted && height < short,
    isTight,
    otherWidth: isDesktop && isFixed ? Math.max(520, 0.64 * height) : Infinity,
  };
  if (isFixed) {
    if (isFitted && isCrowded) {
      room.otherHeight = (height - AROUND - (others - 1) * GAP) / others - HEADER;
    }
    return isDesktop ? room : { ...room, offerHeight: isPhone ? height - PHONE_OWN : 0.27 * height };
  }
  if (!isFitted) return { ...room, offerHeight: Infinity };
  const beneath = isTight ? PICK : isCrowded && height >= LOG_FROM ? LOG : 0;
  const shared = height - REST - beneath;
  return { ...room, offerHeight: SHARE * shared, otherHeight: (1 - SHARE) * shared };
}
