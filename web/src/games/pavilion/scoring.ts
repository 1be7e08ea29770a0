/** The scoring of Summer Pavilion step by step: placed tiles, stars, numbers, losses. */
import type { Event, Key, ScoringStep, View } from "../contract";
import { boardKey } from "../keys";
import type { PavilionEvent } from "./keys";
import { costOf, starKind, STARS, type PavilionView } from "./view";

const POSITIONS = [1, 2, 3, 4, 5, 6];

export const scored = { round: [], end: ["star-bonus", "cost-bonus", "corner-loss"] } as const;

export function scoringSteps(events: Event[], view: View): ScoringStep[] {
  const steps = (events as PavilionEvent[])
    .filter(({ points }) => points)
    .map((event) => stepOf(event, view as PavilionView));
  const order = ({ event }: ScoringStep) => (scored.end as readonly string[]).indexOf(event.event);
  return steps.sort((a, b) => order(a) - order(b));
}

function stepOf(event: PavilionEvent, view: PavilionView): ScoringStep {
  const { event: kind, seat, points } = event;
  if (kind === "placed") return stepOfTile(event);
  if (kind === "star-bonus") return stepOfStar(event, view);
  if (kind === "cost-bonus") return stepOfCost(event, view);
  const what = { id: LOSSES[kind] ?? "web-scoring-points" };
  const keys = [boardKey(seat, kind === "corner-loss" ? "kept" : "hand")];
  return { event, seat, points: LOSSES[kind] ? -points : points, keys, what };
}

const LOSSES: Record<string, string> = {
  token: "web-start-marker",
  discarded: "web-pavilion-discarded",
  "corner-loss": "web-pavilion-left-over",
};

const spaceKey = (seat: number, star: number, position: number): Key =>
  boardKey(seat, `space:${star}/${position}`);

/** A tile on a star: the tiles around it light up, the tile itself last. */
function stepOfTile(event: PavilionEvent): ScoringStep {
  const { seat, star, position, points, run = [] } = event;
  const rest = run.filter(([s, p]) => s !== star || p !== position);
  const keys = [...rest, [star, position]].map(([s, p]) => spaceKey(seat, s!, p!));
  return { event, seat, points, keys, what: { id: "web-pavilion-run", values: { count: keys.length } } };
}

function stepOfStar(event: PavilionEvent, { side }: PavilionView): ScoringStep {
  const { seat, star, points } = event;
  const keys = [boardKey(seat, `star:${star}`), ...POSITIONS.map((at) => spaceKey(seat, star, at))];
  return { event, seat, points, keys, what: { id: "pavilion-star", values: { kind: starKind(side, star) } } };
}

function stepOfCost(event: PavilionEvent, { side }: PavilionView): ScoringStep {
  const { seat, cost, points } = event;
  const keys = STARS.flatMap((_, star) => {
    return POSITIONS.filter((at) => costOf(side, star, at) === cost).map((at) => spaceKey(seat, star, at));
  });
  const what = { id: "web-pavilion-cost", values: { cost } };
  return { event, seat, points, keys: [...keys, boardKey(seat, `cost:${cost}`)], what };
}
