/** The first script: it asks for all that the page will need, while the rest is on its way. */
import { loadGame } from "./games";
import type { MatchInfo } from "./generated/api";
import { FIRST_FILES, readFile } from "./i18n/files";
import { keptLanguage, pickLanguage } from "./i18n/pick";
import { askEarly, connectEarly } from "./net/early";

const language = keptLanguage() ?? pickLanguage(navigator.languages);
const [page, match] = location.pathname.split("/").filter(Boolean);

async function prepareTable(id: string): Promise<void> {
  connectEarly(`/matches/${id}/socket?version=0`);
  void import("./pages/TablePage.svelte");
  const answer = await askEarly(`/matches/${id}`);
  if (!answer.ok) return;
  const { game } = (await answer.clone().json()) as MatchInfo;
  await Promise.all([loadGame(game), readFile(language, game)]);
}

/** What fails here is asked for again, and told, by whoever needs it. */
function ignore(): void {}

void import("./main");
for (const name of FIRST_FILES) readFile(language, name).catch(ignore);
if (localStorage.getItem("tilewright-user") !== null) askEarly("/session").catch(ignore);
if (page === "table" && match) prepareTable(match).catch(ignore);
