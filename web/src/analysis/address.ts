/**
 * Addresses of positions: /analysis?position=GAME!SIDE!SEATS..., or /analysis/match/ID?at=12, with
 * the variation that follows as ?line=, turns separated by "~".
 */

export interface Place {
  /** The match that is analysed; without one, a position or a new match. */
  match: string | null;
  /** How many turns of the match come before. */
  at: number;
  /** The same as a number of plies. */
  ply: number;
  position: string | null;
  line: string[];
  game: string | null;
  side: string | null;
  seats: number | null;
}

const SPACE = "!";
const TURN = "~";

/** Escape a text, but for what a query may contain: positions stay readable, and shorter. */
function escape(text: string): string {
  return encodeURIComponent(text.replaceAll(" ", SPACE)).replace(/%(2C|3A|2F|3D|40|3B)/g, decodeURIComponent);
}

function unescape(text: string | null): string | null {
  return text === null ? null : text.replaceAll(SPACE, " ");
}

/** Return the address of a position, and of the line that leads on from it. */
export function addressOf(place: Partial<Place>): string {
  const query: string[] = [];
  if (place.ply) query.push(`ply=${place.ply}`);
  if (place.at) query.push(`at=${place.at}`);
  if (place.position) query.push(`position=${escape(place.position)}`);
  if (place.line?.length) query.push(`line=${escape(place.line.join(TURN))}`);
  for (const name of ["game", "side", "seats"] as const) {
    if (place[name]) query.push(`${name}=${escape(String(place[name]))}`);
  }
  const path = place.match ? `/analysis/match/${place.match}` : "/analysis";
  return query.length ? `${path}?${query.join("&")}` : path;
}

/** Read an address. */
export function placeOf(parts: readonly string[], query: URLSearchParams): Place {
  const number = (name: string) => Number.parseInt(query.get(name) ?? "") || 0;
  const line = unescape(query.get("line"));
  return {
    match: parts[1] === "match" ? (parts[2] ?? null) : null,
    at: number("at"),
    ply: number("ply"),
    position: unescape(query.get("position")),
    line: line ? line.split(TURN).filter(Boolean) : [],
    game: query.get("game"),
    side: query.get("side"),
    seats: number("seats") || null,
  };
}
