/** The catalogues' files, each loaded when it is first needed. */
import type { Language } from "./pick";

const files = import.meta.glob<string>(
  [
    "../../../src/tilewright/i18n/*/*.ftl",
    "!../../../src/tilewright/i18n/*/terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The files that every page needs; they are built into one. */
export const FIRST_FILES = ["core", "web", "web-games"];

/** Return the text of one file of a language, such as "azul". */
export async function readFile(language: Language, name: string): Promise<string> {
  const load = files[`../../../src/tilewright/i18n/${language}/${name}.ftl`];
  if (!load) throw new Error(`there is no catalogue ${name} in ${language}`);
  return load();
}
