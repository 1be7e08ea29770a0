/** The messages of a language; the counterpart of tilewright.i18n.catalogue. */
import {
  FluentBundle,
  type FluentFunction,
  FluentResource,
  FluentType,
  type FluentVariable,
} from "@fluent/bundle";
import type { Sentence } from "../generated/protocol";
import { type Language, LIST_LOCALES } from "./language";
import { closeUp, keepSpaces } from "./spacing";

export type Values = NonNullable<Sentence["values"]>;
/** Names as the server sends them, and as they are shown. */
export type Names = ReadonlyMap<string, string>;

/**
 * A message inside another: `{ $tiles }`, or `{ FORM($tiles, "accusative") }` for a form. The forms
 * of a message are its attributes.
 */
class Phrase extends FluentType<(form: string) => string> {
  toString(): string {
    return this.value("");
  }
}

/** Return a phrase in one of its forms: the function FORM of the catalogues. */
const form: FluentFunction = ([value, name]) =>
  value instanceof Phrase ? value.value(String(name)) : (value ?? "");

/** Who reads a message: the names to show, and the seats whose messages address the reader. */
export interface Reader {
  names?: Names;
  you?: readonly number[];
}

export class Catalogue {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly resources: FluentResource[] = [];
  private lists?: Intl.ListFormat;

  constructor(language: Language, texts: Iterable<string | FluentResource>) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { FORM: form } });
    for (const text of texts) {
      const resource = typeof text === "string" ? new FluentResource(text) : text;
      this.bundle.addResource(resource);
      this.resources.push(resource);
    }
  }

  /** Return whether there is a message, or a form of it. */
  has(id: string, form = ""): boolean {
    const message = this.bundle.getMessage(id);
    return message !== undefined && (!form || Object.hasOwn(message.attributes, form));
  }

  /** Return the ids of all messages with a prefix, in the order of the catalogues. */
  idsFrom(beginning: string): string[] {
    const ids = this.resources.flatMap(({ body }) => body.map(({ id }) => id));
    return [...new Set(ids)].filter((id) => id.startsWith(beginning));
  }

  say(id: string, values: Values = {}): string {
    return this.word({ id, values });
  }

  /**
   * Return a message as text; a missing one shows its id. Messages about a seat of the reader
   * address them: there `$who` is "you", elsewhere "other". A form is an attribute of the message.
   */
  word(sentence: Sentence, reader: Reader = {}, form = ""): string {
    const text = this.inForm(sentence, reader, form);
    return this.isChinese ? closeUp(text) : text;
  }

  private get isChinese(): boolean {
    return this.language === "zh-Hant";
  }

  private inForm({ id, values: given = {} }: Sentence, reader: Reader, form: string): string {
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) {
      console.error(`${form ? `${id}.${form}` : id} has no text in ${this.language}`);
      return id;
    }
    const isYou = typeof given.seat === "number" && reader.you?.includes(given.seat);
    const values: Record<string, FluentVariable> = { who: isYou ? "you" : "other" };
    for (const [name, value] of Object.entries(given)) values[name] = this.plain(name, value, reader);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors.length) console.error(`${id} in ${this.language}: ${errors[0]?.message}`);
    return text;
  }

  /** Join sentences to a paragraph; Chinese puts no space between them. */
  join(sentences: string[]): string {
    return sentences.join(this.isChinese ? "" : " ");
  }

  /** Join words to a list; the formatter is slow to create, so it is made when first needed. */
  list(words: string[]): string {
    this.lists ??= new Intl.ListFormat(LIST_LOCALES[this.language] ?? this.language);
    return this.lists.format(words);
  }

  private plain(name: string, value: Values[string], reader: Reader): FluentVariable {
    if (Array.isArray(value)) {
      return new Phrase((form) => this.list(value.map((item) => this.inForm(item, reader, form))));
    }
    if (typeof value === "object") return new Phrase((form) => this.inForm(value, reader, form));
    if (typeof value !== "string") return value;
    const shown = name === "name" ? (reader.names?.get(value) ?? value) : value;
    return this.isChinese ? keepSpaces(shown) : shown;
  }
}
