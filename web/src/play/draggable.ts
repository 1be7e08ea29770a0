/** Makes tiles draggable; the code is loaded with the first press. */
import type { Table } from "./table.svelte";

export function draggable(table: Table): (area: HTMLElement) => () => void {
  return (area) => {
    let pressed: PointerEvent | null = null;
    const press = (event: PointerEvent) => {
      const source = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (!source || pressed || !event.isPrimary || event.button !== 0 || !table.canAct) return;
      pressed = event;
      void import("./dragging").then(({ Drag }) => {
        if (pressed === event) new Drag(table, area, source, event);
      });
    };
    const release = () => (pressed = null);
    // touch-action does not work inside SVG in every browser.
    const stay = (event: TouchEvent) => {
      if (pressed && event.cancelable) event.preventDefault();
    };
    area.addEventListener("pointerdown", press);
    area.addEventListener("touchmove", stay, { passive: false });
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
    return () => {
      area.removeEventListener("pointerdown", press);
      area.removeEventListener("touchmove", stay);
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
    };
  };
}
