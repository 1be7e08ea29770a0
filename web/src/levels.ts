/** The levels of bots, weakest first; a test compares them with the server's. */
export const LEVELS = ["novice", "apprentice", "tiler", "mason", "artisan", "master"] as const;
