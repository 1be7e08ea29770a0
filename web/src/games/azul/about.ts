/** When the game was published: games are listed in this order. */
export const published = 2017;
