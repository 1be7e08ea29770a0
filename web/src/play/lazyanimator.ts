/** The animator, loaded with the first move to be shown: a table is complete without it. */
import { network } from "../net/network.svelte";
import { sleep } from "../sleep";
import type { AnimatedTable, Animator, Passage } from "./animation";
import type { Event } from "../games/contract";

/** The most milliseconds that a move waits for the animator. */
const LOADED_WITHIN = 1500;

export class LazyAnimator {
  private animator: Animator | null = null;
  private loading: Promise<Animator | null> | null = null;

  constructor(
    private readonly table: AnimatedTable,
    private readonly layer: () => HTMLElement | undefined,
    private readonly onEvent: (event: Event, points: number) => void,
  ) {}

  /** Animate a passage; without a network, or with a slow one, nothing moves. */
  async play(passage: Passage): Promise<() => void> {
    const slow = sleep(this.loading ? 0 : LOADED_WITHIN).then(() => null);
    this.loading ??= this.load();
    const animator = this.animator ?? (await Promise.race([this.loading, slow]));
    return animator ? animator.play(passage) : () => {};
  }

  /** Finish running animations at once. */
  finish = (): void => this.animator?.finish();

  private async load(): Promise<Animator | null> {
    try {
      const { Animator } = await import("./animation");
      return (this.animator ??= new Animator(this.table, this.layer, this.onEvent));
    } catch {
      this.loading = null;
      network.markOffline();
      return null;
    }
  }
}
