/** Observing element sizes without forcing a layout. */
import type { Attachment } from "svelte/attachments";

const listeners = new WeakMap<Element, () => void>();
const observer =
  typeof ResizeObserver === "function"
    ? new ResizeObserver((entries) => entries.forEach(({ target }) => listeners.get(target)?.()))
    : null;

/** Report the width and height of an element, first and on every change. */
export function onResize(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    listeners.set(element, () => tell(element.offsetWidth, element.offsetHeight));
    observer?.observe(element, { box: "border-box" });
    return () => observer?.unobserve(element);
  };
}

/** Keep content from being scrolled behind a bar at the bottom of the page. */
export const reserveFooter: Attachment<HTMLElement> = (bar) => {
  const { style } = document.documentElement;
  const end = onResize((_, high) => style.setProperty("--foot", `${high}px`))(bar);
  return () => {
    end?.();
    style.removeProperty("--foot");
  };
};
