/** A hint for the current position in three steps: where to look, the move, and why. */
import { hasFolder } from "../games";
import type { GameUi, Key, Mark, View } from "../games/contract";
import type { Hinted, LegalAction, Sentence } from "../generated/protocol";
import { say, words } from "../i18n/words.svelte";
import { gatherMarks } from "./marks";

const [LOOK, MOVE, WHY] = [1, 2, 3];

/** What a hint needs of a table. */
export interface HintSource {
  readonly ui: GameUi;
  readonly view: View | null;
  readonly ply: number;
  readonly chooser: { legal: LegalAction[]; shown: ReadonlyMap<Key, Mark> };
  name(key: Key): string;
  word(sentence: Sentence): string;
  /** Return the best turn, or null if it is refused. */
  askForHint(): Promise<Hinted | null>;
}

export class Hint {
  /** How much of it is shown; 0 if nothing is. */
  step = $state(0);
  /** Whether a bot is still looking for the move. */
  isWaiting = $state(false);
  private found = $state.raw<Hinted | null>(null);

  constructor(private readonly table: HintSource) {}

  /** Whether there is more to show. */
  get hasMore(): boolean {
    return this.step < WHY && !this.isWaiting;
  }

  /** Whether the reasons are shown: they need the room of the question. */
  get isLast(): boolean {
    return this.step === WHY;
  }

  /** What the button does next. */
  get label(): string {
    return this.step === 0 ? say("web-hint") : say("study-hint-more", { step: this.step });
  }

  /** The sentences that are shown. */
  get text(): string {
    const { found, table } = this;
    if (!found) return "";
    if (this.step === LOOK) return say("study-hint-look", { place: table.name(this.path()[0] ?? "") });
    if (this.step === MOVE) return say("study-hint-move", { move: table.word(found.move) });
    return words.catalogue.join(found.told.map((each) => table.word(each))); // the move stays marked
  }

  /** Show more, and at first ask for the hint. */
  next = async (): Promise<void> => {
    if (!this.hasMore) return;
    if (this.step === 0 && !(await this.ask())) return;
    this.step += 1;
    this.table.chooser.shown = this.marks();
  };

  /** Forget the hint: the position has changed. */
  clear(): void {
    if (this.step > 0) this.table.chooser.shown = new Map();
    this.step = 0;
    this.found = null;
  }

  private async ask(): Promise<boolean> {
    const { ply, ui } = this.table;
    this.isWaiting = true;
    try {
      await words.require("study", ...(hasFolder(ui.id) ? [`study-${ui.id}`] : []));
      this.found = await this.table.askForHint();
    } finally {
      this.isWaiting = false;
    }
    if (ply !== this.table.ply) this.found = null;
    return this.found !== null;
  }

  /** The keys of the move: of its first decision, which the others complete. */
  private path(): Key[] {
    const { ui, view, chooser } = this.table;
    const [first] = this.found?.turn.split(" ") ?? [];
    const action = chooser.legal.find(({ text }) => text === first);
    return action && view ? ui.path(action, view) : [];
  }

  private marks(): ReadonlyMap<Key, Mark> {
    const marks = new Map<Key, Mark>();
    const path = this.path();
    gatherMarks(marks, this.step === LOOK ? path.slice(0, 1) : path, { hinted: true });
    return marks;
  }
}
