/** Chat at a table. */
import type { Said } from "../generated/protocol";
import { say } from "../i18n/words.svelte";
import type { Table } from "./table.svelte";

/** Return a chat message as text, phrases in the reader's language. */
export function chatText(table: Table, said: Said): string {
  const text = said.phrase ? say("web-phrase", { phrase: said.phrase }) : (said.text ?? "");
  return say("web-said", { name: table.nameOf(said.seat), text });
}
