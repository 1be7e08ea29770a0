import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { ownWidth, widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn, OWN, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { seen } from "./seen";
import Tile from "./Tile.svelte";
import { ROUNDS } from "./view";

const pavilion: GameUi = {
  id: "pavilion",
  rounds: ROUNDS,
  Offer,
  Board,
  Tile,
  widthFor: (height, narrow, low = 0) =>
    narrow
      ? widthFor(height, OWN_WIDEST, (width) => layoutOwn(width, narrow))
      : ownWidth(OWN, height, low),
  ...keys,
  seen,
};
export default pavilion;
