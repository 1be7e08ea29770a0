/** Whether the server can be reached. */
import { untrack } from "svelte";
import { isLocal, isReachable } from "./transport";

const CHECK_EVERY = 3000;

class Network {
  isOffline = $state(false);
  /** How often the connection came back: failed pages then try again. */
  reconnects = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  watch(): void {
    if (isLocal) return;
    addEventListener("offline", () => this.markOffline());
    addEventListener("online", () => void this.check());
    if (!navigator.onLine) this.markOffline();
  }

  /** Record that a request failed, and check from now on until one succeeds. */
  markOffline(): void {
    if (this.isOffline) return;
    this.isOffline = true;
    this.timer = setInterval(() => void this.check(), CHECK_EVERY);
  }

  private async check(): Promise<void> {
    if (!(await isReachable()) || !this.isOffline) return;
    clearInterval(this.timer);
    this.isOffline = false;
    this.reconnects++;
  }
}

export const network = new Network();

/** Run a function whenever the server is reachable again, as long as the component exists. */
export function onReconnect(act: () => void): void {
  $effect(() => {
    if (network.reconnects > 0) untrack(act);
  });
}
