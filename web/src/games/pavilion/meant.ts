/** What a pick was meant to do that is not possible. */
import type { Intent, Key, View } from "../contract";
import { parseKey } from "../keys";
import { GLAZES, type PavilionColour } from "./palette";
import { COLOURS, countOf, groups, groupsAt, STARS, starColour, type PavilionView } from "./view";

/** The numbers of wild tiles that a placement may pay, as its notation writes them. */
const WILDS = ["", "+1", "+2", "+3", "+4", "+5"];
const letterOf = (colour: string) => GLAZES[colour as PavilionColour].letter;
const sourceToken = (source: string) => (source === "0" ? "C" : source);

/** The notation of placing colours on a space, with any payment. */
const placements = (space: string, colours: readonly string[]) =>
  colours.flatMap((colour) => WILDS.map((wilds) => `${space}${letterOf(colour)}${wilds}`));

const chosenParts = (chosen: readonly Key[], wanted: string) =>
  chosen.map(parseKey).find(({ kind }) => kind === wanted)?.parts;

/** The colours that a space was meant for: the chosen one, that of its star, or those of the hand. */
function coloursFor(view: PavilionView, chosen: readonly Key[], star: number): readonly string[] {
  const [picked] = chosenParts(chosen, "hand") ?? [];
  const own = picked ?? starColour(view.side, star);
  if (own) return [own];
  const held = groups(view.boards[Number(view.actor)]!.hand).map(({ colour }) => colour);
  return held.length ? held : COLOURS;
}

/** The spaces that a colour was meant for: the chosen one, or all free ones that may take it. */
function spacesFor(view: PavilionView, chosen: readonly Key[], colour: string): string[] {
  const picked = chosenParts(chosen, "space");
  if (picked) return [picked.join("")];
  const { stars } = view.boards[Number(view.actor)]!;
  return STARS.flatMap((_, star) => {
    const isOther = ![null, colour].includes(starColour(view.side, star));
    return isOther ? [] : stars[star]!.flatMap((tile, i) => (tile ? [] : [`${star}${i + 1}`]));
  });
}

function meantHand(view: PavilionView, chosen: readonly Key[], colour: string): Intent {
  const none = { id: "web-pavilion-why-hand" };
  if (!countOf(view.boards[Number(view.actor)]!.hand, colour)) return { turns: [], otherwise: none };
  const otherwise = { id: "web-pavilion-why-nowhere" };
  if (view.phase === "keeping") return { turns: [`keep${letterOf(colour)}`], otherwise };
  const spaces = spacesFor(view, chosen, colour);
  return { turns: spaces.flatMap((space) => placements(space, [colour])), otherwise };
}

function meantSource(view: PavilionView, source: string, colour?: string): Intent | null {
  if (colour === "token") return null;
  const colours = colour ? [colour] : groupsAt(view, Number(source)).map((group) => group.colour);
  const turns = colours.map((each) => `${sourceToken(source)}${letterOf(each)}`);
  return { turns, otherwise: { id: "web-why-empty" } };
}

export function meant(key: Key, chosen: readonly Key[], view: View): Intent | null {
  const { kind, parts } = parseKey(key);
  const [first, second] = parts as [string, string?];
  const pavilion = view as PavilionView;
  if (kind === "source") return meantSource(pavilion, first, second);
  if (kind === "hand" && first) return meantHand(pavilion, chosen, first);
  const otherwise = { id: "web-why-not-now" };
  if (kind === "supply" && first) return { turns: [`pick${letterOf(first)}`], otherwise };
  if (kind !== "space") return null;
  const colours = coloursFor(pavilion, chosen, Number(first));
  return { turns: placements(parts.join(""), colours), otherwise: { id: "web-pavilion-why-space" } };
}
