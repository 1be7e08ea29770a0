/** Point sources and scores of a match, for its summary. */
import type { PeakInfo, Statistics } from "../generated/api";

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

/** Return the points of each scoring of a source, if there are several and they are all the same. */
export function eachOf({ sources, counts, peaks }: Pick<Statistics, "sources" | "counts" | "peaks">, source: string): number | null {
  const found = peaks.filter((peak) => peak.source === source).map(({ points }) => points);
  const points = found[0];
  if (points === undefined || points < 2 || found.some((each) => each !== points)) return null;
  if (counts.reduce((sum, each) => sum + (each[source] ?? 0), 0) < 2) return null;
  const isUniform = sources.every((each, seat) => (each[source] ?? 0) === points * (counts[seat]?.[source] ?? 0));
  return isUniform ? points : null;
}

/** Return the best scoring of a match: that of a tile, or of anything if no tile scores. */
export function bestPeak(peaks: PeakInfo[]): PeakInfo | null {
  const gains = peaks.filter(({ points }) => points > 0);
  const tiles = gains.filter(({ source }) => source === "tiles");
  return highest(tiles.length ? tiles : gains, ({ points }) => points);
}

/** Return the costliest loss of a match. */
export function worstPeak(peaks: PeakInfo[]): PeakInfo | null {
  return highest(peaks.filter(({ points }) => points < 0), ({ points }) => -points);
}

function highest(peaks: PeakInfo[], worth: (peak: PeakInfo) => number): PeakInfo | null {
  return peaks.reduce<PeakInfo | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
}
