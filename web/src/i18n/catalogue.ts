/** The messages of a language; the counterpart of tilewright.i18n.catalogue. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../generated/protocol";
import { type Language, LIST_LOCALES } from "./language";

export type Values = NonNullable<Sentence["values"]>;
/** Names as the server sends them, and as they are shown. */
export type Names = ReadonlyMap<string, string>;

export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly resources: FluentResource[] = [];
  private lists?: Intl.ListFormat;

  constructor(language: Language, texts: Iterable<string | FluentResource>) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = typeof text === "string" ? new FluentResource(text) : text;
      this.bundle.addResource(resource);
      this.resources.push(resource);
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Return the ids of all messages with a prefix, in the order of the catalogues. */
  idsFrom(beginning: string): string[] {
    const ids = this.resources.flatMap(({ body }) => body.map(({ id }) => id));
    return [...new Set(ids)].filter((id) => id.startsWith(beginning));
  }

  say(id: string, values: Values = {}): string {
    return this.word({ id, values });
  }

  /** Return a message as text; a missing one shows its id. */
  word(sentence: Sentence, names?: Names): string {
    const pattern = this.bundle.getMessage(sentence.id)?.value;
    if (!pattern) {
      console.error(`${sentence.id} has no text in ${this.language}`);
      return sentence.id;
    }
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(sentence.values ?? {})) {
      values[name] = this.plain(name, value, names);
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`${sentence.id} in ${this.language}: ${errors[0]?.message}`);
    return text;
  }

  /** Join sentences to a paragraph; Chinese puts no space between them. */
  join(sentences: string[]): string {
    return sentences.join(this.language.startsWith("zh") ? "" : " ");
  }

  /** Join words to a list; the formatter is slow to create, so it is made when first needed. */
  list(words: string[]): string {
    this.lists ??= new Intl.ListFormat(LIST_LOCALES[this.language] ?? this.language);
    return this.lists.format(words);
  }

  private plain(name: string, value: Values[string], names?: Names): FluentVariable {
    if (Array.isArray(value)) return this.list(value.map((item) => this.word(item, names)));
    if (typeof value === "object") return this.word(value, names);
    if (name === "name" && typeof value === "string") return names?.get(value) ?? value;
    return value;
  }
}
