import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { seen } from "./seen";
import Tile from "./Tile.svelte";

const azul: GameUi = {
  id: "azul",
  Offer,
  Board,
  Tile,
  widthFor: (height, narrow) =>
    widthFor(height, OWN_WIDEST, (width) => layoutOwn(width, narrow)),
  ...keys,
  seen,
};
export default azul;
