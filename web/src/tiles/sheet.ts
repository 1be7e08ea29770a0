/** Sheets of symbols: each tile is drawn once per page and reused wherever it appears. */
import { mount, type Component } from "svelte";

const mounted = new Set<Component>();

/** Add the symbols of a sheet to the page, once. */
export function mountSheet(sheet: Component): void {
  if (mounted.has(sheet) || typeof document === "undefined") return;
  mounted.add(sheet);
  mount(sheet, { target: document.body });
}
