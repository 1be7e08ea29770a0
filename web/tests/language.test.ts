import { expect, it } from "vitest";
import { pickLanguage } from "../src/i18n/language";

it("picks the language that a browser asks for", () => {
  expect(pickLanguage(["uk-UA", "en"])).toBe("uk");
  expect(pickLanguage(["hu"])).toBe("hu");
  expect(pickLanguage(["zh-TW"])).toBe("zh-Hant");
  expect(pickLanguage(["zh-Hant-HK"])).toBe("zh-Hant");
  expect(pickLanguage(["zh"])).toBe("zh-Hant");
  expect(pickLanguage(["en-US"])).toBe("en");
  expect(pickLanguage(["HU_hu"])).toBe("hu");
});

it("takes the first language that there is, else English", () => {
  expect(pickLanguage(["de-DE", "hu-HU", "uk"])).toBe("hu");
  expect(pickLanguage(["de"])).toBe("en");
  expect(pickLanguage(["*", "ukx"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});
