/**
 * Stands in the page of a table itself. What takes longest is asked for before any script has come:
 * the match, its socket, and the files of its game and language. `early.ts` goes on from there.
 */
import { firstLanguage } from "./i18n/pick";
import { prepareMatch } from "./net/early";

/** The files of every game and language, by the end of the source that they are built from. */
declare const FILES: Record<string, string>;

const language = firstLanguage();

function preload(...sources: string[]): void {
  for (const source of sources) {
    const file = FILES[source];
    if (!file) continue;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}

async function prepareTable(id: string): Promise<void> {
  const game = await prepareMatch(id);
  if (game) preload(`games/${game}/index.ts`, `${language}/${game}.ftl`);
}

// Whoever needs the match asks again, and tells what is wrong.
prepareTable(location.pathname.split("/")[2] ?? "").catch(() => {});
preload(`${language}/core.ftl`);
