/** Animations of plies: moving tiles (flights.ts) with a trail, then the points they score (scoring/). */
import { tick } from "svelte";
import type { Event, Flight, GameUi, View } from "../games/contract";
import { parseKey, wholeKey } from "../games/keys";
import type { Told } from "../generated/protocol";
import { isStill, type Pace } from "../settings.svelte";
import { Arrivals } from "./arrivals";
import { pointsOf } from "./events";
import { Flights, type Way } from "./flights";
import { ScoringShow } from "./scoring/show";
import type { Part, ScoringState } from "./scoring/state.svelte";
import { partOf, stepsOf } from "./scoring/steps";
import type { Spot } from "./screen";
import { Stage } from "./stage";
import { Trail, type TrailPath } from "./trail";

/** The share of a move's time in which its start and its end are marked before anything moves. */
const LEAD = 0.2;
/** How far from the middle of a score a trail ends. */
const BESIDE_PILE = 26;
const MOST_TRAILS = 3;

/** Something to show: plies, and the views before and after them. */
export interface Passage {
  told: Told[];
  before: View;
  /** Unknown in lessons and if several plies are shown together. */
  after: View | null;
  pace: Pace;
  /** Whether somebody else moves: the move is marked, with a trail. */
  isOthers: boolean;
}

/** Pictures of the next view, to be measured: of the offer, and of the boards of seats. */
export interface Upcoming {
  view: View;
  hasOffer: boolean;
  seats: number[];
}

/** What an animator needs of a table. */
export interface AnimatedTable {
  readonly ui: GameUi;
  readonly scoring: ScoringState;
  upcoming: Upcoming | null;
  /** Flights that are about to start, and are marked. */
  marked: Flight[];
  /** Shows a view before its scores: tiles have arrived, points have not. */
  settle(view: View): void;
}

export class Animator {
  private readonly stage: Stage;
  private readonly flights: Flights;
  private readonly scoring: ScoringShow;
  private readonly trail = new Trail();

  constructor(
    private readonly table: AnimatedTable,
    layer: () => HTMLElement | undefined,
    private readonly onEvent: (event: Event, points: number) => void,
  ) {
    this.stage = new Stage(table.ui, layer);
    this.flights = new Flights(this.stage);
    this.scoring = new ScoringShow(this.stage, table.scoring);
  }

  /** Animate plies; return a function that removes the animation. */
  async play(passage: Passage): Promise<() => void> {
    this.stage.begin(passage.pace.speed, isStill());
    this.flights.begin();
    this.scoring.begin(isStill());
    this.trail.clear();
    try {
      await this.playPlies(passage);
    } catch (error) {
      reportError(error); // what was drawn so far is removed in any case
    }
    [this.table.marked, this.table.upcoming] = [[], null];
    const clear = this.stage.end();
    return () => {
      clear();
      this.table.scoring.clear();
    };
  }

  private async playPlies(passage: Passage): Promise<void> {
    for (const ply of passage.told) {
      const events = ply.events as Event[];
      if (this.stage.speed > 0 && !document.hidden) await this.playPly(events, passage);
      else events.forEach((event) => this.hear(event));
    }
  }

  /** Finish running animations at once. */
  finish = (): void => {
    this.trail.clear();
    this.stage.finish();
  };

  /** Move tiles, and show what they score when they have arrived. */
  private async playPly(events: Event[], passage: Passage): Promise<void> {
    const { ui } = this.table;
    const steps = stepsOf(ui, events, passage.before);
    const isScored = (event: Event) => steps.some((step) => step.event === event);
    const flights = ui.flights(events, passage.before, passage.after);
    if (passage.isOthers) await this.lead(flights, passage.pace);
    const arrivals = await this.foresee(flights, passage.after);
    events.filter((event) => !isScored(event)).forEach((event) => this.hear(event));
    let done = 0;
    const moveUpTo = async (end: number) => {
      if (end > done) await this.move(events.slice(done, end), passage, arrivals, done === 0);
      done = Math.max(done, end);
    };
    let last: Part = "move";
    for (const step of steps) {
      const at = events.indexOf(step.event);
      await moveUpTo(step.isFirst ? at : at + 1);
      const part = partOf(ui, step.event);
      if (part === "end" && last !== "end") await this.settle(passage.after);
      last = part;
      this.onEvent(step.event, step.points);
      await this.scoring.step(step, part);
    }
    await moveUpTo(events.length);
    await this.scoring.settled();
  }

