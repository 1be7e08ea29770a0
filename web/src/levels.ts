/** The levels of bots that people choose from, the weakest first; a test compares them with the server's. */
export const LEVELS = ["novice", "apprentice", "tiler", "mason", "artisan", "master"] as const;
