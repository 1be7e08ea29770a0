/** Refusals as text. */
import { say, words } from "../i18n/words.svelte";
import { Refusal } from "./api";

/** Return the text of a refusal: from the catalogues, or the server's own sentence. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return say("error-internal");
  const name = error.code.replaceAll(".", "-");
  for (const id of [`error-${name}`, `refusal-${name}`]) {
    if (words.catalogue.has(id)) return say(id, error.values);
  }
  return error.message;
}