  /** Move the tiles of events, step by step. */
  private async move(
    events: Event[],
    { before, after, pace, isOthers }: Passage,
    arrivals: Arrivals | null,
    isFirst: boolean,
  ): Promise<void> {
    const flights = this.table.ui.flights(events, before, after);
    const last = Math.max(-1, ...flights.map(({ step }) => step));
    for (let step = 0; step <= last; step++) {
      const now = flights.filter((flight) => flight.step === step);
      const ways = this.flights.launch(now, arrivals);
      if (isOthers && isFirst && step === 0) this.leaveTrail(ways, pace);
      if (ways.length > 0) await this.stage.landed();
      // The source is empty now; the target stays marked.
      this.table.marked = this.table.marked.map((flight) => ({ ...flight, from: flight.to }));
    }
  }

  /** Show the final boards, on which bonuses are scored. */
  private async settle(view: View | null): Promise<void> {
    if (!view) return;
    await this.scoring.delivered();
    const clear = this.stage.end();
    this.table.settle(view);
    clear();
    await tick();
  }

  private hear(event: Event): void {
    this.onEvent(event, pointsOf(event, this.table.ui));
  }

  /** Mark where a move starts and ends before anything moves. */
  private async lead(flights: Flight[], { each, speed }: Pace): Promise<void> {
    const first = flights.filter(({ step, kind }) => step === 0 && kind !== "rest");
    if (first.length === 0) return;
    this.table.marked = first;
    await this.stage.wait(LEAD * each * speed);
  }

  /** Measure where tiles will lie, in pictures that nobody sees. */
  private async foresee(flights: Flight[], view: View | null): Promise<Arrivals | null> {
    const { ui } = this.table;
    const parsed = flights.flatMap(({ from, to }) => [parseKey(from), parseKey(to)]);
    const hasOffer = parsed.some(({ seat, parts }) => seat === null && parts.length > 0);
    const boards = parsed.filter(({ kind, seat }) => seat !== null && ui.settling?.includes(kind));
    if (!view || (!hasOffer && boards.length === 0)) return null;
    this.table.upcoming = { view, hasOffer, seats: boards.map(({ seat }) => seat!) };
    await tick();
    const arrivals = new Arrivals();
    this.table.upcoming = null;
    return arrivals;
  }

  /** Draw a trail from each source to each place on a board. */
  private leaveTrail(ways: Way[], { each }: Pace): void {
    const { layer } = this.stage;
    const groups = new Map<string, Way[]>();
    for (const way of ways) {
      const { from, to, kind } = way.flight;
      if (kind === "rest" || kind === "deal" || !to.includes("@")) continue;
      const group = `${from} ${wholeKey(to)}`;
      groups.set(group, [...(groups.get(group) ?? []), way]);
    }
    const paths = [...groups.values()].slice(0, MOST_TRAILS).map(pathOf);
    if (layer) this.trail.show(layer, paths, each);
  }
}

/** The middle of where tiles start, and of where they end. */
function pathOf(ways: Way[]): TrailPath {
  const [from, to] = [middle(ways.map(({ from }) => from)), middle(ways.map(({ to }) => to))];
  return { from, to: to.isPile ? shortOf(from, to, BESIDE_PILE) : to };
}

/** A trail to a score ends beside it, so that its head does not cover the number. */
function shortOf(from: Spot, to: Spot, distance: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, distance / (Math.hypot(dx, dy) || 1));
  return { ...to, x: to.x - share * dx, y: to.y - share * dy };
}

function middle(spots: Spot[]): Spot {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return { ...spots[0]!, x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}
