/** Whether the server can be reached, and when it can again. */
import { untrack } from "svelte";

const CHECK_EVERY = 3000;

class Network {
  isOffline = $state(false);
  /** How often the server has come back: pages that failed try again. */
  reconnects = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  watch(): void {
    addEventListener("offline", () => this.markOffline());
    addEventListener("online", () => void this.check());
    if (!navigator.onLine) this.markOffline();
  }

  /** Note that a request did not arrive; from then on look whether the next one would. */
  markOffline(): void {
    if (this.isOffline) return;
    this.isOffline = true;
    this.timer = setInterval(() => void this.check(), CHECK_EVERY);
  }

  private async check(): Promise<void> {
    const isThere = await fetch("/health", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isThere || !this.isOffline) return;
    clearInterval(this.timer);
    this.isOffline = false;
    this.reconnects++;
  }
}

export const network = new Network();

/** Do something whenever the server can be reached again, as long as a component is there. */
export function onReconnect(act: () => void): void {
  $effect(() => {
    if (network.reconnects > 0) untrack(act);
  });
}
