/** Public matches under way, asked for again and again while the page is visible. */
import type { LiveList, LiveMatch } from "../generated/api";
import { ask } from "./api";

const EVERY = 8000;

/** Report the matches to watch until the returned function is called. */
export function watchLive(most: number, tell: (matches: LiveMatch[]) => void): () => void {
  let isOver = false;

  async function look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const found = await ask<LiveList>("GET", `/live?limit=${most}`).catch(() => null);
    if (found && !isOver) tell(found.matches);
  }

  const timer = setInterval(() => void look(), EVERY);
  const resume = () => void look();
  document.addEventListener("visibilitychange", resume);
  void look();
  return () => {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", resume);
  };
}
