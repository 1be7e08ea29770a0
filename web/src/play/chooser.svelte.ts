/** The current choice: legal actions, chosen keys, and the marks that the table shows for them. */
import type { Event, GameUi, Key, Mark, Marks, View } from "../games/contract";
import type { Effect, Foreseen, LegalAction, Sentence } from "../generated/protocol";
import * as choosing from "./choosing";
import { certainEffects, effectsByPlace, type PlacedEffects, toLabel } from "./effects";
import { gatherMarks } from "./marks";
import { firstOf, listChoices, STEPWISE, type Turn, type Turns, UNDER_WAY } from "./turns";

/** The maximum number of actions to preview in advance. */
const AHEAD = 40;
/** The maximum number of buttons with a price. */
const MOST_BUTTONS = 8;
/** The same for games whose actions are buttons with the hint of their preview. */
const LISTED = 256;

/** What a choice needs: a position, and a server that previews actions. */
export interface ChoiceSource {
  readonly ui: GameUi;
  readonly view: View | null;
  readonly actor: number | null;
  readonly ply: number;
  /** Whether a choice can be made now. */
  readonly canAct: boolean;
  /** Whether the turn has already begun. */
  readonly isUnderWay: boolean;
  /** The rings of the last moves. */
  readonly rings: Marks;
  /** Return a message as text. */
  word(sentence: Sentence): string;
  /** Return the effects of actions. */
  preview(texts: string[]): Promise<Foreseen[]>;
  /** Return how the turn can be completed after an action, or from now on. */
  complete(action: string | null): Promise<Turn>;
  /** Remove the notice of a refusal. */
  clearNotice(): void;
  /** Tell why a key cannot be chosen. */
  refuse(key: Key): void;
}

export class Chooser {
  chosen = $state.raw<Key[]>([]);
  pointed = $state.raw<Key | null>(null);
  held = $state.raw<Key | null>(null);
  group = $state.raw<Key[]>([]);
  /** Marks that are shown besides those of the choice: the effects of a turn in question. */
  shown = $state.raw<Marks>(new Map());
  /** What happened in the move that the reader points at in the log. */
  recalled = $state.raw<Event[] | null>(null);
  legal = $state.raw<LegalAction[]>([]);
  private previews = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private turns = $state.raw<Turns>(new Map());
  /** Actions whose preview or turn has been requested. */
  private requested = new Set<string>();
  /** Whether the best way to pass is to be chosen once the ways are known. */
  private isPassing = false;
  /** The key that was picked before the server told how the turn continues. */
  private postponed: Key | null = null;

  readonly choices = $derived.by((): choosing.Choice[] => {
    const { ui, view } = this.source;
    return view ? listChoices(ui, view, this.legal, this.turns, this.chosen) : [];
  });
  readonly choice = $derived.by((): choosing.Choice | null => {
    const found = choosing.settled(this.choices, this.chosen);
    return found && this.isComplete(found) ? found : null;
  });
  /** Whether the choice could be extended, although it could be confirmed as it is. */
  readonly isOpen = $derived(this.choice !== null && choosing.isOpen(this.choices, this.chosen));
  readonly preview = $derived(this.choice ? this.previews.get(this.choice.action.text) : undefined);
  /** What the choice would lead to together with what is under the pointer. */
  readonly foreseen = $derived.by((): Foreseen | undefined => {
    if (this.choice && !this.isOpen) return this.preview;
    const found = choosing.settled(this.choices, this.prospect());
    return found ? this.previews.get(found.action.text) : undefined;
  });
  /** What the choice leads to: all of it, or as long as it is open what follows in any case. */
  readonly effects = $derived.by((): Effect[] => {
    if (this.foreseen) return this.foreseen.effects ?? [];
    const prospect = this.prospect();
    return prospect.length ? certainEffects(this.placed(choosing.fitting(this.choices, prospect))) : [];
  });
  readonly lit = $derived(choosing.litKeys(this.choices, this.chosen));
  readonly next = $derived(
    this.choice && !this.isOpen ? [] : choosing.nextKeys(this.choices, this.chosen),
  );
  /** The prompt while completing a turn. */
  readonly question = $derived.by((): Sentence | null => {
    const [fit] = choosing.fitting(this.choices, this.chosen);
    if (!fit || (this.choice && !this.isOpen)) return null;
    const turn = this.turns.get(this.turnOf(fit));
    const isAsked = this.source.isUnderWay || choosing.isPartly(this.choices, this.chosen);
    if (!turn?.question || !isAsked) return null;
    const left = fit.path.length + fit.pieces.length - this.chosen.length;
    return { ...turn.question, values: { ...turn.question.values, left } };
  });
  /** What else can be chosen: tiles, and alternatives to the chosen keys. */
  private readonly ready = $derived.by((): Key[] => {
    const view = this.source.view;
    if (choosing.isPartly(this.choices, this.chosen)) return [];
    const keys = new Set(this.choices.flatMap(({ path }) => path));
    const tiles = [...keys].filter(
      (key) => view && this.source.ui.isDrawn(key) && this.source.ui.tiles(key, view).length,
    );
    return [...tiles, ...choosing.alternatives(this.choices, this.chosen)];
  });
  readonly marks: Marks = $derived.by(() => this.mark());

