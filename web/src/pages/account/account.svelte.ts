/** What an account has, and how its owner proves to be one. */
import type { AccountInfo, Proof } from "../../generated/api";
import { languageQuery } from "../../i18n/words.svelte";
import { ask } from "../../net/api";

class Account {
  info = $state.raw<AccountInfo | null>(null);

  async load(): Promise<void> {
    this.info = await ask<AccountInfo>("GET", "/account");
  }

  /** Send a change; the server answers, and writes e-mails, in the language of the page. */
  async change<T>(method: string, path: string, body: unknown): Promise<T> {
    const answer = await ask<T>(method, path + languageQuery(), body);
    await this.load();
    return answer;
  }
}

export const account = new Account();

/** What has been typed to confirm a change. */
export class ProofFields {
  password = $state("");
  code = $state("");

  get body(): Proof {
    return { password: this.password, code: this.code.trim() || null };
  }

  clear(): void {
    this.password = this.code = "";
  }
}
