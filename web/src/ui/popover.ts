/** Popovers: they close on Escape and on whatever happens outside, and keep clear of what must be seen. */
import type { Attachment } from "svelte/attachments";

/** Close an element that pops up, such as an open <details>, on Escape, outside clicks and focus outside. */
export function dismissable(isOpen: () => boolean, close: () => void): Attachment<HTMLElement> {
  return (element) => {
    const leave = ({ target }: Event) => {
      if (isOpen() && !element.contains(target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !isOpen()) return;
      event.stopPropagation(); // nothing else is undone
      if (element.contains(document.activeElement)) element.querySelector<HTMLElement>("summary, button")?.focus();
      close();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave, true);
    document.addEventListener("keydown", escape, true);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave, true);
      document.removeEventListener("keydown", escape, true);
    };
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 8;
const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Return the smallest shift, right, left or down, that moves a box beside another within a width. */
export function shiftBeside(box: Box, other: Box, width: number): [number, number] {
  if (!overlap(box, other)) return [0, 0];
  const down: [number, number] = [0, other.bottom + GAP - box.top];
  const aside: [number, number][] = [
    [other.right + GAP - box.left, 0],
    [other.left - GAP - box.right, 0],
  ];
  const fits = ([by]: [number, number]) => box.left + by >= 0 && box.right + by <= width;
  const length = ([x, y]: [number, number]) => Math.abs(x) + Math.abs(y);
  return aside.filter(fits).reduce((best, each) => (length(each) < length(best) ? each : best), down);
}

/** Move a popover beside the first visible element of a selector that it would cover. */
export function clearOf(selector: string): Attachment<HTMLElement> {
  return (element) => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.getClientRects().length);
    if (!found) return;
    const [x, y] = shiftBeside(element.getBoundingClientRect(), found.getBoundingClientRect(), innerWidth);
    element.style.translate = `${x}px ${y}px`;
  };
}
