/** The games that have a folder here; their pictures are loaded when first needed. */
import type { GameUi } from "./contract";

/** The folder for all other games. */
const GENERIC = "generic";
const folders = import.meta.glob<{ default: GameUi }>("./*/index.ts");
const published = import.meta.glob<number>("./*/about.ts", { import: "published", eager: true });
const folderOf = (id: string) => `./${id}/index.ts`;

/** Return whether the client has pictures and sentences for a game. */
export function hasFolder(id: string): boolean {
  return id !== GENERIC && Object.hasOwn(folders, folderOf(id));
}

/** Return games in display order: the oldest first, then those without a folder. */
export function inOrder<G extends { id: string }>(games: G[]): G[] {
  const yearOf = ({ id }: G) => published[`./${id}/about.ts`] ?? Infinity;
  return [...games].sort((a, b) => (yearOf(a) < yearOf(b) ? -1 : yearOf(a) > yearOf(b) ? 1 : 0));
}

/** Load the pictures of a game; the generic ones if it has none. */
export async function loadGame(id: string): Promise<GameUi> {
  const load = folders[folderOf(hasFolder(id) ? id : GENERIC)]!;
  return { ...(await load()).default, id };
}
