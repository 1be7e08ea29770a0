/** The time, for what is shown of it: read in a page, it goes on by itself. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 1000;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** Return the milliseconds since the page was opened. */
export function now(): number {
  subscribe();
  return performance.now();
}
