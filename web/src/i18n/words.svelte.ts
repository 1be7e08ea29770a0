/** The messages of the page, in its current language. */
import { FluentResource } from "@fluent/bundle";
import type { Sentence } from "../generated/protocol";
import { settings } from "../settings.svelte";
import { Catalogue, type Reader, type Values } from "./catalogue";
import { BASE, readFile } from "./files";
import { addressedLanguage, type Language, pickLanguage } from "./language";

class Words {
  catalogue = $state.raw(new Catalogue("en", []));
  private wanted: Language = "en";
  private needed = [BASE];
  private read = new Map<string, FluentResource>();

  get language(): Language {
    return this.catalogue.language;
  }

  /** Switch to the language of the address, of the settings, or of the browser, with further files. */
  async followSettings(...names: string[]): Promise<void> {
    this.needed = [...new Set([...this.needed, ...names])];
    this.wanted = addressedLanguage() ?? settings.language ?? pickLanguage(navigator.languages);
    await this.load();
  }

  /** Load further files, such as those of a game, if they are missing. */
  async require(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.needed.includes(name));
    if (missing.length === 0) return;
    this.needed = [...this.needed, ...missing];
    try {
      await this.load();
    } catch (error) {
      this.needed = this.needed.filter((name) => !missing.includes(name));
      throw error;
    }
  }

  /** Load what is needed, again if the language or the files change meanwhile. */
  private async load(): Promise<void> {
    const { wanted, needed } = this;
    const texts = await Promise.all(needed.map((name) => this.get(wanted, name)));
    if (wanted !== this.wanted || needed !== this.needed) return this.load();
    this.catalogue = new Catalogue(wanted, texts);
    document.documentElement.lang = wanted;
  }

  private async get(language: Language, name: string): Promise<FluentResource> {
    const key = `${language}/${name}`;
    const found = this.read.get(key) ?? new FluentResource(await readFile(language, name));
    this.read.set(key, found);
    return found;
  }
}

export const words = new Words();

/** Return a message in the language of the page. */
export function say(id: string, values?: Values): string {
  return words.catalogue.say(id, values);
}

/** Return a text with a capital first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** Return a message of the server in the language of the page. */
export function word(sentence: Sentence, reader?: Reader): string {
  return words.catalogue.word(sentence, reader);
}

/** Return the part of an address that tells the server the language of the page. */
export function languageQuery(): string {
  return `?language=${words.language}`;
}
