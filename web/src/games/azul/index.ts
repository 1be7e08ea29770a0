import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { widthFor } from "../fit";
import Board from "./Board.svelte";
import { facts } from "./facts";
import { keys } from "./keys";
import { layoutOwn, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { picture } from "./picture";
import { ruleSection } from "./rules";
import { layout } from "./table";
import Tile from "./Tile.svelte";

/** The messages that name a kind of tile. */
const NAMING = new Set(["azul-tiles", "azul-event-laid"]);

const azul: GameUi = {
  id: "azul",
  Offer,
  Board,
  Tile,
  widthFor: (height, narrow) =>
    widthFor(height, OWN_WIDEST, (width) => layoutOwn(width, narrow)),
  ...keys,
  layout,
  tileIn: ({ id, values }) => (NAMING.has(id) ? (values?.colour as string) : undefined),
  facts,
  picture,
  heart: ["wall"],
  ruleSection,
};
export default azul;
