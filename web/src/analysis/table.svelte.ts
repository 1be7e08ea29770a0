/** The table of an analysis board: any position, with everybody's turns to choose. */
import type { GameUi } from "../games/contract";
import type { BoardPosition, Foreseen, Position, Seat, TableInfo, Told } from "../generated/protocol";
import { Refusal } from "../net/api";
import { Table } from "../play/table.svelte";
import type { Turn } from "../play/turns";
import * as api from "./api";

const NO_CLOCK = { kind: "none", seconds: 0, increment: 0, on_timeout: "bot" };
const PERSON = "person";

/** Who sits at the board: names, and for bots their level. */
export interface Seated {
  names: string[];
  players: (string | null)[];
}

function seatOf({ names, players }: Seated, seat: number): Seat {
  const player = players[seat] ?? PERSON;
  const [kind, bot] = player === PERSON ? [PERSON, null] : ["bot", player];
  return { seat, kind, name: names[seat] ?? "", bot, out: null, chat: false, again: false };
}

function infoOf(shown: BoardPosition, seated: Seated): TableInfo {
  const { game, side, seats, over, scores, ranking } = shown;
  return {
    id: "",
    game,
    side,
    status: over ? "over" : "playing",
    public: false,
    casual: true,
    free_chat: false,
    start: null,
    clock: NO_CLOCK,
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seated, seat)),
    proposal: null,
    result: over ? { reason: "played", scores, ranking } : null,
    rematch_of: null,
    rematch: null,
    branch_of: null,
    branch_ply: null,
  };
}

export class BoardTable extends Table {
  /** The text of the position that is shown. */
  text = $state("");
  /** Called with a whole turn when it is confirmed. */
  onChoice: (turn: string) => void = () => {};
  /** How many positions have been shown: each has a number of its own. */
  private count = 0;

  constructor(
    ui: GameUi,
    private seated: Seated,
  ) {
    super("", ui);
    this.connection = "open";
  }

  /** No bot ever plays here by itself. */
  override get isHandedOver(): boolean {
    return false;
  }

  override get canShowAgain(): boolean {
    return false;
  }

  /** Show a position, with the turn that led to it. */
  showPosition(shown: BoardPosition, told: Told | null): void {
    this.count += 1;
    const { view, scores, actor, steps, last_round, question, forecast } = shown;
    this.text = shown.position;
    this.info = infoOf(shown, this.seated);
    this.you = { seats: this.seated.names.map((_, seat) => seat), host: false, invite: null };
    this.log = told ? [told] : [];
    this.chooser.shown = new Map();
    const position: Position = {
      ply: this.count,
      actor,
      steps,
      can_undo: false,
      view,
      scores,
      last_round,
      question,
      clocks: null,
      forecast,
    };
    this.setPosition(position, actor === null ? null : shown.legal);
  }

  /** Show what a turn does before the position after it is shown. */
  async play(told: Told, after: BoardPosition): Promise<() => void> {
    [this.showing, this.showingPlies] = [true, [told]];
    const clear = await this.animate([told], this.view, after.view, undefined, told.actor >= 0);
    [this.showing, this.showingPlies] = [false, []];
    return clear;
  }

  override async confirm(): Promise<void> {
    const choice = this.chooser.choice;
    if (choice && this.canAct) this.onChoice(choice.action.text);
  }

  override async preview(texts: string[]): Promise<Foreseen[]> {
    const { text } = this;
    const found = await api.previews(text, texts, this.seated.names);
    return text === this.text ? found : [];
  }

  override async explain(turns: string[]): Promise<Refusal | null> {
    const { reason } = await api.reason(this.text, turns);
    return reason && Refusal.of(reason);
  }

  override async complete(action: string | null): Promise<Turn> {
    return api.ways(this.text, action, this.seated.names);
  }
}
