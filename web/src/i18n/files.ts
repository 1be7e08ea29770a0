/** The files of the catalogues, each loaded when first needed. */
import type { Language } from "./language";

/** The messages that every page needs, as one file. */
export const BASE = "base";
/** The messages of pages other than a table, and of what opens over a table. */
export const PAGES = "web-pages";

const base = import.meta.glob<string>("./base/*.ts", { import: "default" });
const files = import.meta.glob<string>(
  [
    "../../../src/tilewright/i18n/*/*.ftl",
    "!../../../src/tilewright/i18n/*/{core,mail,terminal,web,web-games}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Return the text of one file of a language, such as the id of a game. */
export async function readFile(language: Language, name: string): Promise<string> {
  const load =
    name === BASE
      ? base[`./base/${language}.ts`]
      : files[`../../../src/tilewright/i18n/${language}/${name}.ftl`];
  return load ? load() : askServer(language, name);
}

/** Return the messages that a game of another package brings; if an id occurs twice, the first counts. */
async function askServer(language: Language, game: string): Promise<string> {
  const response = await fetch(`/api/games/${encodeURIComponent(game)}/texts?language=${language}`);
  if (!response.ok) throw new Error(`there is no catalogue ${game} in ${language}`);
  return response.text();
}
