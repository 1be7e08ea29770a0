/** Choosing the language of the page. */
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, type Language } from "./catalogue";

/** Return the language that fits best what a browser asks for. */
export function pickLanguage(wishes: readonly string[]): Language {
  const asked = wishes.map((wish) => (/^zh\b/i.test(wish) ? "zh-Hant" : wish));
  const options = { defaultLocale: "en", strategy: "lookup" } as const;
  return negotiateLanguages(asked, [...LANGUAGES], options)[0] as Language;
}