  constructor(private readonly source: ChoiceSource) {}

  /** The hint of an action, once it is known. */
  hintOf(text: string): Sentence | undefined {
    return this.previews.get(text)?.hint;
  }

  /** What an action would lead to, once it is known. */
  foreseenOf(text: string): Foreseen | undefined {
    return this.previews.get(text);
  }

  /** Request what the first action of each button would lead to: its price is told on it. */
  requestPrices(): void {
    const buttons = new Map<Key, string>();
    for (const { path, action } of this.choices) {
      const [first] = path;
      if (first && !this.source.ui.isDrawn(first) && !buttons.has(first)) buttons.set(first, action.text);
    }
    this.requestTexts([...buttons.values()].slice(0, MOST_BUTTONS));
  }

  /** The events of the only action that a key leads to, once they are known. */
  eventsOf(key: Key): Event[] | undefined {
    const found = choosing.settled(this.choices, choosing.pick(this.choices, this.chosen, key));
    return found ? (this.previews.get(found.action.text)?.events as Event[] | undefined) : undefined;
  }

  point = (key: Key | null): void => {
    this.pointed = key;
    if (key !== null && this.source.canAct) this.requestPreviews(this.prospect());
  };

  pick = (key: Key): void => {
    if (!this.source.view) return;
    if (!this.source.canAct) return this.source.refuse(key);
    this.source.clearNotice();
    if (this.isWaiting) {
      this.postponed = key;
      return;
    }
    const meant = this.meantBy(key, this.source.view);
    if (meant.length === 0) this.source.refuse(key);
    else if (meant.length === 1) this.take(meant[0]!);
    else this.openGroup(meant);
  };

  private take(key: Key): void {
    this.isPassing = key === this.source.ui.passing?.key && !this.chosen.includes(key);
    this.choose(choosing.pick(this.choices, this.chosen, key));
  }

  /** Offer several keys as buttons, each with what it leads to. */
  private openGroup(keys: Key[]): void {
    this.group = keys;
    for (const key of keys) this.requestPreviews(this.with(this.chosen, key));
  }

  /** The keys that a pick means: the key itself, or keys within it that fit the choice. */
  private meantBy(key: Key, view: View): Key[] {
    const within = this.source.ui.within(key, view);
    const goOn = this.chosen.length > 0 && within.some((each) => this.next.includes(each));
    const isPickable = (each: Key) => choosing.isPickable(this.choices, this.chosen, each);
    if (isPickable(key) && !goOn) return [key];
    const lit = within.filter((each) => this.lit.includes(each));
    return lit.length ? lit : within.filter(isPickable);
  }

