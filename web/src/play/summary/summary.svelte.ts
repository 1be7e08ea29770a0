/** What a summary needs besides the table: loaded once the match is over. */
import type { Event, ScoringStep } from "../../games/contract";
import type { Replay, Statistics } from "../../generated/api";
import type { Sentence } from "../../generated/protocol";
import { word, words } from "../../i18n/words.svelte";
import { ask } from "../../net/api";
import type { Table } from "../table.svelte";
import { bonusesOf } from "./bonuses";
import { courseOf, scoresByRound } from "./course";
import { whatDecided } from "./deciding";

export class MatchSummary {
  figures = $state.raw<Statistics | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** Whether the messages are loaded. */
  isWorded = $state(false);

  readonly course = $derived.by(() => {
    const { replay } = this;
    return replay && courseOf(replay.positions, replay.plies, this.table.ui);
  });
  readonly decided = $derived.by(() => this.decide());
  readonly bonuses = $derived.by(() => this.findBonuses());

  constructor(private readonly at: () => Table) {}

  private get table(): Table {
    return this.at();
  }

  /** Load everything; what fails is left out. */
  load(): void {
    const path = `/matches/${this.table.id}`;
    const ignore = (): void => {};
    ask<Statistics>("GET", `${path}/statistics`).then((found) => (this.figures = found), ignore);
    ask<Replay>("GET", `${path}/replay`).then((found) => (this.replay = found), ignore);
    words.require("summary").then(() => (this.isWorded = true), ignore);
  }

  /** The round in which a ply was played. */
  roundOf(ply: number): number {
    return Number(this.replay?.positions[ply]?.view.round) || 0;
  }

  /** What decided the match, as the reader sees it. */
  get reason(): string {
    return this.decided ? this.table.word(this.decided) : "";
  }

  /** The same, for people who do not know the reader. */
  get reasonForOthers(): string {
    return this.decided ? word(this.decided, { names: this.table.names }) : "";
  }

  private decide(): Sentence | null {
    const { figures, course, table } = this;
    const result = table.info?.result;
    if (!figures || !course || !result || !this.isWorded) return null;
    const decided = whatDecided({
      ...figures,
      scores: [...result.scores],
      ranking: [...result.ranking],
      reason: result.reason,
      out: table.seats.map(({ out }) => out !== null),
      rounds: scoresByRound(course),
    });
    const seat = decided?.values?.seat;
    if (!decided || typeof seat !== "number") return decided;
    return { ...decided, values: { ...decided.values, name: table.seats[seat]?.name ?? "" } };
  }

  private findBonuses(): ReadonlyMap<number, ScoringStep[]> {
    const { replay, table } = this;
    const events = (replay?.plies.at(-1)?.events ?? []) as Event[];
    const view = table.view;
    if (!view) return new Map();
    return new Map(table.seats.map(({ seat }) => [seat, bonusesOf(table.ui, events, view, seat)]));
  }
}
