/** The table of a puzzle: the board answers what can be chosen and what it leads to. */
import type { GameUi } from "../games/contract";
import type { BoardWays, Foreseen, PuzzlePage, PuzzlePosition, Reason } from "../generated/protocol";
import { LessonTable } from "../learn/table.svelte";
import { ask, Refusal } from "../net/api";
import { STEPWISE, type Turn } from "../play/turns";

const EMPTY = {
  id: "",
  kind: "act" as const,
  spotlight: [],
  values: {},
  previews: [],
  completions: [],
  answers: {},
  frames: {},
  options: [],
  played: null,
};

export class PuzzleTable extends LessonTable {
  /** The text of the position to solve. */
  private at = "";

  constructor(
    private readonly puzzle: PuzzlePage,
    ui: GameUi,
  ) {
    const { game, side, seat, names } = puzzle;
    super({ game, side, seat, names, chapter: "", others: true, steps: [] }, ui);
  }

  /** Show a position in which the solver chooses. */
  openPosition({ position, shown, legal }: PuzzlePosition): void {
    this.at = position;
    this.openStep({ ...EMPTY, shown, legal });
  }

  override async preview(texts: string[]): Promise<Foreseen[]> {
    const { at } = this;
    if (texts.length === 0) return [];
    const found = await ask<Foreseen[]>("POST", "/board/previews", this.about({ turns: texts }));
    return at === this.at ? found : [];
  }

  override async explain(turns: string[]): Promise<Refusal | null> {
    const { reason } = await ask<{ reason: Reason | null }>("POST", "/board/reason", this.about({ turns }));
    return reason && Refusal.of(reason);
  }

  override async complete(action: string | null): Promise<Turn> {
    const { at } = this;
    const found = await ask<BoardWays>("POST", "/board/ways", this.about({ action }));
    return at === this.at ? found : STEPWISE;
  }

  private about(question: object): object {
    return { position: this.at, names: this.puzzle.names, ...question };
  }
}
