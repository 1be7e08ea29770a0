/** The table of a lesson: positions and choices come with the lesson, not from a match. */
import type { Event, GameUi, Key, Mark } from "../games/contract";
import type {
  Foreseen,
  Frame,
  Lesson,
  LessonStep,
  Position,
  Seat,
  Shown,
  TableInfo,
  Told,
} from "../generated/protocol";
import { say } from "../i18n/words.svelte";
import type { Refusal } from "../net/api";
import { gatherMarks } from "../play/marks";
import { Table } from "../play/table.svelte";
import { STEPWISE, type Turn } from "../play/turns";

const NO_CLOCK = { kind: "none", seconds: 0, increment: 0, on_timeout: "bot" };
const BOT = "novice";

function seatOf(lesson: Lesson, seat: number): Seat {
  const isReader = seat === lesson.seat;
  const [kind, bot] = isReader ? ["person", null] : ["bot", BOT];
  return { seat, kind: kind!, name: lesson.names[seat]!, bot: bot!, out: null, chat: false, again: false };
}

function infoOf(lesson: Lesson): TableInfo {
  return {
    id: "",
    game: lesson.game,
    side: lesson.side,
    status: "playing",
    public: false,
    casual: true,
    free_chat: false,
    start: null,
    clock: NO_CLOCK,
    seats: lesson.names.map((_, seat) => seatOf(lesson, seat)),
    proposal: null,
    result: null,
    rematch_of: null,
    rematch: null,
    branch_of: null,
    branch_ply: null,
  };
}

/** Add marks for what a step is about. */
function withSpotlight(marks: Map<Key, Mark>, { spotlight }: LessonStep): Map<Key, Mark> {
  gatherMarks(marks, spotlight, { spotlit: true });
  return marks;
}

export class LessonTable extends Table {
  private step: LessonStep | null = null;
  /** How many positions have been shown: each has a number of its own. */
  private count = 0;
  /** Called with a whole turn when the reader confirms it. */
  onChoice: (turn: string) => void = () => {};

  constructor(
    private readonly lesson: Lesson,
    ui: GameUi,
  ) {
    super("", ui);
    this.connection = "open";
    this.info = infoOf(lesson);
    this.you = { seats: [lesson.seat], host: false, invite: null };
  }

  /** No bot ever plays for the reader. */
  override get isHandedOver(): boolean {
    return false;
  }

  /** A lesson explains every move itself. */
  override get canShowAgain(): boolean {
    return false;
  }

  override nameOf(number: number): string {
    return number === this.lesson.seat ? say("web-you") : super.nameOf(number);
  }

  /** Show the beginning of a step, with its choices. */
  openStep(step: LessonStep): void {
    this.step = step;
    this.log = [];
    [this.showing, this.showingPlies] = [false, []];
    this.setPosition(this.positionOf(step.shown), step.legal);
    this.chooser.shown = withSpotlight(this.ghosts(step), step);
  }

  /** Play what happens; stop as soon as something else is to be shown. */
  async play(frames: Frame[], isWanted: () => boolean): Promise<void> {
    this.chooser.legal = [];
    this.chooser.clear();
    this.showing = true;
    for (const frame of frames) {
      const told = this.toldOf(frame);
      this.showingPlies = [told];
      const clear = await this.animate([told], this.view);
      if (isWanted()) {
        this.log = [...this.log, told];
        this.chooser.shown = new Map();
        this.setPosition(this.positionOf(frame.shown), []);
      }
      clear();
      if (!isWanted()) return;
    }
    [this.showing, this.showingPlies] = [false, []];
  }

  /** Show all effects of the turn in question. */
  reveal(): void {
    if (this.step) this.chooser.shown = withSpotlight(this.effects(this.step), this.step);
  }

  override async confirm(): Promise<void> {
    const choice = this.chooser.choice;
    if (choice && this.canAct) this.onChoice(choice.action.text);
  }

  override async preview(texts: string[]): Promise<Foreseen[]> {
    return this.step?.previews.filter(({ text }) => texts.includes(text)) ?? [];
  }

  /** A lesson comes without reasons. */
  override async explain(_turns: string[]): Promise<Refusal | null> {
    return null;
  }

  override async complete(action: string | null): Promise<Turn> {
    return this.step?.completions.find((each) => each.action === action) ?? STEPWISE;
  }

  private positionOf(shown: Shown): Position {
    this.count += 1;
    this.isLive = shown.actor === this.lesson.seat; // nobody else is really thinking
    return { ...shown, ply: this.count, can_undo: false, clocks: null };
  }

  private toldOf({ actor, text, events, log }: Frame): Told {
    return { version: 0, ply: this.count, actor: actor ?? -1, text, events, log };
  }

  private effects({ played, shown }: LessonStep): Map<Key, Mark> {
    if (!played) return new Map();
    const [events, forecast] = [played.events, played.forecast] as Event[][];
    return this.ui.previewMarks(events!, this.lesson.seat, shown.view, forecast);
  }

  /** The turn in question without its points, its gains, and what counts for them. */
  private ghosts(step: LessonStep): Map<Key, Mark> {
    const marks = new Map<Key, Mark>();
    for (const [key, { ghost }] of this.effects(step)) {
      if (ghost !== undefined) gatherMarks(marks, [key], { ghost });
    }
    return marks;
  }
}
