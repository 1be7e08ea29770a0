/** A tap beside what can be chosen still means it, if nothing else is as near. */
import type { Key } from "./contract";

const REACH = 22;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return which of some boxes is nearest to a point, if one is within reach; else -1. */
export function nearestOf(x: number, y: number, boxes: Box[], reach = REACH): number {
  const away = boxes.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  const least = Math.min(...away);
  return least <= reach ? away.indexOf(least) : -1;
}

/** Watch a picture for taps that hit nothing that can be chosen. */
export function nearest(pick: (key: Key) => void): (picture: Element) => () => void {
  return (picture) => {
    const tap = (event: Event) => {
      const { target, clientX, clientY } = event as PointerEvent;
      const hit = (target as Element).closest("[role=button]");
      if (hit && (hit.matches(".lit, .ready, .chosen") || !hit.matches(".place-spot"))) return;
      const lit = [...picture.querySelectorAll<SVGElement>(".spot.lit[role=button]")];
      const found =
        lit[
          nearestOf(
            clientX,
            clientY,
            lit.map((each) => each.getBoundingClientRect()),
          )
        ];
      if (found?.dataset.key) pick(found.dataset.key);
    };
    picture.addEventListener("click", tap);
    return () => picture.removeEventListener("click", tap);
  };
}
