/** Arrow keys: moving the focus to the nearest control in a direction. */

export interface Place {
  x: number;
  y: number;
}

const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Sideways distance weighs this much more than distance ahead. */
const ASTRAY = 2.5;

/** Return the index of the nearest place in a direction, or -1. */
export function nearest(from: Place, places: Place[], key: string): number {
  const step = STEPS[key];
  if (!step) return -1;
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const astray = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const far = ahead + astray * ASTRAY;
    if (ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

/** Return the controls of an area, in page order: those that can be chosen, or all. */
function controlsOf(area: Element, isAll = false): HTMLElement[] {
  const found = area.querySelectorAll<HTMLElement>("[data-key]:is(button, [tabindex], [role=button])");
  return [...found].filter(
    (each) =>
      !each.matches(isAll ? ":disabled" : ":disabled, [aria-disabled=true]") &&
      each.getClientRects().length > 0,
  );
}

/** Give an area one tab stop: the focused control, the last one, or the first. */
export function setTabStop(area: Element): void {
  const all = controlsOf(area);
  const used = all.filter((each) => !each.matches("[data-look]")); // arrow keys lead to what is only looked at
  const stop =
    all.find((each) => each === document.activeElement) ??
    used.find((each) => each.dataset.stop === "yes") ??
    used[0];
  for (const each of area.querySelectorAll<HTMLElement>("[data-stop], [data-key][tabindex]")) {
    if (each !== stop) delete each.dataset.stop;
    each.tabIndex = -1;
  }
  if (!stop) return;
  stop.tabIndex = 0;
  stop.dataset.stop = "yes";
}

/** Move the focus within an area with an arrow key, Home or End; with Shift also to what cannot be chosen. */
export function moveFocus(area: Element, event: KeyboardEvent): void {
  const next = target(controlsOf(area, event.shiftKey), document.activeElement, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  setTabStop(area);
}

function target(all: HTMLElement[], current: Element | null, key: string): HTMLElement | undefined {
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (!current?.matches("[data-key]")) return undefined;
  return all[nearest(middle(current), all.map(middle), key)];
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