  /** Start or end dragging: effects are shown, nothing is chosen yet. */
  hold(key: Key | null): void {
    this.held = key;
    this.pointed = null;
    if (key !== null) this.requestPreviews(this.prospect());
  }

  /** Drop the dragged key: on a place, or on the own board if no place is needed. */
  drop(place: Key | null): void {
    const key = this.held;
    if (key === null) return;
    this.hold(null);
    if (!this.chosen.includes(key)) this.pick(key);
    if (place !== null && !this.chosen.includes(place)) this.pick(place);
  }

  stepBack(): void {
    this.source.clearNotice();
    this.isPassing = false;
    const back = choosing.stepBack(this.choices, this.chosen);
    const isPass = this.isPass && (back.length === 1 || this.isPreset);
    if (this.group.length) this.group = [];
    else this.choose(isPass ? [] : back);
  }

  clear(): void {
    this.isPassing = false;
    this.choose([]);
  }

  /** Choose an action by its notation; return whether it exists. */
  async chooseText(text: string): Promise<boolean> {
    this.source.clearNotice();
    const [first] = text.trim().toLowerCase().split(/\s+/);
    const action = this.legal.find((each) => each.text.toLowerCase() === first);
    if (action && !this.source.isUnderWay) await this.requestTurn(action.text);
    const found = choosing.findByText(this.choices, text);
    if (found) this.choose(found);
    return found !== null;
  }

  private choose(chosen: Key[]): void {
    this.chosen = this.withBestPass(choosing.withPath(this.choices, chosen));
    this.group = [];
    this.pointed = null;
    this.postponed = null;
    this.requestPreviews(this.chosen);
    const found = choosing.settled(this.choices, this.chosen);
    if (found && !this.isComplete(found)) void this.requestTurn(this.turnOf(found));
  }

  // Turns of several decisions

  /** Whether passing is chosen. */
  get isPass(): boolean {
    const { passing } = this.source.ui;
    return passing !== undefined && this.chosen[0] === passing.key;
  }

  /** Whether passing gives something up: points, tiles, or other moves. */
  get isAtStake(): boolean {
    return this.isPass && (this.choices.length > 1 || (this.preview?.points ?? 0) < 0);
  }

  /** Whether what was preset for passing has not been changed. */
  private get isPreset(): boolean {
    return String(this.chosen) === String(this.bestPass());
  }

  /** Return the chosen keys, with the best way to pass if passing has just been chosen. */
  private withBestPass(chosen: Key[]): Key[] {
    if (!this.isPassing) return chosen;
    const best = this.bestPass();
    if (best) this.isPassing = false;
    return best ?? chosen;
  }

  /** The keys of the best way to pass, once the ways are known. */
  private bestPass(): Key[] | null {
    const { ui, view } = this.source;
    const { key, rate } = ui.passing ?? {};
    const ways = key === undefined ? undefined : this.turns.get(key)?.ways;
    if (!ways?.length || !view || !rate) return null;
    const rates = ways.map(({ events }) => rate(events as Event[], view));
    const { text } = ways[rates.indexOf(Math.max(...rates))]!;
    const found = this.choices.find(({ action }) => action.text === text);
    return found ? [...found.path, ...found.pieces] : null;
  }

  /** Whether the server has yet to tell how the turn continues. */
  get isWaiting(): boolean {
    const found = choosing.settled(this.choices, this.chosen);
    return found !== null && !this.isComplete(found);
  }

  /** Whether the ways to complete the turn of a choice are known. */
  private isComplete(choice: choosing.Choice): boolean {
    if (!this.source.ui.pieces) return true;
    return this.turns.has(this.turnOf(choice));
  }

  /** The turn that a choice belongs to: the one under way, or the one that it begins. */
  private turnOf(choice: choosing.Choice): string {
    return this.source.isUnderWay ? UNDER_WAY : firstOf(choice);
  }

