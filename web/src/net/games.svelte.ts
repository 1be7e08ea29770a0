/** The games that the server has: as it last told this device, until it tells again. */
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
  /** All games, in the order in which they are shown. */
  list = $state.raw<GameInfo[]>(remembered());
  /** The clocks that a match can have. */
  clocks = $state.raw<ClockInfo[]>([NO_CLOCK]);

  private loaded: Promise<void> | null = null;

  /** Find out which games there are; wait for the server only where none are known yet. */
  async start(): Promise<void> {
    const loaded = this.load();
    if (this.list.length === 0) await loaded;
  }

  /** Ask the server for its games, once; where that fails, those known remain. */
  load(): Promise<void> {
    this.loaded ??= this.ask().catch(() => {
      this.loaded = null; // the next who wants to know asks again
    });
    return this.loaded;
  }

  private async ask(): Promise<void> {
    const { games, clocks } = await ask<GameList>("GET", "/games");
    [this.list, this.clocks] = [inOrder(games), clocks];
    writeItem(KEY, JSON.stringify(this.list));
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }

  /** Return the id of the game that is meant: the one asked for if there is such a game, else the first. */
  idOf(asked: string): string {
    return (this.find(asked) ?? this.list[0])?.id ?? asked;
  }

  /** The game that somebody chose last. */
  get chosen(): string {
    return this.idOf(settings.game);
  }

  sidesOf(id: string): string[] {
    return this.find(id)?.sides ?? [];
  }

  /** Return whether a side is the one that a game is usually played on. */
  isUsual(id: string, side: string): boolean {
    return (this.sidesOf(id)[0] ?? side) === side;
  }
}

export const games = new Games();

/** Return what sentences call a game: its id where the catalogues have words for it, else its title. */
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

/** Return what is different about a side, where the catalogues say so. */
export function sideText(id: string, side: string): string {
  return hasFolder(id) && side ? say("web-side-about", { side: `${id}-${side}` }) : "";
}
