/** Table layouts that several games share. */
import type { TableLayout } from "./contract";

const BESIDE = '"own offer offer" auto "own others log" 1fr / auto 1.25fr 1fr';
const BENEATH = '"own offer" auto "own others" auto "own log" 1fr / auto 1fr';

/** Your own board on the left; on the right the offer above the other boards and the log. */
export const STICKY: Omit<TableLayout, "below"> = {
  kind: "sticky",
  grids: {
    "": BESIDE,
    crowded: BENEATH,
    tight: BESIDE,
    aside: '"own offer log" auto "own others log" 1fr / auto 1fr minmax(320px, 0.6fr)',
    "aside crowded": BENEATH,
    "aside tight": BESIDE,
  },
  phoneLeast: 290,
};
