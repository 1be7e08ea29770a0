/** The scoring of Queen's Garden step by step: the wheel sign by sign, storages, groups. */
import type { Sentence } from "../../generated/protocol";
import type { Event, Key, ScoringStep, View } from "../contract";
import { boardKey } from "../keys";
import type { GardenEvent } from "./keys";
import {
  CELLS,
  groups,
  isOf,
  PATTERN_POINTS,
  PATTERNS,
  WHEEL,
  type GardenBoard,
  type GardenView,
} from "./view";

export const scored = { round: ["wheel"], end: ["left-jokers", "left-things", "group"] } as const;

const LOSSES: Record<string, string> = {
  lost: "web-garden-discarded",
  marked: "web-start-marker",
  "left-things": "web-garden-left-over",
  bought: "web-garden-bought",
};

export function scoringSteps(events: Event[], view: View): ScoringStep[] {
  const garden = view as GardenView;
  const finder = new GroupFinder(garden);
  return (events as GardenEvent[]).filter(({ points }) => points).flatMap((event) => {
    if (event.event === "wheel") return stepsOfWheel(event, garden);
    return [event.event === "group" ? stepOfGroup(event, finder.next(event), garden) : stepOf(event, garden)];
  });
}

/** Jokers, and everything that costs points. */
function stepOf(event: GardenEvent, view: GardenView): ScoringStep {
  const { event: kind, seat } = event;
  const points = LOSSES[kind] ? -event.points : event.points;
  const what = { id: LOSSES[kind] ?? (kind === "left-jokers" ? "web-garden-jokers-left" : "web-scoring-points") };
  return { event, seat, points, what, keys: keysOf(event, view).map((key) => boardKey(seat, key)) };
}

function keysOf({ event, seat, area }: GardenEvent, { boards }: GardenView): Key[] {
  const { expansions, tiles } = boards[seat]!;
  if (event === "left-jokers") return ["joker"];
  if (event === "bought") return [`area:${area}`];
  if (event !== "left-things") return ["storage"];
  const stored = groups(tiles).map(({ hexagon }) => hexagon);
  return [...stored, ...expansions.map((each) => `x${each}`)].map((each) => `storage:${each}`);
}

// The wheel

/** What the wheel of a round scores in a garden, sign by sign; all at once if that does not add up. */
function stepsOfWheel(event: GardenEvent, view: GardenView): ScoringStep[] {
  const { seat, points } = event;
  const round = Number(event.round);
  const board = view.boards[seat]!;
  const parts = [
    ...(WHEEL[round - 1] ?? []).map((sign) => ({
      sign,
      keys: cellsOf(board, sign).map((cell) => `cell:${cell}`),
      each: worthOf(view, sign),
    })),
    { sign: "pavilions", keys: pavilionsOf(board), each: 1 },
  ].filter(({ keys }) => keys.length > 0);
  const total = parts.reduce((sum, { keys, each }) => sum + keys.length * each, 0);
  if (total !== points) {
    const what = { id: "web-garden-wheel" };
    return [{ event, seat, points, keys: [boardKey(seat, "board")], what }];
  }
  return parts.map(({ sign, keys, each }) => ({
    event,
    seat,
    points: keys.length * each,
    keys: keys.map((key) => boardKey(seat, key)),
    ...withSum(sign, `${keys.length} × ${each}`, keys.length * each),
  }));
}

const NAMES = CELLS.map(([name]) => name).sort();

const cellsOf = ({ cells }: GardenBoard, sign: string): string[] =>
  NAMES.filter((name) => cells[name] && isOf(cells[name], sign));

/** The pavilions of expansions that lie face up. */
const pavilionsOf = ({ areas }: GardenBoard): Key[] =>
  areas.flatMap((area, i) => (area && area !== "down" ? [`pavilion:${i + 1}`] : []));

function worthOf({ side }: GardenView, sign: string): number {
  return PATTERNS.includes(sign) ? PATTERN_POINTS[side]![PATTERNS.indexOf(sign)]! : 1;
}

/** What is scored with the sum that makes its points. */
function withSum(sign: string, sum: string, points: number): Pick<ScoringStep, "what" | "sum"> {
  return { what: signOf(sign, sum), sum: `${sum} = ${points}` };
}

function signOf(sign: string, sum: string): Sentence {
  if (sign === "pavilions") return { id: "web-garden-sum-pavilions", values: { sum } };
  if (PATTERNS.includes(sign)) return { id: "web-garden-sum-pattern", values: { pattern: sign, sum } };
  return { id: "web-garden-sum-colour", values: { colour: sign.replace(" ", "-"), sum } };
}

// Groups

/** Finds the groups that events are about: those of a sign come in the order of their first cells. */
class GroupFinder {
  private readonly left = new Map<string, string[][]>();

  constructor(private readonly view: GardenView) {}

  next({ seat, kind, count }: GardenEvent): string[] {
    const key = `${seat}/${kind}`;
    const board = this.view.boards[seat]!;
    const found = this.left.get(key) ?? connected(cellsOf(board, String(kind)));
    const index = found.findIndex((group) => group.length === count);
    this.left.set(key, found.filter((_, i) => i !== index));
    return found[index] ?? [];
  }
}

/** Split cells into groups of neighbours. */
function connected(cells: string[]): string[][] {
  let found: string[][] = [];
  for (const cell of cells) {
    const isNear = (group: string[]) => group.some((each) => areNeighbours(each, cell));
    found = [...found.filter((group) => !isNear(group)), [...found.filter(isNear).flat(), cell]];
  }
  const order = (group: string[]) => Math.min(...group.map((cell) => cells.indexOf(cell)));
  return found.sort((a, b) => order(a) - order(b));
}

const SPOTS = new Map(CELLS);

function areNeighbours(one: string, other: string): boolean {
  const [[q, r], [s, t]] = [SPOTS.get(one)!, SPOTS.get(other)!];
  const [dq, dr] = [q - s, r - t];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
}

function stepOfGroup(event: GardenEvent, cells: string[], view: GardenView): ScoringStep {
  const { seat, points } = event;
  const keys = cells.map((cell) => boardKey(seat, `cell:${cell}`));
  const values = cells.map((cell) => Number(view.boards[seat]!.cells[cell]![1]));
  const bonus = points - values.reduce((sum, value) => sum + value, 0);
  const plain = event.by === "pattern" ? `${cells.length} × ${values[0]}` : [...values].sort().join(" + ");
  const sum = bonus ? `${plain} + ${bonus}` : plain;
  return { event, seat, points, keys, ...withSum(String(event.kind), sum, points) };
}
