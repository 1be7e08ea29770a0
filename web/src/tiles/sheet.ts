/** Sheets of symbols: every tile is drawn once per page, and used wherever it lies. */
import { mount, type Component } from "svelte";

const mounted = new Set<Component>();

/** See to it that the symbols of a sheet are on the page, if there is a page. */
export function mountSheet(sheet: Component): void {
  if (mounted.has(sheet) || typeof document === "undefined") return;
  mounted.add(sheet);
  mount(sheet, { target: document.body });
}
