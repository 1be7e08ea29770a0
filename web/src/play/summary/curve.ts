/** The geometry of the curve of a match. */
import type { Course, Moment } from "./course";

export interface Curve {
  width: number;
  height: number;
  x: (at: number) => number;
  y: (points: number) => number;
  ticks: number[];
}

const LEFT = 34;
const RIGHT = 14;
const TOP = 10;
const FOOT = 24;
/** Distances between the lines of a scale. */
const STEPS = [5, 10, 20, 25, 50, 100, 200];
const MOST_LINES = 5;

/** Return the scale of a curve in a space. */
export function curveIn({ moments, rounds, hasFinal }: Course, width: number, height: number): Curve {
  const last = Math.max(1, rounds + Number(hasFinal));
  const ticks = ticksOf(moments);
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  return {
    width,
    height,
    x: (at) => LEFT + ((width - LEFT - RIGHT) * at) / last,
    y: (points) => TOP + (height - TOP - FOOT) * (1 - (points - low) / (high - low)),
    ticks,
  };
}

/** Return round numbers from the lowest score, or zero, to above the highest. */
export function ticksOf(moments: Pick<Moment, "scores">[]): number[] {
  const all = moments.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)];
  const step = STEPS.find((each) => (high - low) / each <= MOST_LINES - 1) ?? STEPS.at(-1)!;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** Return the line of a seat: straight from one change of its score to the next. */
export function lineOf({ x, y }: Curve, moments: Moment[], seat: number): string {
  const shown = moments.filter(
    ({ scores, isEnd }, i) => isEnd || scores[seat] !== moments[i - 1]?.scores[seat],
  );
  const places = shown.map(({ at, scores }) => `${x(at).toFixed(1)} ${y(scores[seat] ?? 0).toFixed(1)}`);
  return places.length ? `M${places.join("L")}` : "";
}

/** Return the moment that is nearest to a place. */
export function nearestMoment({ x }: Curve, moments: Moment[], place: number): number {
  const far = (i: number) => Math.abs(x(moments[i]!.at) - place);
  return moments.reduce((best, _, i) => (far(i) < far(best) ? i : best), 0);
}
