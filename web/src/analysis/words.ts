/** The catalogues that an analysis board needs. */
import { hasFolder } from "../games";

/** Return the files with the words about analyses of a game. */
export function filesFor(game: string): string[] {
  return [game, "board", "analysis", "study", ...(hasFolder(game) ? [`study-${game}`] : [])];
}
