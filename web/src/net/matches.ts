/** Matches over HTTP. */
import type { MatchInfo, MatchList, NewMatch } from "../generated/api";
import { ask } from "./api";
import { session } from "./session.svelte";

export async function createMatch(body: NewMatch): Promise<MatchInfo> {
  return session.withUser(() => ask<MatchInfo>("POST", "/matches", body));
}

/** List finished or unfinished matches of the user, with their positions. */
export async function listOwnMatches(over: boolean, limit: number, before?: string): Promise<MatchList> {
  const from = before === undefined ? "" : `&before=${encodeURIComponent(before)}`;
  return ask<MatchList>("GET", `/matches?over=${over}&glance=true&limit=${limit}${from}`);
}

/** Return whether a match is worth listing: one against bots that nobody has played in is not. */
export function isWorthListing({ status, glance, seats, yours }: MatchInfo): boolean {
  const isAlone = seats.every(({ kind, seat }) => kind === "bot" || yours.includes(seat));
  return !(status === "playing" && glance?.acted === false && isAlone);
}

/** Return whether it is the user's turn, not that of a bot in their place. */
export function isYourTurn({ status, glance, seats, yours }: MatchInfo): boolean {
  const actor = glance?.actor ?? null;
  return status === "playing" && actor !== null && yours.includes(actor) && !seats[actor]?.bot;
}
