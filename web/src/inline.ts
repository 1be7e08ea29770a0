/**
 * Stands in every page itself. What takes longest is asked for before any script has come: the words,
 * who is here and, for a table, the match, its socket and the files of its game.
 */
import { initialLanguage, LIST_LOCALES } from "./i18n/language";
import { readItem } from "./storage";
import { prefetch, prefetchMatch } from "./net/prefetch";

/** The files of every game and language, by the end of the source that they are built from. */
declare const FILES: Record<string, string>;

const language = initialLanguage();
/** The game of a table, where the server knows it when it sends the page. */
const known = document.documentElement.dataset.game;
const [page, match] = location.pathname.split("/").filter(Boolean);

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
  const told = prefetchMatch(id);
  const game = known ?? (await told);
  if (game) preload(`games/${game}/index.ts`, `${language}/${game}.ftl`);
  await told;
}

/** What fails here is asked for again, and told, by whoever needs it. */
function ignore(): void {}

/** Browsers take long for the first list and the first number: that is done while they wait for files. */
function warm(): void {
  setTimeout(() => {
    new Intl.ListFormat(LIST_LOCALES[language] ?? language);
    new Intl.NumberFormat(language);
  });
}

preload(`base/${language}.ts`);
if (page === "table" && match) prepareTable(match).catch(ignore).finally(warm);
else {
  prefetch("/games").catch(ignore);
  if (readItem("tilewright-user") !== null) prefetch("/session").catch(ignore);
}
