/** Who plays here: nobody, a guest, or the owner of an account. */
import type { Login, NewAccount, UserInfo } from "../generated/api";
import { keep, recall } from "../kept";
import { GUEST } from "../play/names";
import { settings } from "../settings.svelte";
import { ask, Refusal } from "./api";

const PLACE = "tilewright-user";
const UNPRINTABLE = "name.unprintable";

class Session {
  user = $state.raw<UserInfo | null>(null);
  /** Why it is not known who is here, though somebody was before. */
  failure = $state.raw<Refusal | null>(null);
  private coming: Promise<void> | null = null;
  private started: Promise<void> | null = null;

  /** Find out who was here before; without a trace of anybody nothing is asked. */
  start(): Promise<void> {
    this.started ??= this.recall();
    return this.started;
  }

  private async recall(): Promise<void> {
    if (recall(PLACE) === null) return;
    try {
      this.keep(await ask<UserInfo>("GET", "/session"));
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.code === "session.none") this.keep(null);
      else {
        this.failure = refusal;
        this.started = null; // the next who wants to know asks again
      }
    }
  }

  /** Make sure that there is somebody, if need be a guest. */
  async need(): Promise<void> {
    await this.start();
    if (this.user) return;
    this.coming ??= this.makeGuest().finally(() => (this.coming = null));
    await this.coming;
  }

  /** Let a guest come, without the name that was kept if it is one that the server does not take. */
  private async makeGuest(): Promise<void> {
    await this.name(settings.name).catch(async (error: Refusal) => {
      if (error.code !== UNPRINTABLE) throw error;
      settings.name = "";
      await this.name("");
    });
  }

  private async name(name: string): Promise<void> {
    this.keep(await ask<UserInfo>("POST", "/session", { name: name.trim() || GUEST }));
  }

  /** Do what needs somebody; whoever was signed out elsewhere meanwhile does it as a guest. */
  async act<T>(deed: () => Promise<T>): Promise<T> {
    await this.need();
    return deed().catch(async (error: Refusal) => {
      if (error.code !== "session.none") throw error;
      this.keep(null);
      await this.need();
      return deed();
    });
  }

  /** Give a guest a name, and keep it unless the server does not take it. */
  async rename(name: string): Promise<void> {
    if (this.user?.name === (name.trim() || GUEST)) return;
    const refusal = await this.name(name).then(() => null, (error: Refusal) => error);
    if (refusal?.code !== UNPRINTABLE) settings.name = name.trim();
    if (refusal) throw refusal;
  }

  async makeAccount(body: NewAccount): Promise<void> {
    await this.need();
    this.keep(await ask<UserInfo>("POST", "/account", body));
  }

  async logIn(body: Login): Promise<void> {
    this.keep(await ask<UserInfo>("POST", "/login", body));
  }

  async logOut(): Promise<void> {
    await ask("DELETE", "/session");
    this.keep(null);
  }

  async deleteAccount(): Promise<void> {
    await ask("DELETE", "/account");
    this.keep(null);
  }

  private keep(user: UserInfo | null): void {
    this.user = user;
    this.failure = null;
    keep(PLACE, user?.id ?? null);
  }
}

export const session = new Session();
