/** The choice under way: what is legal, what has been chosen of it, and what the table shows of that. */
import type { Event, GameUi, Key, Mark, Marks, View } from "../games/contract";
import type { Foreseen, LegalAction } from "../generated/protocol";
import * as choosing from "./choosing";
import { gatherMarks } from "./marks";

/** So many actions are looked into ahead of a choice. */
const AHEAD = 40;

export abstract class Chooser {
  chosen = $state.raw<Key[]>([]);
  pointed = $state.raw<Key | null>(null);
  held = $state.raw<Key | null>(null);
  group = $state.raw<Key[]>([]);
  notice = $state<string | null>(null);
  protected legal = $state.raw<LegalAction[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private asked = new Set<string>();

  readonly choices = $derived.by((): choosing.Choice[] => {
    const view = this.view;
    if (!view) return [];
    return this.legal.map((action) => ({ action, path: this.ui.path(action, view) }));
  });
  readonly choice = $derived(choosing.settled(this.choices, this.chosen));
  readonly foreseen = $derived(this.choice ? this.previews.get(this.choice.action.text) : undefined);
  readonly lit = $derived(choosing.litKeys(this.choices, this.chosen));
  readonly next = $derived(this.choice ? [] : choosing.nextKeys(this.choices, this.chosen));
  /** Tiles that can be chosen as well, though something else is asked for first. */
  private readonly ready = $derived.by((): Key[] => {
    const view = this.view;
    const keys = new Set(this.choices.flatMap(({ path }) => path));
    return view ? [...keys].filter((key) => this.ui.drawn(key) && this.ui.tiles(key, view).length) : [];
  });
  readonly marks: Marks = $derived.by(() => this.mark());

  abstract readonly ui: GameUi;
  abstract get view(): View | null;
  abstract get actor(): number | null;
  /** Whether a choice can be made now. */
  abstract get canAct(): boolean;
  protected abstract get ply(): number;
  /** What happened last, for the ring of the last move. */
  protected abstract get lastEvents(): Event[];
  protected abstract foresee(texts: string[]): Promise<Foreseen[]>;

  /** The kinds of actions that are legal now, as their parts name them. */
  get kinds(): Set<string> {
    return new Set(this.legal.map(({ parts }) => String(parts.kind)));
  }

  point = (key: Key | null): void => {
    this.pointed = key;
    if (key !== null && this.canAct) this.lookInto(this.seen());
  };

  pick = (key: Key): void => {
    if (!this.canAct || !this.view) return;
    this.notice = null;
    if (choosing.isPickable(this.choices, key)) {
      this.choose(choosing.pick(this.choices, this.chosen, key));
      return;
    }
    const within = this.ui.within(key, this.view).filter((each) => this.lit.includes(each));
    if (within.length === 1) this.choose(choosing.pick(this.choices, this.chosen, within[0] ?? key));
    else this.group = within;
  };

  /** Hold what is being dragged, or nothing any more: what it could become is shown, not chosen. */
  hold(key: Key | null): void {
    this.held = key;
    this.pointed = null;
    if (key !== null) this.lookInto(this.seen());
  }

  /** Let what is held go: to a place, or to one's board where nothing more is to be chosen. */
  drop(place: Key | null): void {
    const key = this.held;
    if (key === null) return;
    this.hold(null);
    if (!this.chosen.includes(key)) this.pick(key);
    if (place !== null && !this.chosen.includes(place)) this.pick(place);
  }

  stepBack(): void {
    this.notice = null;
    if (this.group.length) this.group = [];
    else this.choose(choosing.stepBack(this.chosen));
  }

  clear(): void {
    this.choose([]);
  }

  /** Choose what is written; return whether it is an action. */
  chooseText(text: string): boolean {
    const found = choosing.findByText(this.choices, text);
    if (found) this.choose(found.path);
    return found !== null;
  }

  private choose(chosen: Key[]): void {
    this.chosen = chosen;
    this.group = [];
    this.pointed = null;
    this.lookInto(chosen);
  }

  /** What would be chosen with what is held and pointed at. */
  private seen(): Key[] {
    return this.with(this.with(this.chosen, this.held), this.pointed);
  }

  private with(chosen: Key[], key: Key | null): Key[] {
    if (key === null || chosen.includes(key)) return chosen;
    return choosing.pick(this.choices, chosen, key);
  }

  private mark(): Marks {
    const view = this.view;
    const marks = new Map<Key, Mark>();
    if (!view) return marks;
    const touched = this.lastEvents.flatMap((event) => this.ui.touched(event, view));
    gatherMarks(marks, touched, { last: true });
    if (!this.canAct) return marks;
    this.markChoice(marks, view);
    return marks;
  }

  private markChoice(marks: Map<Key, Mark>, view: View): void {
    const seen = this.seen();
    const within = this.pointed ? this.ui.within(this.pointed, view) : [];
    const choice = choosing.settled(this.choices, seen);
    if (this.held === null) this.markNext(marks, seen, choice);
    else this.markGoals(marks, this.held);
    gatherMarks(marks, this.choice?.path ?? this.chosen, { chosen: true });
    gatherMarks(marks, this.pointed ? [this.pointed, ...within] : [], { hot: true });
    if (choice) this.markForeseen(marks, choice, view);
    else if (seen.length > 0) this.markPlaces(marks, seen, view);
  }

  private markNext(marks: Map<Key, Mark>, seen: Key[], choice: choosing.Choice | null): void {
    gatherMarks(marks, this.lit, { lit: true });
    if (!choice) gatherMarks(marks, choosing.nextKeys(this.choices, seen), { lit: true });
    gatherMarks(marks, this.ready, { ready: true });
  }

  /** Show what is held, and where it may go. */
  private markGoals(marks: Map<Key, Mark>, held: Key): void {
    gatherMarks(marks, [held], { chosen: true });
    const base = this.with(this.chosen, held);
    if (!base.includes(held)) return;
    const only = choosing.settled(this.choices, base)?.path.filter((key) => !base.includes(key));
    gatherMarks(marks, only ?? choosing.nextKeys(this.choices, base), { lit: true });
  }

  /** Show all that an action would bring. */
  private markForeseen(marks: Map<Key, Mark>, choice: choosing.Choice, view: View): void {
    for (const [key, mark] of this.marksOf(choice, view)) gatherMarks(marks, [key], mark);
  }

  /** Show beside each place what it would bring or cost. */
  private markPlaces(marks: Map<Key, Mark>, seen: Key[], view: View): void {
    const fit = choosing.fitting(this.choices, seen);
    if (fit.length > AHEAD) return;
    for (const choice of fit) {
      const key = choice.path.at(-1) ?? "";
      const { points, note } = this.marksOf(choice, view).get(key) ?? {};
      if (points !== undefined) gatherMarks(marks, [key], { points });
      if (note !== undefined) gatherMarks(marks, [key], { note });
    }
  }

  private marksOf(choice: choosing.Choice, view: View): Map<Key, Mark> {
    const found = this.previews.get(choice.action.text);
    if (!found || this.actor === null) return new Map();
    const [events, forecast] = [found.events, found.forecast] as Event[][];
    return this.ui.foresee(events!, this.actor, view, forecast);
  }

  /** Ask what the actions that fit would bring, if they are few. */
  protected lookInto(chosen: Key[]): void {
    const fit = choosing.fitting(this.choices, chosen);
    const texts = fit.map(({ action }) => action.text).filter((text) => !this.asked.has(text));
    if (fit.length > AHEAD || texts.length === 0) return;
    for (const text of texts) this.asked.add(text);
    const ply = this.ply;
    this.foresee(texts).then(
      (found) => this.remember(found),
      () => {
        if (ply === this.ply) for (const text of texts) this.asked.delete(text);
      },
    );
  }

  private remember(found: Foreseen[]): void {
    const texts = found.map((each): [string, Foreseen] => [each.text, each]);
    this.previews = new Map([...this.previews, ...texts]);
  }

  /** Give up all that was chosen and foreseen: the position is another. */
  protected forget(): void {
    this.chosen = [];
    this.group = [];
    this.pointed = null;
    this.held = null;
    this.previews = new Map();
    this.asked.clear();
  }
}
