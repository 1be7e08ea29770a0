/** Choosing the language of the page. */
import { negotiateLanguages } from "@fluent/langneg";
import { readItem } from "../storage";

export const LANGUAGES = ["en", "uk", "hu", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
/** How lists are joined, where the language leaves it open. */
export const LIST_LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** Return the language to begin with: that of the settings, or the best for the browser. */
export function initialLanguage(): Language {
  return storedLanguage() ?? pickLanguage(navigator.languages);
}

/** Return the language that has been chosen in the settings, if one has. */
function storedLanguage(): Language | null {
  try {
    const { language } = JSON.parse(readItem("tilewright") ?? "{}");
    return LANGUAGES.includes(language) ? language : null;
  } catch {
    return null;
  }
}

/** Return the language that fits best what a browser asks for. */
export function pickLanguage(wishes: readonly string[]): Language {
  const asked = wishes.map((wish) => (/^zh\b/i.test(wish) ? "zh-Hant" : wish));
  const options = { defaultLocale: "en", strategy: "lookup" } as const;
  return negotiateLanguages(asked, [...LANGUAGES], options)[0] as Language;
}
