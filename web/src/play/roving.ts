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

/** Return the controls of an area, in page order. */
function choosable(area: Element): HTMLElement[] {
  const found = area.querySelectorAll<HTMLElement>("[data-key]:is(button, [tabindex], [role=button])");
  return [...found].filter(
    (each) => !each.matches(":disabled, [aria-disabled=true]") && each.getClientRects().length > 0,
  );
}

/** Give an area one tab stop: the focused control, the last one, or the first. */
export function setTabStop(area: Element): void {
  const all = choosable(area);
  const stop =
    all.find((each) => each === document.activeElement) ??
    all.find((each) => each.dataset.stop === "yes") ??
    all[0];
  for (const each of area.querySelectorAll<HTMLElement>("[data-stop], [data-key][tabindex]")) {
    if (each !== stop) delete each.dataset.stop;
    each.tabIndex = -1;
  }
  if (!stop) return;
  stop.tabIndex = 0;
  stop.dataset.stop = "yes";
}

/** Move the focus within an area with an arrow key, Home or End. */
export function moveFocus(area: Element, event: KeyboardEvent): void {
  const next = target(choosable(area), document.activeElement, event.key);
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
