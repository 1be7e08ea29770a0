/** Opening a board from an address: a match, a record of this browser, a position, or a new match. */
import { loadGame } from "../games";
import { words } from "../i18n/words.svelte";
import { games } from "../net/games.svelte";
import { Refusal } from "../net/api";
import { readItem, writeItem } from "../storage";
import { addressOf as addressOfCall } from "../net/prefetch";
import { request } from "../net/transport";
import type { Place } from "./address";
import { addressOf } from "./address";
import * as api from "./api";
import { Board } from "./board.svelte";

/** The name of the record that was imported last, where an address has the id of a match. */
export const IMPORTED = "import";
const KEY = "tilewright-record";

/** Keep a record in this browser; return the address at which it is opened. */
export function keepRecord(text: string, turns: number): string {
  writeItem(KEY, text);
  return `${addressOf({ match: IMPORTED, at: turns })}#${Date.now()}`;
}

/** A board, and the text of its record. */
export interface OpenedBoard {
  board: Board;
  record: string | null;
}

/** Open what an address names; its turns are walked, not yet shown. */
export async function openBoard(place: Place): Promise<OpenedBoard> {
  const [found, text] = place.match ? await openRecord(place.match) : [null, null];
  const start = found
    ? await api.positionOf(found.start, found.names)
    : place.position
      ? await api.positionOf(place.position, [])
      : await api.startOf(setupOf(place));
  const [ui] = await Promise.all([
    loadGame(start.game),
    words.require(start.game, "board", "analysis", "study", `study-${start.game}`),
  ]);
  const board = new Board(ui, { match: place.match, start, record: found });
  await board.go(found ? Math.min(place.at, found.turns.length) : 0, false);
  await board.follow(place.line);
  return { board, record: text };
}

function setupOf({ game, side, seats }: Place): api.Setup {
  const setup: api.Setup = { game: games.idOf(game ?? games.chosen) };
  if (side) setup.side = side;
  if (seats) setup.seats = seats;
  return setup;
}

async function openRecord(match: string) {
  if (match !== IMPORTED) {
    const found = await api.recordOf(match);
    const answer = await request(addressOfCall(`/matches/${match}/record`));
    return [found, answer.ok ? await answer.text() : null] as const;
  }
  const text = readItem(KEY);
  if (!text) throw new Refusal("match.unknown", "there is no record in this browser");
  return [await api.readRecord(text), text] as const;
}

