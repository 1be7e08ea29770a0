/** Table layouts that several games share. */
import type { TableLayout } from "./contract";

type Grids = Record<string, string>;

/** Your own board on the left; on the right an offer of some height, the other boards and the log. */
function besideOwn(offer: string): Grids {
  const log = "minmax(0, 1fr)";
  const aside = "/ auto minmax(0, 1fr) minmax(320px, 0.8fr)";
  return {
    "": `"own offer offer" ${offer} "own others log" ${log} / auto 1.15fr 1fr`,
    tall: `"own offer" ${offer} "own others" auto "own log" ${log} / auto minmax(0, 1fr)`,
    roomy: `"own offer" ${offer} "own others" auto "own log" ${log} / auto minmax(0, 1fr)`,
    "roomy tight": `"own offer offer" ${offer} "own others standing" auto "own log log" ${log} / auto 1.4fr 1fr`,
    crowded: `"own offer offer" ${offer} "own others others" auto "own standing log" ${log} / auto 1fr 1fr`,
    tight: `"own offer offer" ${offer} "own others standing" auto "own others log" ${log} / auto 1.15fr 1fr`,
    "tall tight": `"own offer" ${offer} "own standing" auto "own others" auto "own log" ${log} / auto minmax(0, 1fr)`,
    aside: `"own offer log" ${offer} "own others log" ${log} ${aside}`,
    "aside crowded": `"own offer log" ${offer} "own others log" auto "own standing log" ${log} ${aside}`,
    "aside tight": `"own offer log" ${offer} "own others log" ${log} "own standing log" auto ${aside}`,
  };
}

/** Your own board is the largest part of the screen. */
export const HERO: Omit<TableLayout, "below"> = {
  kind: "hero",
  grids: besideOwn("auto"),
  phoneLeast: 290,
};

/** The same with an offer that keeps its height, whatever it holds. */
export const HERO_FIXED: typeof HERO = { ...HERO, grids: besideOwn("var(--offer)") };
