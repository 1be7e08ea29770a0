/** When the next move is shown: others' moves follow one another at a pace that one can follow. */
import { sleep } from "../sleep";
import type { Pace } from "../settings.svelte";

/** The share of a move's time that passes at least after it has been shown. */
const REST = 0.25;
/** How much faster moves are if too many are waiting. */
const FASTER = 2;
const INSTANT: Pace = { speed: 0, each: 0 };

/** Return the pace for a number of waiting moves, so that what is shown never falls far behind. */
export function paceFor(pace: Pace, waiting: number, seats: number): Pace {
  const usual = Math.max(3, seats);
  if (waiting <= usual) return pace;
  if (waiting > 2 * usual) return INSTANT;
  return { speed: pace.speed * FASTER, each: pace.each / FASTER };
}

/** Whether nobody can see the page. */
export const isHidden = (): boolean => typeof document !== "undefined" && document.hidden;

export class Pacer {
  private next = 0;
  private cut = (): void => {};

  /** Wait until the move before has had its time; what comes next may take so long. */
  async begin({ each }: Pace): Promise<void> {
    const left = this.next - performance.now();
    if (each > 0 && left > 0 && !isHidden()) {
      const finished = new Promise<void>((resolve) => (this.cut = resolve));
      await Promise.race([finished, sleep(Math.min(left, each))]);
    }
    this.next = performance.now() + each;
  }

  /** Leave a little time after what was shown. */
  end({ each }: Pace): void {
    this.next = Math.max(this.next, performance.now() + REST * each);
  }

  /** End the waiting at once. */
  finish(): void {
    this.next = 0;
    this.cut();
  }
}
