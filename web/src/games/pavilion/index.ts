import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn } from "./layout";
import Offer from "./Offer.svelte";
import Tile from "./Tile.svelte";

const pavilion: GameUi = {
  id: "pavilion",
  Offer,
  Board,
  Tile,
  widthFor: (height) => widthFor(height, (width) => layoutOwn(width, false)),
  ...keys,
};
export default pavilion;
