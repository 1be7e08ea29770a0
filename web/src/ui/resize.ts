/** Sizes as the browser lays things out: nothing is asked for in between, which would cost a layout. */
import type { Attachment } from "svelte/attachments";

const listeners = new WeakMap<Element, () => void>();
const observer =
  typeof ResizeObserver === "function"
    ? new ResizeObserver((entries) => entries.forEach(({ target }) => listeners.get(target)?.()))
    : null;

/** Tell the width and the height of an element, once it is laid out and whenever they change. */
export function onResize(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    listeners.set(element, () => tell(element.offsetWidth, element.offsetHeight));
    observer?.observe(element, { box: "border-box" });
    return () => observer?.unobserve(element);
  };
}

/** Let nothing be scrolled behind a bar at the foot of the page. */
export const reserveFooter: Attachment<HTMLElement> = (bar) => {
  const { style } = document.documentElement;
  const end = onResize((_, high) => style.setProperty("--foot", `${high}px`))(bar);
  return () => {
    end?.();
    style.removeProperty("--foot");
  };
};
