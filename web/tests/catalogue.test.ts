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

it("puts spaces around Latin names in Chinese, but not around Chinese ones", () => {
  const words = catalogueOf("zh-Hant");
  expect(words.say("web-turn-of", { name: "小美" })).toBe("輪到小美");
  expect(words.say("web-turn-of", { name: "Anna" })).toBe("輪到 Anna");
  expect(words.say("web-take-back-asked", { name: "小美" })).toBe("小美想收回上一回合。");
  expect(words.say("web-take-back-asked", { name: "Anna" })).toBe("Anna 想收回上一回合。");
});

it("leaves the spaces inside names and messages alone", () => {
  const words = catalogueOf("zh-Hant");
  expect(words.say("web-said", { name: "王 小美", text: "你好 再見" })).toBe("王 小美：你好 再見");
  const names = new Map([["mei", "王 小美"]]);
  const sentence = { id: "web-turn-of", values: { name: "mei" } };
  expect(words.word(sentence, { names })).toBe("輪到王 小美");
});