  /** Request the ways to complete a turn, after an action or from now. */
  async requestTurn(action: string): Promise<void> {
    if (!this.source.ui.pieces || this.requested.has(`${action} ...`)) return;
    this.requested.add(`${action} ...`);
    const ply = this.source.ply;
    const keep = (turn: Turn) => {
      if (ply !== this.source.ply) return;
      this.turns = new Map([...this.turns, [action, turn]]);
      const fitting = choosing.keepFitting(this.choices, this.chosen);
      this.chosen = this.withBestPass(choosing.withPath(this.choices, fitting));
      this.requestPreviews(this.chosen);
      const { postponed } = this;
      this.postponed = null;
      if (postponed !== null) this.pick(postponed);
    };
    await this.source.complete(action || null).then(keep, () => keep(STEPWISE));
  }

  /** The chosen keys together with the dragged and the hovered one. */
  private prospect(): Key[] {
    return this.with(this.with(this.chosen, this.held), this.pointed);
  }

  private with(chosen: Key[], key: Key | null): Key[] {
    if (key === null || chosen.includes(key)) return chosen;
    return choosing.pick(this.choices, chosen, key);
  }

  private mark(): Marks {
    const view = this.source.view;
    const marks = new Map<Key, Mark>(this.source.rings);
    if (!view) return marks;
    const recalled = this.recalled?.flatMap((event) => this.source.ui.touched(event, view)) ?? [];
    gatherMarks(marks, recalled, { recalled: true });
    for (const [key, mark] of this.shown) gatherMarks(marks, [key], mark);
    if (!this.source.canAct) return marks;
    this.markChoice(marks, view);
    return marks;
  }

