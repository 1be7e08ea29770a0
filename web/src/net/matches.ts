/** Matches over HTTP. */
import type { MatchInfo, MatchList, NewMatch } from "../generated/api";
import { ask } from "./api";
import { session } from "./session.svelte";

export async function createMatch(body: NewMatch): Promise<MatchInfo> {
  return session.withUser(() => ask<MatchInfo>("POST", "/matches", body));
}

export async function listOwnMatches(limit: number, before?: string): Promise<MatchList> {
  const from = before === undefined ? "" : `&before=${encodeURIComponent(before)}`;
  return ask<MatchList>("GET", `/matches?limit=${limit}${from}`);
}
