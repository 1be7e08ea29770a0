/** The scoring of Azul step by step: tiles of the wall with their runs, the floor, the bonuses. */
import type { Event, Key, ScoringStep, View } from "../contract";
import { boardKey } from "../keys";
import type { AzulEvent } from "./keys";
import type { AzulView } from "./view";

const NUMBERS = [1, 2, 3, 4, 5];
/** The order of the bonuses. */
const BONUSES = ["row", "column", "colour"];

export const scored = { round: ["laid", "penalised"], end: ["bonus"] } as const;

export function scoringSteps(events: Event[], view: View): ScoringStep[] {
  const told = events as AzulEvent[];
  const bonuses = told
    .filter(({ event }) => event === "bonus")
    .sort((a, b) => BONUSES.indexOf(a.bonus) - BONUSES.indexOf(b.bonus));
  return [
    ...told.filter(({ event }) => event === "laid").map(stepOfTile),
    ...told.filter(({ event, points }) => event === "penalised" && points > 0).map(stepOfFloor),
  ]
    .sort((a, b) => events.indexOf(a.event) - events.indexOf(b.event))
    .concat(bonuses.map((bonus) => stepOfBonus(bonus, told, view as AzulView)));
}

/** A tile on the wall: its runs light up, the tile itself last. */
function stepOfTile(event: AzulEvent): ScoringStep {
  const { seat, row, column, across = [], down = [], points } = event;
  const runs = across.length ? (down.length ? "both" : "across") : down.length ? "down" : "none";
  const rest = [...across, ...down].filter(([r, c]) => r !== row || c !== column);
  const keys = [...rest, [row, column]].map(([r, c]) => boardKey(seat, `wall:${r}/${c}`));
  const values = { runs, across: across.length, down: down.length };
  return { event, seat, points, keys, what: { id: "azul-runs", values } };
}

function stepOfFloor(event: AzulEvent): ScoringStep {
  const { seat, covered, points } = event;
  const keys = Array.from({ length: covered }, (_, i) => boardKey(seat, `floor:${i + 1}`));
  return { event, seat, points: -points, keys, what: { id: "web-azul-floor" }, isFirst: true };
}

function stepOfBonus(event: AzulEvent, told: AzulEvent[], view: AzulView): ScoringStep {
  const { seat, points, bonus, row = 0, column = 0, colour = "blue" } = event;
  const what = { id: "web-azul-bonus", values: { bonus, row, column, colour } };
  return { event, seat, points, keys: keysOfBonus(event, told, view), what };
}

function keysOfBonus({ seat, bonus, ...event }: AzulEvent, told: AzulEvent[], view: AzulView): Key[] {
  const { wall } = view.boards[seat]!;
  /** The column of the bonus's colour in a row, on the wall or among the tiles just laid. */
  const columnIn = (row: number): number => {
    const laid = told.find((each) => {
      return each.event === "laid" && each.seat === seat && each.row === row && each.colour === event.colour;
    });
    return laid?.column ?? wall[row - 1]!.indexOf(event.colour) + 1;
  };
  const places = NUMBERS.map((n): [number, number] => {
    if (bonus === "row") return [event.row, n];
    return [n, bonus === "column" ? event.column : columnIn(n)];
  });
  return places.filter(([, column]) => column > 0).map(([r, c]) => boardKey(seat, `wall:${r}/${c}`));
}
