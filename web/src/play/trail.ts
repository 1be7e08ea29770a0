/** A quiet trail from where a move starts to where it ends, while it is shown. */
import type { Spot } from "./screen";

const SVG = "http://www.w3.org/2000/svg";
const [FADE_IN, FADE_OUT] = [120, 240];
/** How far a trail bends, as a share of its length, and in pixels at most. */
const [BEND, MOST_BEND] = [0.14, 60];
const HEAD = 9;

/** Where a trail starts and ends. */
export interface TrailPath {
  from: Spot;
  to: Spot;
}

/** Return the path of a trail, that of its arrowhead, and the point that its curve bends towards. */
export function drawTrail({ from, to }: TrailPath): { line: string; head: string; bend: { x: number; y: number } } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(MOST_BEND, BEND * length) * (dx < 0 ? -1 : 1);
  const [x, y] = [(from.x + to.x) / 2 + (bend * dy) / length, (from.y + to.y) / 2 - (bend * dx) / length];
  const angle = Math.atan2(to.y - y, to.x - x);
  const tip = (turn: number) =>
    `${round(to.x - HEAD * Math.cos(angle + turn))} ${round(to.y - HEAD * Math.sin(angle + turn))}`;
  return {
    line: `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`,
    head: `M${tip(0.5)}L${round(to.x)} ${round(to.y)}L${tip(-0.5)}`,
    bend: { x, y },
  };
}

const round = (value: number): number => Math.round(10 * value) / 10;

export class Trail {
  private shown: SVGElement | null = null;
  private timer = 0;

  /** Draw trails on a layer for some milliseconds; the previous ones disappear. */
  show(layer: HTMLElement, paths: TrailPath[], milliseconds: number): void {
    this.clear();
    if (paths.length === 0) return;
    this.shown = document.createElementNS(SVG, "svg");
    this.shown.classList.add("trail");
    for (const { line, head } of paths.map(drawTrail)) {
      for (const [name, d] of [["halo", line + head], ["line", line], ["head", head]] as const) this.stroke(name, d);
    }
    layer.append(this.shown);
    this.shown.animate([{ opacity: 0 }, { opacity: 1 }], FADE_IN);
    this.timer = window.setTimeout(() => this.fade(), milliseconds);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.shown?.remove();
    this.shown = null;
  }

  private fade(): void {
    const { shown } = this;
    const fading = shown?.animate([{ opacity: 1 }, { opacity: 0 }], FADE_OUT);
    if (fading) fading.onfinish = fading.oncancel = () => this.shown === shown && this.clear();
  }

  private stroke(name: string, d: string): void {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", name);
    path.setAttribute("d", d);
    this.shown?.append(path);
  }
}
