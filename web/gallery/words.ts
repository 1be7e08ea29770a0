/** Sentences of the catalogues, for the gallery. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "../src/generated/protocol";

const files = import.meta.glob<string>("../../src/tilewright/i18n/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function speaker(language: string): (sentence: Sentence) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  function say({ id, values }: Sentence): string {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values ?? {})) {
      if (Array.isArray(value)) plain[name] = value.map(say).join(", ");
      else plain[name] = typeof value === "object" ? say(value) : value;
    }
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, plain) : `!${id}`;
  }
  return say;
}
