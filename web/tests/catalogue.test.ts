import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Sentence } from "../src/generated/protocol";
import { Catalogue } from "../src/i18n/catalogue";
import { LANGUAGES, type Language } from "../src/i18n/pick";
import told from "./sentences.json";

const FOLDER = "../src/tilewright/i18n";

function catalogue(language: Language): Catalogue {
  const names = readdirSync(`${FOLDER}/${language}`).filter((name) => name.endsWith(".ftl"));
  return new Catalogue(
    language,
    names.map((name) => readFileSync(`${FOLDER}/${language}/${name}`, "utf-8")),
  );
}

describe.each(LANGUAGES)("the catalogue in %s", (language) => {
  const words = catalogue(language);

  it.each(told)("words $sentence.id as the command line does", (each) => {
    expect(words.word(each.sentence as Sentence)).toBe(each.words[language]);
  });

  it("shows names as they are to be shown, also inside others", () => {
    const names = new Map([["novice", "Anna"]]);
    const values = { name: "novice", count: 20, round: 1 };
    expect(words.word({ id: "azul-event-dealt", values }, names)).toContain("Anna");
  });

  it("lets the id stand for a sentence that is missing", () => {
    expect(words.say("no-such-sentence")).toBe("no-such-sentence");
  });
});

it("joins sentences with spaces, but not in Chinese", () => {
  expect(catalogue("en").join(["A.", "B."])).toBe("A. B.");
  expect(catalogue("zh-Hant").join(["甲。", "乙。"])).toBe("甲。乙。");
});

it("joins lists as the language does", () => {
  expect(catalogue("en").list(["a", "b", "c"])).toBe("a, b and c");
  expect(catalogue("hu").list(["a", "b"])).toBe("a és b");
});
