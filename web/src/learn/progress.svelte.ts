/** How far the reader has come in the lessons, kept on this device. */
import { readItem, writeItem } from "../storage";

const KEY = "tilewright-lessons";

/** Progress in one chapter: the step reached, and whether the end was ever reached. */
export interface Reached {
  step: number;
  done: boolean;
}

type Stored = Record<string, Record<string, Reached>>;

const NONE: Reached = { step: 0, done: false };

function read(): Stored {
  try {
    return JSON.parse(readItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

class Progress {
  private stored = $state.raw<Stored>(read());

  of(game: string, chapter: string): Reached {
    return { ...NONE, ...this.stored[game]?.[chapter] };
  }

  /** Return how many of some chapters have been finished. */
  countDone(game: string, chapters: readonly string[]): number {
    return chapters.filter((chapter) => this.of(game, chapter).done).length;
  }

  /** Return the chapter to continue with: the first unfinished one. */
  next(game: string, chapters: readonly string[]): string | undefined {
    return chapters.find((chapter) => !this.of(game, chapter).done);
  }

  reach(game: string, chapter: string, step: number): void {
    this.store(game, chapter, { ...this.of(game, chapter), step });
  }

  finish(game: string, chapter: string): void {
    this.store(game, chapter, { step: 0, done: true });
  }

  private store(game: string, chapter: string, reached: Reached): void {
    const chapters = { ...this.stored[game], [chapter]: reached };
    this.stored = { ...this.stored, [game]: chapters };
    writeItem(KEY, JSON.stringify(this.stored));
  }
}

export const progress = new Progress();
