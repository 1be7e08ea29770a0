/** Tiles that fly from where they lie to their places. */
import { mount, unmount } from "svelte";
import type { Flight, Key } from "../games/contract";
import { settings } from "../settings.svelte";
import type { Arrivals, Slide } from "./arrivals";
import { appearingAt, keyframesOf, type FlightPath } from "./flightpaths";
import * as screen from "./screen";
import type { Stage } from "./stage";

interface Timing {
  duration: number;
  delay: number;
  /** The delay of each tile after the one before. */
  stagger: number;
}

/** Milliseconds at normal speed, by the kind of a flight. */
const TIMINGS: Record<NonNullable<Flight["kind"]>, Timing> = {
  move: { duration: 320, delay: 0, stagger: 40 },
  rest: { duration: 280, delay: 80, stagger: 20 },
  glaze: { duration: 320, delay: 0, stagger: 40 },
  deal: { duration: 280, delay: 0, stagger: 60 },
};
const GLAZING = 240;
const FADE = 120;
const MOST_TILES = 24;
const [SMALLEST, LARGEST] = [18, 120];
/** How far above its place a dealt tile appears if its bag is not visible. */
const ABOVE = 48;

/** The path of a tile in a flight. */
export interface Way extends FlightPath {
  flight: Flight;
}

export class Flights {
  /** How many tiles are left where some have been taken. */
  private left = new Map<Element, number>();
  /** The tiles that have arrived somewhere, and may fly on. */
  private arrived = new Map<Key, HTMLElement[]>();
  /** The arrivals for which room has been made. */
  private slid: Arrivals | null = null;

  constructor(private readonly stage: Stage) {}

  begin(): void {
    this.left.clear();
    this.arrived.clear();
  }

  /** Start all flights; everything is measured before anything changes. Return their paths. */
  launch(flights: Flight[], arrivals: Arrivals | null): Way[] {
    if (!this.stage.layer) return [];
    const starts = flights.map((flight) => this.startsOf(flight));
    const ways = flights.flatMap((flight, i) => this.waysOf(flight, starts[i]!, arrivals));
    const slides = arrivals && arrivals !== this.slid ? this.slides(arrivals) : [];
    this.slid = arrivals;
    this.left.forEach((left, source) => this.leave(source, left));
    const holders = ways.map((way) => this.hold(way));
    const drawn = holders.map((holder) => screen.measure(screen.piecesOf(holder)[0]!));
    const orders = new Map<Timing, number>();
    ways.forEach((way, i) => this.fly(holders[i]!, way, drawn[i]!, orders));
    slides.forEach((slide) => this.slide(slide));
    return ways;
  }

  private fly(holder: HTMLElement, way: Way, drawn: screen.Spot, orders: Map<Timing, number>): void {
    const { stage } = this;
    const kind = way.flight.kind ?? "move";
    const timing = TIMINGS[kind];
    const order = orders.get(timing) ?? 0;
    orders.set(timing, order + 1);
    const { to } = way.flight;
    this.arrived.set(to, [...(this.arrived.get(to) ?? []), holder]);
    const delay = timing.delay + order * timing.stagger;
    if (stage.isStill) stage.animate(holder, appearingAt(way, drawn), FADE, kind === "deal" ? delay : 0);
    else stage.animate(holder, keyframesOf(way, drawn), timing.duration, delay);
    if (kind === "deal") stage.animate(holder, [{ opacity: 0 }, { opacity: 1 }], FADE, delay);
    if (kind === "glaze" && !stage.isStill) this.glaze(holder, delay + timing.duration);
  }

  /** Let light pass over a tile that has found its place; nothing waits for it. */
  private glaze(holder: HTMLElement, delay: number): void {
    const { speed } = this.stage;
    const light = ["brightness(1)", "brightness(1.35)", "brightness(1)"].map((filter) => ({ filter }));
    holder.animate(light, { duration: GLAZING / speed, delay: delay / speed, easing: "ease-out" });
  }

  /** Where the tiles of a flight start, from the last one; none if that is not visible. */
  private startsOf({ from, count, kind }: Flight): screen.Spot[] {
    const holders = this.arrived.get(from)?.splice(0, count) ?? [];
    if (holders.length) return holders.map((holder) => this.flyOn(holder));
    const pieces = kind === "deal" ? [] : this.take(from, count);
    if (pieces.length) return pieces.map(screen.measure);
    const start = screen.spotOf(from);
    return start ? Array<screen.Spot>(count).fill(start) : [];
  }

  /** A tile that has arrived flies on: another one takes its place. */
  private flyOn(holder: HTMLElement): screen.Spot {
    const spot = screen.measure(screen.piecesOf(holder)[0]!);
    holder.style.visibility = "hidden";
    return spot;
  }

  /** The paths of a flight's tiles; none if the target is not visible. */
  private waysOf(flight: Flight, starts: screen.Spot[], arrivals: Arrivals | null): Way[] {
    const { to, tile, count, kind } = flight;
    const ends = arrivals?.placesAt(to, this.staying(to), count) ?? this.samePlace(to, count);
    if (!ends || (starts.length === 0 && kind !== "deal")) return [];
    return ends.slice(0, MOST_TILES).map((end, i) => {
      const above = { ...end, y: end.y - ABOVE };
      return { flight, tile, from: starts[Math.min(i, starts.length - 1)] ?? above, to: end };
    });
  }

  private samePlace(to: Key, count: number): screen.Spot[] | null {
    const end = screen.spotOf(to);
    return end && Array<screen.Spot>(count).fill(end);
  }

  /** How many tiles stay at a key. */
  private staying(key: Key): number {
    const element = screen.elementOf(key);
    return element ? (this.left.get(element) ?? screen.amountOf(element)) : 0;
  }

  /** The tiles that make room for others, or close a gap. */
  private slides(arrivals: Arrivals): Slide[] {
    return [...arrivals.keys()].flatMap((key) => arrivals.slidesAt(key, this.staying(key)));
  }

  private slide({ piece, from, to }: Slide): void {
    const scale = (piece.parentElement as SVGGElement | null)?.getScreenCTM?.()?.a ?? 1;
    const goal = `${(to.x - from.x) / scale}px ${(to.y - from.y) / scale}px`;
    const badge = piece.closest("[data-key]")?.querySelector(".badge");
    for (const element of badge ? [piece, badge] : [piece]) {
      const { duration, delay } = this.stage.isStill ? { duration: 0, delay: 0 } : TIMINGS.rest;
      const moving = this.stage.animate(element, [{ translate: "0px 0px" }, { translate: goal }], duration, delay);
      this.stage.onClear(() => moving.cancel());
    }
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

  private hold({ tile, from, to }: FlightPath): HTMLElement {
    const holder = this.stage.add("flying")!;
    const size = Math.max(SMALLEST, Math.min(from.size ?? to.size ?? 0, LARGEST));
    const props = { tile, size, letters: settings.letters };
    const shown = mount(this.stage.ui.Tile, { target: holder, props });
    this.stage.onClear(() => void unmount(shown));
    return holder;
  }

  /** Hide the tiles that leave; the rest stays, with its count. */
  private leave(source: Element, left: number): void {
    screen.piecesOf(source).slice(left).forEach((piece) => this.stage.hide(piece));
    const badge = screen.badgeOf(source);
    if (!badge) return;
    if (left < 2) return this.stage.hide(badge);
    const number = badge.querySelector("use")!;
    number.setAttribute("href", `#count-${left}`);
    this.stage.onClear(() => number.setAttribute("href", `#count-${badge.dataset.count}`));
  }
}
