/** What has room on a screen: how a table is laid out, and how high its parts may be. */

import type { TableLayout } from "../games/contract";

/** Into less than this no table fits, such as on a phone that lies on its side: there one scrolls. */
const LOWEST = 560;
/** Lower than this, a desktop has no room for others beneath one's own board, or for all of them. */
const [SHORT, LOW] = [750, 760];
/** Beside a replay stands more than a log, and beneath one's own board more than an action bar. */
const REPLAY_LOW = 900;
/** Narrower than this, it has none for three boards side by side. */
const SIDE_BY_SIDE = 1280;
/** What the bar above, spaces, frames and headers take of a desktop's height; a log; a row of buttons. */
const [REST, LOG, PICK] = [192, 164, 58];
/** From this height on, a log has room beneath an offer and a row of boards. */
const LOG_FROM = 860;
/** What the bar above and spaces take of the height, what lies between boards, and their headers. */
const [AROUND, GAP, HEADER] = [85, 14, 72];
/** What an offer may take of the height that it shares with the boards of others. */
const SHARE = 0.48;
/** What all but the offer takes of the height of a phone, at least. */
const PHONE_OWN = 496;

/** A table on a screen, as far as its grid depends on it. */
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

/** Return the height to leave free beneath one's own board for the action bar, if any must be. */
export function belowFor({ below }: Pick<TableLayout, "below">, { kind, isShort }: Room): string | undefined {
  if (kind === "phone") return undefined;
  if (kind === "tablet") return below.tablet;
  return (isShort && below.short) || below.desktop;
}

export interface Room {
  kind: "phone" | "tablet" | "desktop";
  /** Whether all of the table is to be seen at once; else one scrolls. */
  isFitted: boolean;
  /** Whether others stand beside one's own board, as there is no room beneath it. */
  isShort: boolean;
  /** Whether one board of the others is shown at a time. */
  isTight: boolean;
  /** How high the displays may be; undefined where they have a place of their own. */
  offerHeight?: number;
  /** How wide and how high the boards of others may be. */
  otherWidth: number;
  otherHeight?: number;
}

/** The room for a table, or for its replay, on a screen. */
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
