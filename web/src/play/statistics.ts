/** Point sources and scores of a match, for its summary. */

export interface SourceRow {
  source: string;
  points: number[];
}

/** The order of rows: starting points, gains, losses. */
const ORDER = [
  "start",
  "tiles",
  "rows",
  "columns",
  "colours",
  "stars",
  "costs",
  "wheel",
  "groups",
  "jokers",
  "expansions",
  "penalties",
];

/** Return a row for each point source, with the points of every seat. */
export function sourceRows(sources: Record<string, number>[]): SourceRow[] {
  const names = new Set(sources.flatMap((each) => Object.keys(each)));
  const sorted = [...names].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return sorted.map((name) => ({
    source: name,
    points: sources.map((each) => each[name] ?? 0),
  }));
}

/** Return the ticks of a score axis: zero, half and all of a round number. */
export function scoreTicks(course: { values: number[] }[]): number[] {
  const most = Math.max(10, ...course.flatMap(({ values }) => values));
  const top = Math.ceil(most / 20) * 20;
  return [0, top / 2, top];
}

/** Return the first plies of the rounds. */
export function roundStarts(positions: { ply: number; view: Record<string, unknown> }[]): number[] {
  const starts = new Map<unknown, number>();
  for (const { ply, view } of positions) if (!starts.has(view.round)) starts.set(view.round, ply);
  return [...starts.values()];
}
