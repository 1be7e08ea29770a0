/** How a table of Azul is arranged. */
import type { TableLayout } from "../contract";

export const layout: TableLayout = {
  kind: "fixed",
  grids: {
    "": '"offer own" minmax(350px, 1fr) "log others" auto / 42fr 57fr',
    crowded: '"offer own others" minmax(424px, 1fr) "log standing others" min(38%, max(200px, 50vh - 174px)) / 37fr 42fr 22fr',
    short: '"offer own others" auto "offer own log" 1fr / 29fr 48fr 23fr',
    "short crowded": '"offer own others" 1fr "log own others" 130px / 37fr 42fr 22fr',
    aside: '"offer own log" minmax(350px, 1fr) "others others log" auto / 30fr 44fr 26fr',
    "aside crowded": '"offer own others" minmax(350px, 1fr) "log log others" auto / 37fr 42fr 22fr',
    "aside short": '"offer own others" auto "offer own log" 1fr / 31fr 43fr 27fr',
    "aside short crowded": '"offer own others" 1fr "log own others" 230px / 37fr 42fr 22fr',
  },
  below: { desktop: "4.75rem" },
  phoneLeast: Infinity, // lines must be high enough to touch, so a narrower board does not help
};
