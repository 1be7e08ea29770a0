/** The choice under way: what is legal, what has been chosen of it, and what the table shows of that. */
import type { Event, GameUi, Key, Mark, Marks, View } from "../games/contract";
import type { Foreseen, LegalAction, Sentence } from "../generated/protocol";
import * as choosing from "./choosing";
import { gatherMarks } from "./marks";
import { firstOf, listChoices, STEPWISE, type Turn, type Turns, UNDER_WAY } from "./turns";

/** So many actions are looked into ahead of a choice. */
const AHEAD = 40;

export abstract class Chooser {
  chosen = $state.raw<Key[]>([]);
  pointed = $state.raw<Key | null>(null);
  held = $state.raw<Key | null>(null);
  group = $state.raw<Key[]>([]);
  notice = $state<string | null>(null);
  /** The keys that a lesson speaks of: nothing else is lit where one of them can be chosen first. */
  about = $state.raw<RegExp | null>(null);
  protected legal = $state.raw<LegalAction[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private turns = $state.raw<Turns>(new Map());
  private asked = new Set<string>();
  /** What was picked while the server was still to tell how the turn goes on. */
  private later: Key | null = null;

  readonly choices = $derived.by((): choosing.Choice[] => {
    return this.view ? listChoices(this.ui, this.view, this.legal, this.turns) : [];
  });
  readonly choice = $derived.by((): choosing.Choice | null => {
    const found = choosing.settled(this.choices, this.chosen);
    return found && this.isWhole(found) ? found : null;
  });
  /** Whether more could be added to what is chosen, though it could be confirmed as it is. */
  readonly isOpen = $derived(this.choice !== null && choosing.isOpen(this.choices, this.chosen));
  readonly foreseen = $derived(this.choice ? this.previews.get(this.choice.action.text) : undefined);
  readonly lit = $derived(choosing.litKeys(this.choices, this.chosen));
  readonly next = $derived(
    this.choice && !this.isOpen ? [] : choosing.nextKeys(this.choices, this.chosen),
  );
  /** What is asked of whoever completes a turn. */
  readonly question = $derived.by((): Sentence | null => {
    const [fit] = choosing.fitting(this.choices, this.chosen);
    if (!fit || (this.choice && !this.isOpen)) return null;
    const turn = this.turns.get(this.isUnderWay ? UNDER_WAY : firstOf(fit));
    const isAsked = this.isUnderWay || choosing.isPartly(this.choices, this.chosen);
    if (!turn?.question || !isAsked) return null;
    const left = fit.path.length + fit.pieces.length - this.chosen.length;
    return { ...turn.question, values: { ...turn.question.values, left } };
  });
  /** What can be chosen as well, though something else is asked for: tiles, and what could be instead. */
  private readonly ready = $derived.by((): Key[] => {
    const view = this.view;
    if (choosing.isPartly(this.choices, this.chosen)) return [];
    const keys = new Set(this.choices.flatMap(({ path }) => path));
    const tiles = [...keys].filter(
      (key) => view && this.ui.drawn(key) && this.ui.tiles(key, view).length,
    );
    return [...tiles, ...choosing.alternatives(this.choices, this.chosen)];
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
  /** Whether the turn has begun already. */
  protected abstract get isUnderWay(): boolean;
  protected abstract foresee(texts: string[]): Promise<Foreseen[]>;
  /** Return how the turn can be completed after an action, or from now on. */
  protected abstract complete(action: string | null): Promise<Turn>;

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
    if (this.isWaiting) {
      this.later = key;
      return;
    }
    const meant = this.meantBy(key, this.view);
    if (meant.length === 1) this.choose(choosing.pick(this.choices, this.chosen, meant[0]!));
    else this.group = meant;
  };

  /** What a key stands for: itself, or what lies within it and goes on with what is chosen. */
  private meantBy(key: Key, view: View): Key[] {
    const within = this.ui.within(key, view);
    const goOn = this.chosen.length > 0 && within.some((each) => this.next.includes(each));
    const isPickable = (each: Key) => choosing.isPickable(this.choices, this.chosen, each);
    if (isPickable(key) && !goOn) return [key];
    const lit = within.filter((each) => this.lit.includes(each));
    return lit.length ? lit : within.filter(isPickable);
  }

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
    else this.choose(choosing.stepBack(this.choices, this.chosen));
  }

  clear(): void {
    this.choose([]);
  }

  /** Choose what is written; return whether it is an action. */
  async chooseText(text: string): Promise<boolean> {
    this.notice = null;
    const [first] = text.trim().toLowerCase().split(/\s+/);
    const action = this.legal.find((each) => each.text.toLowerCase() === first);
    if (action && !this.isUnderWay) await this.lookOn(action.text);
    const found = choosing.findByText(this.choices, text);
    if (found) this.choose(found);
    return found !== null;
  }

  private choose(chosen: Key[]): void {
    this.chosen = choosing.withPath(this.choices, chosen);
    this.group = [];
    this.pointed = null;
    this.later = null;
    this.lookInto(chosen);
    const found = choosing.settled(this.choices, chosen);
    if (found && !this.isWhole(found)) void this.lookOn(firstOf(found));
  }

  // Turns of several decisions

  /** Whether the server is still to tell how the turn goes on. */
  get isWaiting(): boolean {
    const found = choosing.settled(this.choices, this.chosen);
    return found !== null && !this.isWhole(found);
  }

  /** Whether it is known how a choice completes the turn. */
  private isWhole(choice: choosing.Choice): boolean {
    if (!this.ui.pieces) return true;
    return this.turns.has(this.isUnderWay ? UNDER_WAY : firstOf(choice));
  }

  /** Ask how the turn goes on, after an action or from now. */
  protected async lookOn(action: string): Promise<void> {
    if (!this.ui.pieces || this.asked.has(`${action} ...`)) return;
    this.asked.add(`${action} ...`);
    const ply = this.ply;
    const keep = (turn: Turn) => {
      if (ply !== this.ply) return;
      this.turns = new Map([...this.turns, [action, turn]]);
      this.chosen = choosing.withPath(this.choices, this.chosen);
      this.lookInto(this.chosen);
      const { later } = this;
      this.later = null;
      if (later !== null) this.pick(later);
    };
    await this.complete(action || null).then(keep, () => keep(STEPWISE));
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
    const isDecided = this.choice !== null && !this.isOpen && this.held === null;
    const seen = isDecided ? this.chosen : this.seen();
    const within = this.pointed ? this.ui.within(this.pointed, view) : [];
    const choice = choosing.settled(this.choices, seen);
    if (this.held === null) this.markNext(marks, seen, choice);
    else this.markGoals(marks, this.held);
    this.markChosen(marks);
    gatherMarks(marks, this.pointed ? [this.pointed, ...within] : [], { hot: true });
    if (choice) this.markForeseen(marks, choice, view);
    else if (seen.length > 0) {
      this.markPlaces(marks, seen, view);
      this.markCertain(marks, seen, view);
    }
  }

  private markChosen(marks: Map<Key, Mark>): void {
    gatherMarks(marks, this.choice?.path ?? [], { chosen: true });
    const [fit] = choosing.fitting(this.choices, this.chosen);
    for (const key of this.chosen) {
      const pieces = (marks.get(key)?.pieces ?? 0) + 1;
      gatherMarks(marks, [key], fit?.path.includes(key) ? { chosen: true } : { chosen: true, pieces });
    }
  }

  private markNext(marks: Map<Key, Mark>, seen: Key[], choice: choosing.Choice | null): void {
    const meant = this.chosen.length ? [] : this.lit.filter((key) => this.about?.test(key));
    const isAsked = meant.length > 0 || choosing.isPartly(this.choices, this.chosen);
    const lit = meant.length ? meant : this.lit;
    gatherMarks(marks, lit, isAsked ? { lit: true, asked: true } : { lit: true });
    if (!choice && seen.length) gatherMarks(marks, choosing.nextKeys(this.choices, seen), { lit: true });
    gatherMarks(marks, meant.length ? [...this.ready, ...this.lit] : this.ready, { ready: true });
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

  /** Show what is the same whatever is chosen next. */
  private markCertain(marks: Map<Key, Mark>, seen: Key[], view: View): void {
    const [first, ...others] = choosing
      .fitting(this.choices, seen)
      .map((choice) => this.marksOf(choice, view));
    for (const [key, mark] of first ?? []) {
      const text = JSON.stringify(mark);
      const isCertain = others.every((each) => JSON.stringify(each.get(key)) === text);
      if (isCertain) gatherMarks(marks, [key], mark);
    }
  }

  /** Show beside each place what it would bring or cost. */
  private markPlaces(marks: Map<Key, Mark>, seen: Key[], view: View): void {
    const fit = choosing.fitting(this.choices, seen);
    if (fit.length > AHEAD) return;
    for (const choice of fit.filter(({ pieces }) => pieces.length === 0)) {
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
    const found = choosing.settled(this.choices, chosen);
    const few = fit.length > AHEAD ? (found ? [found] : []) : fit;
    const texts = few.map(({ action }) => action.text).filter((text) => !this.asked.has(text));
    if (texts.length === 0) return;
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
    this.turns = new Map();
    this.later = null;
    this.asked.clear();
  }
}
