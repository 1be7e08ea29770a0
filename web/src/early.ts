/** The first script: it asks for all that the page will need, while the rest is on its way. */
import { loadGame } from "./games";
import { FIRST_FILES, readFile } from "./i18n/files";
import { firstLanguage } from "./i18n/pick";
import { askEarly, prepareMatch } from "./net/early";

const language = firstLanguage();
const [page, match] = location.pathname.split("/").filter(Boolean);

async function prepareTable(id: string): Promise<void> {
  void import("./pages/TablePage.svelte");
  const game = await prepareMatch(id);
  if (game) await Promise.all([loadGame(game), readFile(language, game)]);
}

/** What fails here is asked for again, and told, by whoever needs it. */
function ignore(): void {}

void import("./main");
for (const name of FIRST_FILES) readFile(language, name).catch(ignore);
if (localStorage.getItem("tilewright-user") !== null) askEarly("/session").catch(ignore);
if (page === "table" && match) prepareTable(match).catch(ignore);
