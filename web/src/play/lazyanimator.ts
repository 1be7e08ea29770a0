/** The animator, loaded with the first move to be shown: a table is complete without it. */
import { network } from "../net/network.svelte";
import type { AnimatedTable, Animator, Passage } from "./animation";
import type { Event } from "../games/contract";

export class LazyAnimator {
  private animator: Animator | null = null;

  constructor(
    private readonly table: AnimatedTable,
    private readonly layer: () => HTMLElement | undefined,
    private readonly onEvent: (event: Event, points: number) => void,
  ) {}

  /** Animate a passage; without a network, nothing moves. */
  async play(passage: Passage): Promise<() => void> {
    const animator = await this.load();
    return animator ? animator.play(passage) : () => {};
  }

  /** Finish running animations at once. */
  finish = (): void => this.animator?.finish();

  private async load(): Promise<Animator | null> {
    try {
      const { Animator } = await import("./animation");
      return (this.animator ??= new Animator(this.table, this.layer, this.onEvent));
    } catch {
      network.markOffline();
      return null;
    }
  }
}
