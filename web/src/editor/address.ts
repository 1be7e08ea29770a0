/** Addresses of the editor: /analysis/edit?position=GAME!SIDE!SEATS..., or a ply of a match. */

export interface Source {
  position: string | null;
  match: string | null;
  ply: number;
  game: string | null;
}

const SPACE = "!";

/** Escape a text, but for what a query may contain: positions stay readable, and shorter. */
function escape(text: string): string {
  return encodeURIComponent(text.replaceAll(" ", SPACE)).replace(/%(2C|3A|2F|40|3B|21)/g, decodeURIComponent);
}

export function addressOf(position: string): string {
  return `/analysis/edit?position=${escape(position)}`;
}

export function analysisOf(position: string): string {
  return `/analysis?position=${escape(position)}`;
}

export function sourceOf(query: URLSearchParams): Source {
  return {
    position: query.get("position")?.replaceAll(SPACE, " ") ?? null,
    match: query.get("match"),
    ply: Number.parseInt(query.get("ply") ?? "") || 0,
    game: query.get("game"),
  };
}
