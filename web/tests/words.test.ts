import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { words } from "../src/i18n/words.svelte";

/** Files that have been asked for and not come yet, by language and name. */
const asked = vi.hoisted(() => new Map<string, () => void>());

vi.mock("../src/i18n/files", () => ({
  BASE: "base",
  readFile: (language: string, name: string) =>
    new Promise((resolve) => {
      asked.set(`${language}/${name}`, () => resolve(`word-${name} = ${language}`));
    }),
}));

async function come(...files: string[]): Promise<void> {
  for (const file of files) {
    await vi.waitFor(() => expect(asked.has(file)).toBe(true), { timeout: 30_000 });
    asked.get(file)?.();
  }
}

describe("the words of a page", () => {
  beforeEach(() => {
    vi.stubGlobal("document", { documentElement: {} });
  });

  it("are those of the language that was chosen last, whichever comes first", async () => {
    settings.language = "uk";
    const former = words.followSettings();
    settings.language = "hu";
    const latter = words.followSettings();
    await come("hu/base", "uk/base");
    await Promise.all([former, latter]);
    expect(words.catalogue.say("word-base")).toBe("hu");
  });

  it("are complete where another language is chosen while more of them are being loaded", async () => {
    const need = words.require("azul");
    settings.language = "en";
    const follow = words.followSettings();
    await come("en/base", "en/azul", "hu/azul");
    await Promise.all([need, follow]);
    expect(["base", "azul"].map((name) => words.catalogue.say(`word-${name}`))).toEqual(["en", "en"]);
  });
});
