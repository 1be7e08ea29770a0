/** What a pick was meant to do that is not possible. */
import type { Intent, Key, View } from "../contract";
import { parseKey } from "../keys";
import { GLAZES, type AzulColour } from "./palette";
import { fullLine, groupsAt, type AzulView } from "./view";

const sourceToken = (source: string, colour: string) =>
  `${source === "0" ? "C" : source}${GLAZES[colour as AzulColour].letter}`;

/** The notation of all groups of a source. */
function groupTokens(view: AzulView, source: number): string[] {
  return groupsAt(view, source).map(({ colour }) => sourceToken(String(source), colour));
}

/** The notation of the chosen group, or of all groups. */
function takenTokens(chosen: readonly Key[], view: AzulView): string[] {
  const found = chosen.map(parseKey).find(({ kind, parts }) => kind === "source" && parts[1]);
  if (found) return [sourceToken(found.parts[0]!, found.parts[1]!)];
  return [...view.displays.keys(), -1].flatMap((i) => groupTokens(view, i + 1));
}

/** The notation of the chosen line; tiles can always go to the floor. */
function goalToken(chosen: readonly Key[]): string {
  return chosen.map(parseKey).find(({ kind }) => kind === "line")?.parts[0] ?? "F";
}

const emptied = { id: "web-why-empty" };

export function meant(key: Key, chosen: readonly Key[], view: View): Intent | null {
  const { kind, parts, seat } = parseKey(key);
  const azul = view as AzulView;
  if (kind === "source" && parts[1] === "marker") return null;
  if (kind === "source") {
    const tokens = parts[1] ? [sourceToken(parts[0]!, parts[1])] : groupTokens(azul, Number(parts[0]));
    return { turns: tokens.map((token) => `${token}${goalToken(chosen)}`), otherwise: emptied };
  }
  if (kind === "line" || kind === "floor") {
    const goal = kind === "floor" ? "F" : parts[0]!;
    const turns = takenTokens(chosen, azul).map((token) => `${token}${goal}`);
    return { turns, otherwise: { id: "web-azul-why-line" } };
  }
  if (kind !== "wall" || seat === null) return null;
  const isAsked = azul.side === "grey" && Number(parts[0]) === fullLine(azul.boards[seat]!);
  const isTiling = isAsked && takenTokens([], azul).length === 0;
  return { turns: isTiling ? [`col${parts[1]}`] : [], otherwise: { id: "web-azul-why-wall" } };
}
