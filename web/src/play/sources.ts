/** Where the points of a match came from, row by row. */

export interface SourceRow {
  source: string;
  points: number[];
}

/** Return a row for every source of points that some seat has, with the points of every seat. */
export function sourceRows(sources: Record<string, number>[]): SourceRow[] {
  const names = [...new Set(sources.flatMap((each) => Object.keys(each)))];
  return names.map((name) => ({
    source: name,
    points: sources.map((each) => each[name] ?? 0),
  }));
}
