/** A chapter in progress: the current step, and the answer to what the reader did. */
import type { GameUi } from "../games/contract";
import type { Answer, Lesson, LessonStep } from "../generated/protocol";
import { words } from "../i18n/words.svelte";
import { progress } from "./progress.svelte";
import { LessonTable } from "./table.svelte";

const RIGHT = "right";
const WRONG = "wrong";
/** The frames that follow no turn of the reader. */
const NO_TURN = "";

export class LessonPlayer {
  readonly table: LessonTable;
  /** The current step, from 0; the number of steps at the end. */
  at = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** The numbers of an exercise that have been tried. */
  tried = $state.raw<readonly number[]>([]);
  isPlaying = $state(false);
  /** Called when the reader's answer has been judged and shown. */
  onAnswer: () => void = () => {};
  private visits = 0;

  constructor(
    readonly lesson: Lesson,
    ui: GameUi,
  ) {
    this.table = new LessonTable(lesson, ui);
    this.table.onChoice = (turn) => void this.choose(turn);
    const { step } = progress.of(lesson.game, lesson.chapter);
    this.go(step < lesson.steps.length ? step : 0);
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  get isDone(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  get isRight(): boolean {
    return this.answer?.text === RIGHT;
  }

  /** Whether nothing is left to do in this step. */
  get isAnswered(): boolean {
    return this.step?.kind === "read" || (this.isRight && !this.isPlaying);
  }

  /** Whether the reader chooses on the board now. */
  get isChoosing(): boolean {
    return this.step?.kind === "act" && !this.isRight;
  }

  get prompt(): string {
    return this.step ? this.text("", {}) : "";
  }

  /** The answer in words. */
  get answerText(): string {
    if (!this.answer) return "";
    const { text, values } = this.answer;
    const isKnown = words.catalogue.has(this.messageId, text);
    return this.text(isKnown ? text : WRONG, values);
  }

  /** What has just happened, in words. */
  get told(): string {
    return this.table.paragraph(this.table.log.slice(1).flatMap(({ log }) => log));
  }

  private get messageId(): string {
    return `lesson-${this.lesson.game}-${this.lesson.chapter}-${this.step?.id}`;
  }

  private text(form: string, own: Record<string, number>): string {
    const values = { ...this.step?.values, ...own };
    return words.catalogue.word({ id: this.messageId, values }, {}, form);
  }

  /** Go to a step, from its beginning. */
  go(at: number): void {
    this.visits += 1;
    this.at = Math.max(0, at);
    [this.answer, this.tried, this.isPlaying] = [null, [], false];
    const { game, chapter } = this.lesson;
    if (this.step) {
      this.table.openStep(this.step);
      progress.reach(game, chapter, this.at);
    } else progress.finish(game, chapter);
  }

  /** Judge a turn: a right one is played, a wrong one is undone. */
  async choose(turn: string): Promise<void> {
    this.answer = this.step?.answers[turn] ?? null;
    if (this.isRight) await this.play(turn);
    else {
      this.table.chooser.clear();
      this.onAnswer();
    }
  }

  /** Judge the answer to an exercise. */
  async guess(option: number): Promise<void> {
    if (this.isRight) return;
    this.tried = [...this.tried, option];
    this.answer = this.step?.answers[option] ?? null;
    if (!this.isRight) return this.onAnswer();
    this.table.reveal();
    await this.play(NO_TURN);
  }

  /** Play what a step shows. */
  async watch(): Promise<void> {
    if (this.answer) return;
    this.answer = { text: RIGHT, values: {} };
    await this.play(NO_TURN);
  }

  private async play(turn: string): Promise<void> {
    const visit = ++this.visits;
    const frames = this.step?.frames[turn];
    if (frames) {
      this.isPlaying = true;
      await this.table.play(frames, () => visit === this.visits);
      if (visit !== this.visits) return;
      this.isPlaying = false;
    }
    this.onAnswer();
  }
}
