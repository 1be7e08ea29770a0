/** A tap near something that can be chosen counts for it, if nothing else is as near. */
import type { Key } from "./contract";

const REACH = 22;
/** No distance at all: what was clicked is meant, and says why it cannot be chosen. */
const NONE = -1;
/** The part of a place's width and height around its middle that a finger means. */
const INNER = 0.5;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return the index of the box nearest to a point, or -1 if none is within reach. */
export function nearestOf(x: number, y: number, boxes: Box[], reach = REACH): number {
  const away = boxes.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  const least = Math.min(...away);
  return least <= reach ? away.indexOf(least) : -1;
}

/** Return how far a tap reaches: nowhere if it means the place that it hits. */
export function reachOf(x: number, y: number, hit: Box | undefined, isTouch: boolean): number {
  if (!hit) return REACH;
  const { left, top, right, bottom } = hit;
  const inX = Math.abs(x - (left + right) / 2) <= ((right - left) * INNER) / 2;
  const inY = Math.abs(y - (top + bottom) / 2) <= ((bottom - top) * INNER) / 2;
  return isTouch && !(inX && inY) ? REACH : NONE;
}

/** Handle taps on a picture that miss every choice. */
export function nearest(pick: (key: Key) => void): (picture: Element) => () => void {
  return (picture) => {
    const tap = (event: Event) => {
      const { target, clientX, clientY, pointerType } = event as PointerEvent;
      const hit = (target as Element).closest("[role=button]");
      if (hit && (hit.matches(".lit, .ready, .chosen") || !hit.matches(".place-spot"))) return;
      const lit = [...picture.querySelectorAll<SVGElement>(".spot.lit[role=button]")];
      const found =
        lit[
          nearestOf(
            clientX,
            clientY,
            lit.map((each) => each.getBoundingClientRect()),
            reachOf(clientX, clientY, hit?.getBoundingClientRect(), pointerType === "touch"),
          )
        ];
      if (!found?.dataset.key) return;
      event.stopImmediatePropagation();
      pick(found.dataset.key);
    };
    picture.addEventListener("click", tap);
    return () => picture.removeEventListener("click", tap);
  };
}
