/** The catalogues as the command line has them. */
import { readdirSync, readFileSync } from "node:fs";
import { Catalogue } from "../src/i18n/catalogue";
import type { Language } from "../src/i18n/language";

const FOLDER = new URL("../../src/tilewright/i18n/", import.meta.url);

/** Return the sentences of a language, those of all games among them. */
export function catalogueOf(language: Language): Catalogue {
  const folder = new URL(`${language}/`, FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  return new Catalogue(
    language,
    names.map((name) => readFileSync(new URL(name, folder), "utf-8")),
  );
}
