/**
 * The script inside every page: starts the slowest requests before any other script loads. These
 * are messages, the session, the games and, for a table, the match, its socket and the files of its
 * game.
 */
import { initialLanguage, LIST_LOCALES } from "./i18n/language";
import { readItem } from "./storage";
import { prefetch, prefetchMatch } from "./net/prefetch";

/** The files of all games and languages, by the end of their source paths. */
declare const FILES: Record<string, string>;

const language = initialLanguage();
/** The game of a table, if the server knows it when it sends the page. */
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

/** Failures are ignored here: whoever needs the response asks again and reports them. */
function ignore(): void {}

/** The first formatter of each kind is slow: create it while the browser waits for files. */
function warm(): void {
  setTimeout(() => {
    new Intl.ListFormat(LIST_LOCALES[language] ?? language);
    new Intl.NumberFormat(language);
  });
}

preload(`base/${language}.ts`);
if (page === "table" && match) prepareTable(match).catch(ignore).finally(warm);
else if (page !== "table") {
  preload(`${language}/web-pages.ftl`);
  prefetch("/games").catch(ignore);
  if (readItem("tilewright-user") !== null) prefetch("/session").catch(ignore);
}
