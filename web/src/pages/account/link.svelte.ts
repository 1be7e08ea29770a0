/** What a link from an e-mail brings after `#`, taken out of the address bar. */
import { onMount } from "svelte";

export class Link {
  token = $state("");

  /** Read the address, also if another link is opened on this page. */
  constructor(opened: () => void = () => {}) {
    this.take();
    onMount(() => {
      const take = () => this.take() && opened();
      addEventListener("hashchange", take);
      return () => removeEventListener("hashchange", take);
    });
  }

  private take(): boolean {
    const found = location.hash.slice(1);
    if (!found) return false;
    this.token = found;
    history.replaceState(null, "", location.pathname + location.search);
    return true;
  }
}
