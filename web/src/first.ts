/**
 * Stands in every page itself. What takes longest is asked for before any script has come: the words,
 * who is here and, for a table, the match, its socket and the files of its game.
 */
import { firstLanguage, LIST_LOCALES } from "./i18n/pick";
import { askEarly, prepareMatch } from "./net/early";

/** The files of every game and language, by the end of the source that they are built from. */
declare const FILES: Record<string, string>;

const language = firstLanguage();
const [page, match] = location.pathname.split("/").filter(Boolean);

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

function preload(...sources: string[]): void {
  for (const source of sources) {
    const file = FILES[source];
    if (file) link("modulepreload", file);
  }
}

async function prepareTable(id: string): Promise<void> {
  const game = await prepareMatch(id);
  if (game) preload(`games/${game}/index.ts`, `${language}/${game}.ftl`);
}

/** What fails here is asked for again, and told, by whoever needs it. */
function ignore(): void {}

/** Browsers take long for the first list: it is made while they wait for files. */
function warm(): void {
  setTimeout(() => new Intl.ListFormat(LIST_LOCALES[language] ?? language));
}

if (page === "table" && match) prepareTable(match).catch(ignore).finally(warm);
else if (localStorage.getItem("tilewright-user") !== null) askEarly("/session").catch(ignore);
preload(`first/${language}.ts`);
link("preconnect", location.origin);