  private markChoice(marks: Map<Key, Mark>, view: View): void {
    const isDecided = this.choice !== null && !this.isOpen && this.held === null;
    const prospect = isDecided ? this.chosen : this.prospect();
    const within = this.pointed ? this.source.ui.within(this.pointed, view) : [];
    const choice = choosing.settled(this.choices, prospect);
    if (this.held === null) this.markNext(marks, prospect, choice);
    else this.markGoals(marks, this.held);
    this.markChosen(marks);
    gatherMarks(marks, this.pointed ? [this.pointed, ...within] : [], { hot: true });
    if (choice) this.markPreview(marks, choice, view);
    else if (prospect.length > 0) {
      this.markPlaces(marks, prospect);
      this.markCertain(marks, prospect, view);
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

  private markNext(marks: Map<Key, Mark>, prospect: Key[], choice: choosing.Choice | null): void {
    const isAsked = choosing.isPartly(this.choices, this.chosen);
    gatherMarks(marks, this.lit, isAsked ? { lit: true, asked: true } : { lit: true });
    if (!choice && prospect.length) gatherMarks(marks, choosing.nextKeys(this.choices, prospect), { lit: true });
    gatherMarks(marks, this.ready, { ready: true });
  }

  /** Mark the dragged key and its possible targets. */
  private markGoals(marks: Map<Key, Mark>, held: Key): void {
    gatherMarks(marks, [held], { chosen: true });
    const base = this.with(this.chosen, held);
    if (!base.includes(held)) return;
    const only = choosing.settled(this.choices, base)?.path.filter((key) => !base.includes(key));
    gatherMarks(marks, only ?? choosing.nextKeys(this.choices, base), { lit: true });
  }

  /** Mark all effects of an action. */
  private markPreview(marks: Map<Key, Mark>, choice: choosing.Choice, view: View): void {
    for (const [key, mark] of this.marksOf(choice, view)) gatherMarks(marks, [key], mark);
    this.tellEffects(marks, [choice]);
  }

  /** Mark the effects that all fitting actions share. */
  private markCertain(marks: Map<Key, Mark>, prospect: Key[], view: View): void {
    const [first, ...others] = choosing
      .fitting(this.choices, prospect)
      .map((choice) => this.marksOf(choice, view));
    for (const [key, mark] of first ?? []) {
      const text = JSON.stringify(mark);
      const isCertain = others.every((each) => JSON.stringify(each.get(key)) === text);
      if (isCertain) gatherMarks(marks, [key], mark);
    }
  }

  /** Tell at each place what choosing it would lead to. */
  private markPlaces(marks: Map<Key, Mark>, prospect: Key[]): void {
    this.tellEffects(marks, choosing.fitting(this.choices, prospect));
  }

  private tellEffects(marks: Map<Key, Mark>, choices: choosing.Choice[]): void {
    for (const [key, effects] of effectsByPlace(this.placed(choices))) {
      const labels = effects.map((each) => toLabel(each, (sentence) => this.source.word(sentence)));
      if (labels.length) gatherMarks(marks, [key], { effects: labels });
    }
  }

  /** The effects of choices, with their places; unknown ones count as none. */
  private placed(choices: choosing.Choice[]): PlacedEffects[] {
    return this.alike(choices).flatMap((group) => {
      const [{ path }] = group as [choosing.Choice];
      const key = this.source.ui.effectKey?.(path) ?? path.at(-1);
      const known = group.flatMap(({ action }) => this.previews.get(action.text) ?? []);
      const lists = known.length ? known.map(({ effects = [] }) => effects) : [[]];
      return key ? lists.map((effects) => ({ key, effects })) : [];
    });
  }

  private marksOf(choice: choosing.Choice, view: View): Map<Key, Mark> {
    const found = this.previews.get(choice.action.text);
    if (!found || this.source.actor === null) return new Map();
    const [events, forecast] = [found.events, found.forecast] as Event[][];
    return this.source.ui.previewMarks(events!, this.source.actor, view, forecast);
  }

  /** Request previews of the fitting actions, if they are few. */
  requestPreviews(chosen: Key[]): void {
    const fit = choosing.fitting(this.choices, chosen);
    const found = choosing.settled(this.choices, chosen);
    const few = found && fit.length > AHEAD ? [found] : this.fewOf(fit);
    this.requestTexts(few.map(({ action }) => action.text));
  }

  private requestTexts(all: string[]): void {
    const texts = all.filter((text) => !this.requested.has(text));
    if (texts.length === 0) return;
    for (const text of texts) this.requested.add(text);
    const ply = this.source.ply;
    this.source.preview(texts).then(
      (found) => this.addPreviews(found),
      () => {
        if (ply === this.source.ply) for (const text of texts) this.requested.delete(text);
      },
    );
  }

  /** Return choices if they are few, or one for each place, or none if these are many too. */
  private fewOf(choices: choosing.Choice[]): choosing.Choice[] {
    const most = this.source.ui.actionOf ? LISTED : AHEAD;
    if (choices.length <= most) return choices;
    const groups = this.alike(choices);
    return groups.length <= most ? groups.map(([first]) => first!) : [];
  }

  /** Return choices in groups that look the same on the table, and differ in payments or pieces. */
  private alike(choices: choosing.Choice[]): choosing.Choice[][] {
    const groups = new Map<string, choosing.Choice[]>();
    for (const choice of choices) {
      const look = this.lookOf(choice.path);
      const group = groups.get(look);
      if (group) group.push(choice);
      else groups.set(look, [choice]);
    }
    return [...groups.values()];
  }

  /** What the table shows of a path: what is drawn, or all of it if nothing is. */
  private lookOf(path: Key[]): string {
    const drawn = path.filter((key) => this.source.ui.isDrawn(key));
    return String(drawn.length ? drawn : path);
  }

  private addPreviews(found: Foreseen[]): void {
    const texts = found.map((each): [string, Foreseen] => [each.text, each]);
    this.previews = new Map([...this.previews, ...texts]);
  }

  /** Clear the choice and all previews, for a new position. */
  reset(): void {
    this.chosen = [];
    this.group = [];
    this.pointed = null;
    this.held = null;
    this.previews = new Map();
    this.turns = new Map();
    this.postponed = null;
    this.isPassing = false;
    this.requested.clear();
  }
}
