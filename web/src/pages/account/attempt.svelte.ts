/** Requests of a form: one at a time, with what came of the last one. */
import { tick } from "svelte";
import { refusalText } from "../../net/refusals";

export class Attempt {
  isBusy = $state(false);
  notice = $state("");
  problem = $state("");

  /** Send a request; return whether it was carried out. */
  async run(what: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.clear();
    try {
      await what();
      this.notice = done;
      return true;
    } catch (error) {
      this.problem = refusalText(error);
      return false;
    } finally {
      this.isBusy = false;
      await tick();
    }
  }

  clear(): void {
    this.notice = this.problem = "";
  }
}
