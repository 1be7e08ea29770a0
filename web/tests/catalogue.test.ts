import { describe, expect, it, vi } from "vitest";
import type { Sentence } from "../src/generated/protocol";
import { LANGUAGES } from "../src/i18n/language";
import { catalogueOf } from "./catalogues";
import told from "./sentences.json";

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  const words = catalogueOf(language);

  it.each(told)("words $sentence.id as the command line does", (each) => {
    expect(words.word(each.sentence as Sentence)).toBe(each.words[language]);
  });

  it.each(told)("addresses the reader in $sentence.id as the command line does", (each) => {
    expect(words.word(each.sentence as Sentence, { you: [0, 1, 2] })).toBe(each.you[language]);
  });

  it("shows names as they are to be shown", () => {
    const names = new Map([["novice", "Anna"]]);
    const values = { name: "novice", count: 20, round: 1 };
    expect(words.word({ id: "azul-event-dealt", values }, { names })).toContain("Anna");
  });

  it("lets the id stand for a sentence that is missing, and tells so", () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(words.say("no-such-sentence")).toBe("no-such-sentence");
    expect(errors).toHaveBeenCalledOnce();
    errors.mockRestore();
  });
});

it("joins sentences with spaces, but not in Chinese", () => {
  expect(catalogueOf("en").join(["A.", "B."])).toBe("A. B.");
  expect(catalogueOf("zh-Hant").join(["甲。", "乙。"])).toBe("甲。乙。");
});

it("joins lists as the language does", () => {
  expect(catalogueOf("en").list(["a", "b", "c"])).toBe("a, b and c");
  expect(catalogueOf("hu").list(["a", "b"])).toBe("a és b");
});
