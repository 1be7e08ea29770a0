/** The games there are; each brings its pictures when it is first played. */
import type { GameUi } from "./contract";

const games = import.meta.glob<{ default: GameUi }>("./*/index.ts");

/** Load the pictures of a game. */
export async function loadGame(id: string): Promise<GameUi> {
  const load = games[`./${id}/index.ts`];
  if (!load) throw new Error(`there are no pictures for ${id}`);
  return (await load()).default;
}
