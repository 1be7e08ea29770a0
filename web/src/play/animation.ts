/** Animations of moving tiles and of points. */
import { mount, unmount } from "svelte";
import type { Event, Flight, GameUi, Key, View } from "../games/contract";
import { boardKey, signed } from "../games/keys";
import type { Told } from "../generated/protocol";
import { sleep } from "../sleep";
import { animationSpeed, settings } from "../settings.svelte";
import { pointsOf } from "./events";
import * as screen from "./screen";
import { keyframesOf, type FlightPath } from "./flightpaths";

const FLIGHT = 320;
const STAGGER = 40;
const SCORING = 420;
const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOST_TILES = 24;
const [SMALLEST, LARGEST] = [18, 120];

export class Animator {
  private running: Animation[] = [];
  private clearing: (() => void)[] = [];
  /** The points on screen, one label for each key. */
  private pills = new Map<Key, HTMLElement>();
  /** How many tiles are left where some have been taken. */
  private left = new Map<Element, number>();
  private isFinishing = false;
  private endPause = (): void => {};

  constructor(
    private readonly ui: GameUi,
    private readonly layer: () => HTMLElement | undefined,
    private readonly onEvent: (event: Event, points: number) => void,
  ) {}

  /** Animate plies; return a function that removes the animation. */
  async play(told: Told[], view: View): Promise<() => void> {
    const speed = animationSpeed();
    this.isFinishing = false;
    this.pills.clear();
    this.left.clear();
    for (const ply of told) {
      const events = ply.events as Event[];
      if (speed > 0 && !document.hidden) await this.playPly(events, view, speed);
      else events.forEach((event) => this.hear(event));
    }
    const clearing = this.clearing.splice(0);
    this.running = [];
    return () => clearing.forEach((clear) => clear());
  }

  /** Finish running animations at once. */
  finish = (): void => {
    this.isFinishing = true;
    for (const animation of this.running) animation.finish();
    this.endPause();
  };

  /** Move tiles step by step, and show points where the scoring tiles arrive. */
  private async playPly(events: Event[], view: View, speed: number): Promise<void> {
    const flights = this.ui.flights(events, view);
    const scoring = events.filter((event) => pointsOf(event, this.ui) !== 0);
    const steps = Math.max(-1, ...flights.map(({ step }) => step));
    events.filter((event) => !scoring.includes(event)).forEach((event) => this.hear(event));
    for (let step = 0; step <= steps; step++) {
      const now = flights.filter((flight) => flight.step === step);
      if (this.launch(now, speed) > 0) await this.landed();
      const goals = new Set(now.map(({ to }) => to));
      for (const event of scoring.splice(0)) {
        const key = this.ui.touched(event, view).find((each) => goals.has(each));
        if (key) await this.score(event, key, speed);
        else scoring.push(event);
      }
    }
    for (const event of scoring) await this.score(event, this.ui.scoredAt(event, view), speed);
  }

  private hear(event: Event): void {
    this.onEvent(event, pointsOf(event, this.ui));
  }

  private async score(event: Event, key: Key | null, speed: number): Promise<void> {
    this.hear(event);
    const place = key && screen.elementOf(key) ? key : boardKey(Number(event.seat), "board");
    if (this.raise(place, pointsOf(event, this.ui), speed)) await this.wait(SCORING / speed);
  }

  private async landed(): Promise<void> {
    await Promise.allSettled(this.running.map((animation) => animation.finished));
  }

  /** Start all flights; everything is measured before anything changes. */
  private launch(flights: Flight[], speed: number): number {
    const layer = this.layer();
    if (!layer) return 0;
    const ways = flights.flatMap((flight) => this.waysOf(flight));
    this.left.forEach((left, source) => this.leave(source, left));
    const holders = ways.map((way) => this.hold(layer, way));
    const drawn = holders.map((holder) => screen.measure(screen.piecesOf(holder)[0]!));
    ways.forEach((way, order) => {
      const steps = keyframesOf(way, drawn[order]!);
      this.start(holders[order]!.animate(steps, this.timing(FLIGHT, order * STAGGER, speed)));
    });
    return ways.length;
  }

  /** The paths of a flight's tiles; none if the target is not visible. */
  private waysOf({ from, to, tile, count }: Flight): FlightPath[] {
    const [start, end] = [screen.spotOf(from), screen.spotOf(to)];
    if (!start) return [];
    const pieces = this.take(from, count);
    const starts = pieces.length ? pieces.map(screen.measure) : Array<screen.Spot>(count).fill(start);
    return end ? starts.slice(0, MOST_TILES).map((each) => ({ tile, from: each, to: end })) : [];
  }

  /** Take tiles from an element; return the piece drawn for each, if any. */
  private take(from: Key, count: number): Element[] {
    const source = screen.elementOf(from);
    const pieces = source ? screen.piecesOf(source) : [];
    if (!source || pieces.length === 0) return [];
    const lying = this.left.get(source) ?? screen.amountOf(source);
    this.left.set(source, Math.max(0, lying - count));
    return screen.leavingPieces(pieces, lying, count);
  }

  private hold(layer: HTMLElement, { tile, from, to }: FlightPath): HTMLElement {
    const holder = document.createElement("div");
    holder.className = "flying";
    layer.append(holder);
    const size = Math.max(SMALLEST, Math.min(from.size ?? to.size ?? 0, LARGEST));
    const props = { tile, size, letters: settings.letters };
    const shown = mount(this.ui.Tile, { target: holder, props });
    this.clearing.push(() => {
      void unmount(shown);
      holder.remove();
    });
    return holder;
  }

  private raise(key: Key, points: number, speed: number): boolean {
    const [layer, spot] = [this.layer(), screen.spotOf(key)];
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

  /** Hide the tiles that leave; the rest stays, with its count. */
  private leave(source: Element, left: number): void {
    screen.piecesOf(source).slice(left).forEach((piece) => this.hide(piece));
    const badge = screen.badgeOf(source);
    if (!badge) return;
    if (left < 2) return this.hide(badge);
    const number = badge.querySelector("use")!;
    number.setAttribute("href", `#count-${left}`);
    this.clearing.push(() => number.setAttribute("href", `#count-${badge.dataset.count}`));
  }

  private hide(found: SVGElement): void {
    found.style.opacity = "0";
    this.clearing.push(() => (found.style.opacity = ""));
  }

  private timing(duration: number, delay: number, speed: number): KeyframeAnimationOptions {
    return { duration: duration / speed, delay: delay / speed, easing: EASE, fill: "both" };
  }

  private start(animation: Animation): void {
    this.running.push(animation);
    if (this.isFinishing) animation.finish();
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.isFinishing) return Promise.resolve();
    const cut = new Promise<void>((resolve) => (this.endPause = resolve));
    return Promise.race([cut, sleep(milliseconds)]);
  }
}
