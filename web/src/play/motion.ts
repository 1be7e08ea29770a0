/** Tiles on their way, and points where they arise. */
import { mount, unmount } from "svelte";
import type { Event, Flight, GameUi, Key, View } from "../games/contract";
import { boardKey, signed, wholeKey } from "../games/keys";
import type { Told } from "../generated/protocol";
import { pause } from "../pause";
import { motionSpeed } from "../settings.svelte";
import { pointsOf } from "./events";

const FLIGHT = 320;
const STAGGER = 40;
const SCORING = 420;
const ARC = 12;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOST_TILES = 24;
const [SMALLEST, LARGEST] = [18, 120];

export class Motion {
  private running: Animation[] = [];
  private clearing: (() => void)[] = [];
  /** Points that are shown, one for each place. */
  private pills = new Map<Key, HTMLElement>();
  private hurried = false;
  private endPause = (): void => {};

  constructor(
    private readonly ui: GameUi,
    private readonly layer: () => HTMLElement | undefined,
    private readonly heard: (event: Event, points: number) => void,
  ) {}

  /** Show what happened; what is returned takes it all away again. */
  async play(told: Told[], view: View): Promise<() => void> {
    const speed = motionSpeed();
    this.hurried = false;
    this.pills.clear();
    for (const ply of told) {
      const events = ply.events as Event[];
      if (speed > 0 && !document.hidden) await this.playPly(events, view, speed);
      else events.forEach((event) => this.hear(event));
    }
    const clearing = this.clearing.splice(0);
    this.running = [];
    return () => clearing.forEach((clear) => clear());
  }

  /** Finish what is running: somebody wants to go on. */
  hurry = (): void => {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    this.endPause();
  };

  /** Let tiles go step by step, and points rise where the tiles that bring them arrive. */
  private async playPly(events: Event[], view: View, speed: number): Promise<void> {
    const flights = this.ui.flights(events, view);
    const scoring = events.filter((event) => pointsOf(event, this.ui) !== 0);
    const steps = Math.max(-1, ...flights.map(({ step }) => step));
    events.filter((event) => !scoring.includes(event)).forEach((event) => this.hear(event));
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

  private hear(event: Event): void {
    this.heard(event, pointsOf(event, this.ui));
  }

  private async score(event: Event, key: Key | null, speed: number): Promise<void> {
    this.hear(event);
    const place = key && elementOf(key) ? key : boardKey(Number(event.seat), "board");
    if (this.raise(place, pointsOf(event, this.ui), speed)) await this.pause(SCORING / speed);
  }

  private async landed(): Promise<void> {
    await Promise.allSettled(this.running.map((animation) => animation.finished));
  }

  /** Let all fly; where they go is measured before anything changes, so that it is measured once. */
  private launch(flights: Flight[], speed: number): number {
    const layer = this.layer();
    const ways = flights.map((flight) => ({
      flight,
      source: elementOf(flight.from),
      from: spotOf(flight.from),
      to: spotOf(flight.to),
    }));
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
    const size = from.size ?? to.size ?? SMALLEST;
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
    const scale = Math.max(0.4, Math.min(2, (to.size ?? size) / size));
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
    const [layer, spot] = [this.layer(), spotOf(key)];
    if (!layer || !spot) return false;
    const pill = document.createElement("div");
    pill.className = points < 0 ? "points loss" : "points";
    pill.textContent = signed(points);
    this.pills.get(key)?.remove();
    this.pills.set(key, pill);
    layer.append(pill);
    this.clearing.push(() => pill.remove());
    const at = (lift: number) => `translate(${spot.x}px, ${spot.y - lift}px) translate(-50%, -50%)`;
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
    const cut = new Promise<void>((resolve) => (this.endPause = resolve));
    return Promise.race([cut, pause(milliseconds)]);
  }
}

/** The middle of a place on the screen, and how large a tile lies there, where that can be seen. */
interface Spot {
  x: number;
  y: number;
  size: number | null;
}

interface Way {
  flight: Flight;
  from: Spot;
  to: Spot;
}

function elementOf(key: Key): Element | null {
  const found = document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`);
  return [...found].find((each) => each.getBoundingClientRect().width > 0) ?? null;
}

/** Return where a key is or, if it is not shown itself, what it is part of. */
function spotOf(key: Key): Spot | null {
  const element = elementOf(key);
  const box = (element ?? elementOf(wholeKey(key)))?.getBoundingClientRect();
  if (!box) return null;
  const { left, top, width, height } = box;
  const size = element && Math.max(SMALLEST, Math.min(width, height, LARGEST));
  return { x: left + width / 2, y: top + height / 2, size };
}
