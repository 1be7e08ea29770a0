/** Matches over HTTP. */
import type { MatchInfo, MatchList, NewMatch } from "../generated/api";
import { ask, type Refusal } from "./api";
import { session } from "./session.svelte";

/** Make a match; whoever was signed out elsewhere meanwhile makes it as a guest. */
export async function makeMatch(body: NewMatch): Promise<MatchInfo> {
  await session.need();
  const make = () => ask<MatchInfo>("POST", "/matches", body);
  return make().catch(async (error: Refusal) => {
    if (error.code !== "session.none") throw error;
    await session.renew();
    return make();
  });
}

export async function ownMatches(limit: number, before?: number): Promise<MatchList> {
  const from = before === undefined ? "" : `&before=${before}`;
  return ask<MatchList>("GET", `/matches?limit=${limit}${from}`);
}
