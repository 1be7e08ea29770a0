/** The levels of bots, weakest first; a test compares them with the server's. */
export const LEVELS = ["novice", "apprentice", "tiler", "mason", "artisan", "master"] as const;

/** The bots of the package that are no levels; likewise. */
export const SEARCHES = ["random", "greedy", "uct", "guided", "deep", "strong"] as const;

/** Return the bots that the server has from elsewhere, to choose after the levels. */
export function otherBots(all: readonly string[]): string[] {
  const own: readonly string[] = [...LEVELS, ...SEARCHES];
  return all.filter((bot) => !own.includes(bot));
}
