/** Sentences of the catalogues, for the gallery. */
import type { Sentence } from "../src/generated/protocol";
import { Catalogue } from "../src/i18n/catalogue";
import { LANGUAGES } from "../src/i18n/language";

const files = import.meta.glob<string>("../../src/tilewright/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Return what words sentences in a language, or else in English. */
export function speaker(asked: string | null): (sentence: Sentence) => string {
  const language = LANGUAGES.find((each) => each === asked) ?? "en";
  const paths = Object.keys(files).filter((path) => path.includes(`/${language}/`));
  const catalogue = new Catalogue(
    language,
    paths.map((path) => files[path]!),
  );
  return (sentence) => catalogue.word(sentence);
}
