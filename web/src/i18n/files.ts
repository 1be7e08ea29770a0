/** The catalogues' files, each loaded when it is first needed. */
import type { Language } from "./pick";

/** What every page needs, as one file. */
export const FIRST = "first";

const first = import.meta.glob<string>("./first/*.ts", { import: "default" });
const files = import.meta.glob<string>(
  [
    "../../../src/tilewright/i18n/*/*.ftl",
    "!../../../src/tilewright/i18n/*/{core,terminal,web,web-games}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Return the text of one file of a language, such as the id of a game. */
export async function readFile(language: Language, name: string): Promise<string> {
  const load =
    name === FIRST
      ? first[`./first/${language}.ts`]
      : files[`../../../src/tilewright/i18n/${language}/${name}.ftl`];
  if (!load) throw new Error(`there is no catalogue ${name} in ${language}`);
  return load();
}
