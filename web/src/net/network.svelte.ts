/** Whether the server can be reached, and when it can again. */
import { untrack } from "svelte";

const LOOK_EVERY = 3000;

class Network {
  isAway = $state(false);
  /** How often the server has come back: pages that failed try again. */
  returns = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  watch(): void {
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => void this.look());
    if (!navigator.onLine) this.lose();
  }

  /** Note that a request did not arrive; from then on look whether the next one would. */
  lose(): void {
    if (this.isAway) return;
    this.isAway = true;
    this.timer = setInterval(() => void this.look(), LOOK_EVERY);
  }

  private async look(): Promise<void> {
    const isThere = await fetch("/health", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isThere || !this.isAway) return;
    clearInterval(this.timer);
    this.isAway = false;
    this.returns++;
  }
}

export const network = new Network();

/** Do something whenever the server can be reached again, as long as a component is there. */
export function onReturn(act: () => void): void {
  $effect(() => {
    if (network.returns > 0) untrack(act);
  });
}
