/** The year of publication: games are listed in this order. */
export const published = 2017;
