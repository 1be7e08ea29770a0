import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn } from "./layout";
import Offer from "./Offer.svelte";
import Tile from "./Tile.svelte";

const garden: GameUi = {
  id: "garden",
  Offer,
  Board,
  Tile,
  widthFor: (height) => widthFor(height, (width) => layoutOwn(width, false)),
  ...keys,
};
export default garden;
