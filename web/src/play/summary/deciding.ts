/** What decided a match, as one message: the largest of the facts that are true. */
import type { Sentence } from "../../generated/protocol";

export interface Facts {
  scores: number[];
  ranking: number[];
  /** How the match ended: "played", "resigned", "forfeited". */
  reason: string;
  /** Which seats resigned or ran out of time. */
  out: boolean[];
  /** Points and number of scorings of each source, by seat. */
  sources: Record<string, number>[];
  counts: Record<string, number>[];
  /** The scores after each round, without the last. */
  rounds: number[][];
}

/** Sources that people count instead of adding up points. */
const COUNTED = ["rows", "columns", "colours", "stars", "costs"];
/** The fewest points of a lead that is worth telling. */
const LEAST_LEAD = 3;

/** Return the message about what decided a match; null if nothing can be said. */
export function whatDecided(facts: Facts): Sentence | null {
  const { scores, ranking, reason } = facts;
  if (reason !== "played") return whoLeft(facts);
  const winners = seatsAt(ranking, 1);
  const winner = winners[0];
  if (winner === undefined || scores.length < 2) return null;
  if (winners.length > 1) return { id: "summary-decided-shared" };
  const rival = runnerUp(scores, winner);
  const margin = scores[winner]! - scores[rival]!;
  if (margin === 0) return { id: "summary-decided-tie" };
  if (margin === 1) return { id: "summary-decided-point" };
  return largest(facts, winner, rival, margin);
}

/** The match did not end by the rules: say who left it. */
function whoLeft({ reason, out }: Facts): Sentence | null {
  const seat = out.indexOf(true);
  return seat < 0 ? null : { id: "summary-decided-out", values: { seat, reason } };
}

function largest(facts: Facts, winner: number, rival: number, margin: number): Sentence {
  const source = largestSource(facts, winner, rival);
  const lead = largestLead(facts.rounds, winner);
  if (lead.points >= LEAST_LEAD && lead.points >= source.points) {
    const { points, round } = lead;
    return { id: "summary-decided-turned", values: { seat: winner, points, round } };
  }
  const isAhead = facts.rounds.length > 1 && lead.points < 0;
  if (isAhead && source.points < margin) {
    return { id: "summary-decided-led", values: { seat: winner } };
  }
  return tellSource(facts, source.name, winner, rival);
}

/** The source with the largest difference between two seats. */
function largestSource({ sources }: Facts, winner: number, rival: number) {
  let found = { name: "other", points: 0 };
  for (const name of new Set([winner, rival].flatMap((seat) => Object.keys(sources[seat] ?? {})))) {
    const points = (sources[winner]?.[name] ?? 0) - (sources[rival]?.[name] ?? 0);
    if (points > found.points) found = { name, points };
  }
  return found;
}

/** The largest lead of anyone over the winner, and after which round; below 0 if there was none. */
function largestLead(rounds: number[][], winner: number): { points: number; round: number } {
  const leads = rounds.map((scores, i) => {
    const best = Math.max(...scores.filter((_, seat) => seat !== winner));
    return { points: best - scores[winner]!, round: i + 1 };
  });
  return leads.reduce((a, b) => (b.points >= a.points ? b : a), { points: -Infinity, round: 0 });
}

function tellSource(facts: Facts, source: string, winner: number, rival: number): Sentence {
  const isCounted = COUNTED.includes(source);
  const values = isCounted ? facts.counts : facts.sources;
  const of = (seat: number) => Math.abs(values[seat]?.[source] ?? 0);
  return {
    id: "summary-decided-source",
    values: { seat: winner, source, more: of(winner), less: of(rival) },
  };
}

function seatsAt(ranking: number[], place: number): number[] {
  return ranking.flatMap((each, seat) => (each === place ? [seat] : []));
}

/** The best of the other seats by points. */
function runnerUp(scores: number[], winner: number): number {
  const others = scores.map((_, seat) => seat).filter((seat) => seat !== winner);
  return others.reduce((a, b) => (scores[b]! > scores[a]! ? b : a));
}
