/** What a match is set up from; a test compares it with what the server has. */

/** The levels of bots that people choose from, the weakest first. */
export const LEVELS = ["novice", "apprentice", "tiler", "mason", "artisan", "master"] as const;

/** The games, in the order in which they are shown. */
export const GAMES = ["azul", "pavilion", "garden"] as const;
export type GameId = (typeof GAMES)[number];

/** The sides of the boards of each game; the first is the usual one. */
export const SIDES: Record<GameId, readonly string[]> = {
  azul: ["coloured", "grey"],
  pavilion: ["coloured", "grey"],
  garden: ["front", "back"],
};

export const usualSide = (game: GameId): string => SIDES[game][0]!;

/** Return the game that is asked for, or else the first. */
export function gameOf(id: string): GameId {
  return GAMES.find((each) => each === id) ?? GAMES[0];
}
