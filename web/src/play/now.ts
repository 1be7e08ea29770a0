/** The current time as a reactive value. */
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
