/** The user of this device: nobody, a guest, or the owner of an account. */
import type { Deletion, Login, NewAccount, UserInfo } from "../generated/api";
import { writeItem, readItem } from "../storage";
import { GUEST } from "../play/names";
import { settings } from "../settings.svelte";
import { ask, Refusal } from "./api";

const KEY = "tilewright-user";
/** Refusals of a name; somebody else may have an account with it by now. */
const isUnfit = (code: string) => code.startsWith("name.") || code === "account.name-taken";

class Session {
  user = $state.raw<UserInfo | null>(null);
  /** Why the user is unknown, although there was one before. */
  failure = $state.raw<Refusal | null>(null);
  private pendingGuest: Promise<void> | null = null;
  private started: Promise<void> | null = null;

  /** Restore the user of the last visit; without a trace of one, nothing is requested. */
  start(): Promise<void> {
    this.started ??= this.restore();
    return this.started;
  }

  private async restore(): Promise<void> {
    if (readItem(KEY) === null) return;
    try {
      this.setUser(await ask<UserInfo>("GET", "/session"));
    } catch (error) {
      const refusal = error as Refusal;
      if (refusal.code === "session.none") this.setUser(null);
      else {
        this.failure = refusal;
        this.started = null; // the next caller tries again
      }
    }
  }

  /** Make sure that there is a user, a guest if need be. */
  async ensureUser(): Promise<void> {
    await this.start();
    if (this.user) return;
    this.pendingGuest ??= this.makeGuest().finally(() => (this.pendingGuest = null));
    await this.pendingGuest;
  }

  /** Create a guest, without the stored name if the server rejects it. */
  private async makeGuest(): Promise<void> {
    await this.register(settings.name).catch(async (error: Refusal) => {
      if (!isUnfit(error.code)) throw error;
      settings.name = "";
      await this.register("");
    });
  }

  private async register(name: string): Promise<void> {
    this.setUser(await ask<UserInfo>("POST", "/session", { name: name.trim() || GUEST }));
  }

  /** Run a request that needs a user; if the session has ended elsewhere, as a new guest. */
  async withUser<T>(action: () => Promise<T>): Promise<T> {
    await this.ensureUser();
    return action().catch(async (error: Refusal) => {
      if (error.code !== "session.none") throw error;
      this.setUser(null);
      await this.ensureUser();
      return action();
    });
  }

  /** Play under a name from now on; an account keeps its own. */
  async introduce(name: string): Promise<void> {
    await this.ensureUser();
    if (this.user?.kind === "guest") await this.rename(name);
    settings.named = true;
  }

  /** Rename a guest, and store the name unless the server rejects it. */
  async rename(name: string): Promise<void> {
    if (this.user?.name === (name.trim() || GUEST)) return;
    const refusal = await this.register(name).then(() => null, (error: Refusal) => error);
    if (!refusal || !isUnfit(refusal.code)) settings.name = name.trim();
    if (refusal) throw refusal;
  }

  async createAccount(body: NewAccount): Promise<void> {
    await this.ensureUser();
    this.setUser(await ask<UserInfo>("POST", "/account", body));
  }

  async logIn(body: Login): Promise<void> {
    this.setUser(await ask<UserInfo>("POST", "/login", body));
  }

  async logOut(): Promise<void> {
    await ask("DELETE", "/session");
    this.setUser(null);
  }

  async deleteAccount(body: Deletion): Promise<void> {
    await ask("DELETE", "/account", body);
    this.setUser(null);
  }

  private setUser(user: UserInfo | null): void {
    this.user = user;
    this.failure = null;
    writeItem(KEY, user?.id ?? null);
  }
}

export const session = new Session();
