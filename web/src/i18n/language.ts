/** Choosing the language of the page. */
import { readItem } from "../storage";

export const LANGUAGES = ["en", "uk", "hu", "zh-Hant"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  uk: "Українська",
  hu: "Magyar",
  "zh-Hant": "繁體中文",
};
/** The locale for lists, if the language alone leaves it open. */
export const LIST_LOCALES: Partial<Record<Language, string>> = { en: "en-GB" };

/** Return the initial language: of the address or the settings, or the best match for the browser. */
export function initialLanguage(): Language {
  return addressedLanguage() ?? storedLanguage() ?? pickLanguage(navigator.languages);
}

/** Return the language that the address asks for: `?language=hu`. */
export function addressedLanguage(): Language | null {
  const asked = new URLSearchParams(globalThis.location?.search).get("language");
  return LANGUAGES.find((language) => language === asked) ?? null;
}

/** Return the language of the settings, if one is set. */
function storedLanguage(): Language | null {
  try {
    const { language } = JSON.parse(readItem("tilewright") ?? "{}");
    return LANGUAGES.includes(language) ? language : null;
  } catch {
    return null;
  }
}

/** Return the best match for the languages that a browser prefers; what counts is the language, not the country. */
export function pickLanguage(wishes: readonly string[]): Language {
  const primary = (tag: string) => tag.split(/[-_]/)[0]?.toLowerCase();
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => primary(language) === primary(wish));
    if (found) return found;
  }
  return "en";
}
