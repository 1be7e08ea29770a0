/**
 * Stands in the page of a table itself. What takes longest is asked for before any script has come:
 * the match, its socket, and the files of its game and language. `early.ts` goes on from there.
 */
import type { MatchInfo } from "./generated/api";
import { keptLanguage, pickLanguage } from "./i18n/pick";
import { askEarly, connectEarly } from "./net/early";

/** The files of every game and language, by the end of the source that they are built from. */
declare const FILES: Record<string, string>;

const language = keptLanguage() ?? pickLanguage(navigator.languages);
const id = location.pathname.split("/")[2];

function preload(...sources: string[]): void {
  for (const source of sources) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = FILES[source] ?? "";
    if (FILES[source]) document.head.append(link);
  }
}

async function prepareGame(): Promise<void> {
  const answer = await askEarly(`/matches/${id}`);
  if (!answer.ok) return;
  const { game } = (await answer.clone().json()) as MatchInfo;
  preload(`games/${game}/index.ts`, `${language}/${game}.ftl`);
}

connectEarly(`/matches/${id}/socket?version=0`);
prepareGame().catch(() => {}); // whoever needs the match asks again, and tells what is wrong
preload(`${language}/core.ftl`);
