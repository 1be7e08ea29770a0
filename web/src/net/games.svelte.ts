/** The games that the server offers; the last list is remembered on this device. */
import { hasFolder, inOrder } from "../games";
import type { ClockInfo, GameInfo, GameList } from "../generated/api";
import { say } from "../i18n/words.svelte";
import { writeItem, readItem } from "../storage";
import { settings } from "../settings.svelte";
import { ask } from "./api";

const KEY = "tilewright-games";
const NO_CLOCK: ClockInfo = { kind: "none", seconds: 0, increment: 0, on_timeout: "bot" };

function remembered(): GameInfo[] {
  try {
    return JSON.parse(readItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

class Games {
  /** All games, in display order. */
  list = $state.raw<GameInfo[]>(remembered());
  /** The clocks that a match can have. */
  clocks = $state.raw<ClockInfo[]>([NO_CLOCK]);
  /** The names of all bots that the server has. */
  bots = $state.raw<string[]>([]);

  private loaded: Promise<void> | null = null;

  /** Load the list of games; wait for the server only if none is known yet. */
  async start(): Promise<void> {
    const loaded = this.load();
    if (this.list.length === 0) await loaded;
  }

  /** Load the list of games, once; if that fails, the known ones stay. */
  load(): Promise<void> {
    this.loaded ??= this.ask().catch(() => {
      this.loaded = null; // the next caller tries again
    });
    return this.loaded;
  }

  private async ask(): Promise<void> {
    const { games, clocks, bots } = await ask<GameList>("GET", "/games");
    [this.list, this.clocks, this.bots] = [inOrder(games), clocks, bots ?? []];
    writeItem(KEY, JSON.stringify(this.list));
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** Return a game's id if there is such a game, otherwise that of the first game. */
  idOf(asked: string): string {
    return (this.find(asked) ?? this.list[0])?.id ?? asked;
  }

  /** The game that was chosen last. */
  get chosen(): string {
    return this.idOf(settings.game);
  }

  sidesOf(id: string): string[] {
    return this.find(id)?.sides ?? [];
  }

  /** Return the ids of the chapters of a game's lessons; a list stored earlier may lack them. */
  chaptersOf(id: string): string[] {
    return this.find(id)?.lessons ?? [];
  }

  /** Return whether a side is the default of a game. */
  isUsual(id: string, side: string): boolean {
    return (this.sidesOf(id)[0] ?? side) === side;
  }
}

export const games = new Games();

/** Return the value of $game in messages: the id if they have words for it, otherwise the title. */
export function wordFor(id: string): string {
  return hasFolder(id) ? id : (games.find(id)?.title ?? id);
}

/** Return the name of a game. */
export function gameName(id: string): string {
  return say("web-game-name", { game: wordFor(id) });
}

/** Return the name of a side of a game's boards. */
export function sideName(id: string, side: string): string {
  return hasFolder(id) ? say("web-side", { side: `${id}-${side}` }) : side;
}

/** Return what is special about a side, if there is a message for it. */
export function sideText(id: string, side: string): string {
  return hasFolder(id) && side ? say("web-side-about", { side: `${id}-${side}` }) : "";
}
