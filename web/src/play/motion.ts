/** Tiles on their way, and points where they arise. */
import { mount, unmount } from "svelte";
import type { Event, Flight, GameUi, Key, View } from "../games/contract";
import type { Told } from "../generated/protocol";
import { motionSpeed } from "../settings.svelte";
import { pointsOf } from "./events";

const FLIGHT = 320;
const STAGGER = 40;
const SCORING = 420;
const ARC = 12;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOST_TILES = 24;

export class Motion {
  private running: Animation[] = [];
  private clearing: (() => void)[] = [];
  /** Points that are shown, one for each place. */
  private pills = new Map<Key, HTMLElement>();
  private hurried = false;

  constructor(
    private readonly ui: GameUi,
    private readonly layer: () => HTMLElement | undefined,
    private readonly heard: (event: Event) => void,
  ) {}

  /** Show what happened; what is returned takes it all away again. */
  async play(told: Told[], view: View): Promise<() => void> {
    const speed = motionSpeed();
    this.hurried = false;
    this.pills.clear();
    for (const ply of told) {
      const events = ply.events as Event[];
      if (speed > 0 && !document.hidden) await this.playPly(events, view, speed);
      else events.forEach(this.heard);
    }
    const clearing = this.clearing.splice(0);
    this.running = [];
    return () => clearing.forEach((clear) => clear());
  }

  /** Finish what is running: somebody wants to go on. */
  hurry = (): void => {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
  };

  /** Let tiles go step by step, and points rise where the tiles that bring them arrive. */
  private async playPly(events: Event[], view: View, speed: number): Promise<void> {
    const flights = this.ui.flights(events, view);
    const scoring = events.filter((event) => pointsOf(event) !== 0);
    const steps = Math.max(-1, ...flights.map(({ step }) => step));
    events.filter((event) => !scoring.includes(event)).forEach(this.heard);
    for (let step = 0; step <= steps; step++) {
      const now = flights.filter((flight) => flight.step === step);
      if (this.launch(now, speed) > 0) await this.landed();
      const places = new Set(now.map(({ to }) => to));
      for (const event of scoring.splice(0)) {
        const key = this.ui.touched(event, view).find((each) => places.has(each));
        if (key) await this.score(event, key, speed);
        else scoring.push(event);
      }
    }
    for (const event of scoring) await this.score(event, this.ui.scoredAt(event, view), speed);
  }

  private async score(event: Event, key: Key | null, speed: number): Promise<void> {
    this.heard(event);
    const board = this.ui.boardKey(Number(event.seat), "board");
    const place = key && elementOf(key) ? key : board;
    if (this.raise(place, pointsOf(event), speed)) await this.pause(SCORING / speed);
  }

  private async landed(): Promise<void> {
    await Promise.allSettled(this.running.map((animation) => animation.finished));
  }

  /** Let all fly; where they go is measured before anything changes, so that it is measured once. */
  private launch(flights: Flight[], speed: number): number {
    const layer = this.layer();
    const ways = flights.map((flight) => {
      const source = elementOf(flight.from);
      return { flight, source, from: boxOf(source), to: boxOf(elementOf(flight.to)) };
    });
    let count = 0;
    for (const { flight, source, from, to } of ways) {
      if (!layer || !from || !to) continue;
      this.hide(source);
      for (let each = 0; each < Math.min(flight.count, MOST_TILES); each++) {
        this.fly(layer, { flight, from, to }, count++, speed);
      }
    }
    return count;
  }

  private fly(layer: HTMLElement, way: Way, order: number, speed: number): void {
    const { flight, from, to } = way;
    const size = Math.min(tileSize(from), 120);
    const holder = document.createElement("div");
    holder.className = "flying";
    layer.append(holder);
    const tile = mount(this.ui.Tile, { target: holder, props: { tile: flight.tile, size } });
    this.clearing.push(() => {
      void unmount(tile);
      holder.remove();
    });
    const shift = `translate(-50%, -50%)`;
    const lift = (from.y + to.y) / 2 - ARC;
    const scale = Math.max(0.4, Math.min(2, tileSize(to) / size));
    const steps = [
      { transform: `translate(${from.x}px, ${from.y}px) ${shift}` },
      {
        transform: `translate(${(from.x + to.x) / 2}px, ${lift}px) ${shift} scale(${(1 + scale) / 2})`,
      },
      { transform: `translate(${to.x}px, ${to.y}px) ${shift} scale(${scale})` },
    ];
    this.start(holder.animate(steps, this.timing(FLIGHT, order * STAGGER, speed)));
  }

  private raise(key: Key, points: number, speed: number): boolean {
    const [layer, box] = [this.layer(), boxOf(elementOf(key))];
    if (!layer || !box) return false;
    const pill = document.createElement("div");
    pill.className = points < 0 ? "points loss" : "points";
    pill.textContent = points < 0 ? `−${-points}` : `+${points}`;
    this.pills.get(key)?.remove();
    this.pills.set(key, pill);
    layer.append(pill);
    this.clearing.push(() => pill.remove());
    const at = (lift: number) => `translate(${box.x}px, ${box.y - lift}px) translate(-50%, -50%)`;
    const steps = [
      { transform: at(0), opacity: 0 },
      { transform: at(8), opacity: 1, offset: 0.4 },
      { transform: at(14), opacity: 1 },
    ];
    this.start(pill.animate(steps, this.timing(SCORING, 0, speed)));
    return true;
  }

  /** Hide what flies away from where it lay. */
  private hide(found: Element | null): void {
    if (!(found instanceof SVGElement || found instanceof HTMLElement)) return;
    found.style.opacity = "0";
    this.clearing.push(() => (found.style.opacity = ""));
  }

  private timing(duration: number, delay: number, speed: number): KeyframeAnimationOptions {
    return { duration: duration / speed, delay: delay / speed, easing: EASE, fill: "both" };
  }

  private start(animation: Animation): void {
    this.running.push(animation);
    if (this.hurried) animation.finish();
  }

  private pause(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Way {
  flight: Flight;
  from: Box;
  to: Box;
}

function elementOf(key: Key): Element | null {
  const found = document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** Return the middle and the size of what stands for a key, on the screen. */
function boxOf(element: Element | null): Box | null {
  const box = element?.getBoundingClientRect();
  if (!box) return null;
  const { left, top, width, height } = box;
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function tileSize(box: Box): number {
  return Math.max(18, Math.min(box.width, box.height, 120));
}
