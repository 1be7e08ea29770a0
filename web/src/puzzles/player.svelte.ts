/** A puzzle in progress: which turn is next, the answer to the last try, and the solution. */
import type { GameUi } from "../games/contract";
import type { Frame, PuzzlePage, PuzzlePosition, PuzzleSolution } from "../generated/protocol";
import type { Taught } from "../learn/taught";
import { refusalText } from "../net/refusals";
import { solutionOf, tryTurn } from "./api";
import { progress } from "./progress.svelte";
import { PuzzleTable } from "./table.svelte";

export type Verdict = "right" | "almost" | "wrong";

export class PuzzlePlayer implements Taught {
  readonly table: PuzzleTable;
  readonly lesson = { others: true };
  readonly step = { kind: "act", spotlight: [] };
  /** Which turn of the solver is next, from 0. */
  at = $state(0);
  verdict = $state<Verdict | null>(null);
  /** Whether the whole puzzle is solved, or its solution has been shown. */
  isDone = $state(false);
  /** Whether it was solved without a wrong turn and without help. */
  isClean = $state(true);
  isPlaying = $state(false);
  solution = $state.raw<PuzzleSolution | null>(null);
  problem = $state("");
  /** Called when a try has been answered and shown. */
  onAnswer: () => void = () => {};
  private start: PuzzlePosition;
  private visits = 0;

  constructor(
    readonly puzzle: PuzzlePage,
    ui: GameUi,
    /** The day whose puzzle this is, or nothing. */
    readonly day: string,
  ) {
    this.table = new PuzzleTable(puzzle, ui);
    this.table.onChoice = (turn) => void this.choose(turn);
    this.start = puzzle.start;
    this.table.openPosition(this.start);
  }

  get isRight(): boolean {
    return this.verdict === "right" || this.isDone;
  }

  get isChoosing(): boolean {
    return !this.isDone && !this.isPlaying;
  }

  /** Judge a turn: a right one is played, any other is undone. */
  async choose(turn: string): Promise<void> {
    if (!this.isChoosing) return;
    this.problem = "";
    this.isPlaying = true;
    try {
      const { game, id } = this.puzzle;
      const answer = await tryTurn(game, id, this.at, turn);
      this.verdict = answer.verdict as Verdict;
      if (this.verdict === "right") await this.goOn(answer.frames, answer.next);
      else this.fail();
    } catch (error) {
      this.problem = refusalText(error);
      this.table.chooser.clear();
    } finally {
      this.isPlaying = false;
    }
    this.onAnswer();
  }

  /** Show the solution from the start. */
  async reveal(): Promise<void> {
    if (this.isPlaying) return;
    this.problem = "";
    try {
      await this.load();
      this.isClean = this.isClean && this.isDone;
      this.end();
      this.table.openPosition(this.puzzle.start);
      await this.play(this.solution?.frames ?? []);
    } catch (error) {
      this.problem = refusalText(error);
    }
    this.onAnswer();
  }

  private async goOn(frames: Frame[], next: PuzzlePosition | null): Promise<void> {
    if (!next) {
      this.end();
      void this.load().catch(() => {}); // the reasons can wait
    }
    await this.play(frames);
    if (!next) return;
    this.at += 1;
    this.start = next;
    this.table.openPosition(next);
  }

  private fail(): void {
    this.isClean = false;
    this.count(false);
    this.table.chooser.clear();
  }

  private end(): void {
    this.isDone = true;
    this.count(this.isClean);
  }

  private count(isSolved: boolean): void {
    progress.count(this.puzzle.game, this.puzzle, isSolved, this.day);
  }

  private async load(): Promise<void> {
    const { game, id } = this.puzzle;
    this.solution ??= await solutionOf(game, id);
  }

  private async play(frames: Frame[]): Promise<void> {
    const visit = ++this.visits;
    await this.table.play(frames, () => visit === this.visits);
  }
}
