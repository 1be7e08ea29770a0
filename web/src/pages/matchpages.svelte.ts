/** A list of the user's matches that is loaded page by page. */
import { untrack } from "svelte";
import type { MatchInfo } from "../generated/api";
import { listOwnMatches } from "../net/matches";

export class MatchPages {
  matches = $state.raw<MatchInfo[]>([]);
  isLoaded = $state(false);
  failure = $state.raw<Error | null>(null);
  /** Where the list continues; null at its end. */
  private before = $state.raw<string | null | undefined>(undefined);
  private isBusy = false;

  constructor(
    private readonly over: boolean,
    private readonly size: number,
  ) {}

  get hasMore(): boolean {
    return typeof this.before === "string";
  }

  /** Load the first page, once. */
  start(): void {
    untrack(() => this.before === undefined && void this.more());
  }

  /** Load everything again: there are other matches now. */
  restart(): void {
    [this.matches, this.before] = [[], undefined];
    void this.more();
  }

  /** Load again what failed. */
  retry(): void {
    if (this.failure) void this.more();
  }

  more = async (): Promise<void> => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.failure = null;
    try {
      const found = await listOwnMatches(this.over, this.size, this.before ?? undefined);
      this.matches = [...this.matches, ...found.matches];
      this.before = found.before;
      this.isLoaded = true;
    } catch (error) {
      this.failure = error as Error;
    } finally {
      this.isBusy = false;
    }
  };
}
