/** Learning from mistakes: each is an exercise, from the position before it. */
import type { Sentence } from "../generated/protocol";
import { refusalText } from "../net/refusals";
import { isLocal } from "../net/transport";
import * as api from "./api";
import type { Board } from "./board.svelte";
import type { GradedMove } from "./report.svelte";
import type { Node } from "./tree";

/** How far an answer is analysed. */
const NODES = isLocal ? 800 : 100_000;
const ACCEPTED = ["best", "good"];

type Verdict =
  | { kind: "right"; grade: string }
  | { kind: "wrong"; chance: number; points: number }
  | { kind: "same" }
  | { kind: "failed"; text: string };

export class Learning {
  at = $state(0);
  isJudging = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  /** The best move, once it is shown or found. */
  solution = $state.raw<api.Look | null>(null);

  constructor(
    private readonly board: Board,
    readonly moves: readonly GradedMove[],
    readonly seat: number,
  ) {
    board.judge = (turn) => void this.judge(turn);
    void this.start();
  }

  get move(): GradedMove | undefined {
    return this.moves[this.at];
  }

  get isDone(): boolean {
    return this.at >= this.moves.length;
  }

  /** The turn that was played in the match. */
  get played(): Node | undefined {
    const { move } = this;
    return move && this.board.matchNodeAt(move.first + move.plies);
  }

  /** What was said about the best move. */
  get reasons(): Sentence[] {
    return this.solution?.explanation?.best ?? [];
  }

  go(at: number): void {
    this.at = at;
    void this.start();
  }

  end(): void {
    this.board.judge = null;
    this.board.live.hold(false);
  }

  private async start(): Promise<void> {
    [this.verdict, this.solution] = [null, null];
    const { played } = this;
    if (!played || played.parent === null) return this.end();
    this.board.judge = (turn) => void this.judge(turn);
    this.board.live.hold(true); // it would give the answer away
    await this.board.go(played.parent, false);
  }

  /** Judge a turn by analysis: good ones are accepted. */
  async judge(turn: string): Promise<void> {
    if (this.isJudging || !this.move) return;
    if (turn === this.played?.turn?.text) {
      this.verdict = { kind: "same" };
      return this.board.table.chooser.clear();
    }
    this.isJudging = true;
    try {
      const look = await this.analyse(turn);
      const grade = look.grade ?? "best";
      if (ACCEPTED.includes(grade)) {
        [this.verdict, this.solution] = [{ kind: "right", grade }, look];
        await this.board.play(turn);
      } else {
        const { chance, points } = look.loss ?? { chance: 0, points: 0 };
        this.verdict = { kind: "wrong", chance, points };
        this.board.table.chooser.clear();
      }
    } catch (error) {
      this.verdict = { kind: "failed", text: refusalText(error) };
    } finally {
      this.isJudging = false;
    }
  }

  /** Show the best move. */
  async show(): Promise<void> {
    this.isJudging = true;
    try {
      this.solution = await this.analyse();
    } catch (error) {
      this.verdict = { kind: "failed", text: refusalText(error) };
    } finally {
      this.isJudging = false;
    }
  }

  private analyse(turn?: string): Promise<api.Look> {
    const { board } = this;
    return api.look(board.node.position, NODES, board.names, undefined, turn);
  }
}
