import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { ownWidth, widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn, OWN, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { picture } from "./picture";
import { ruleSection } from "./rules";
import { rephrase } from "./rephrase";
import { layout } from "./table";
import Tile from "./Tile.svelte";
import { WHEEL } from "./view";

const garden: GameUi = {
  id: "garden",
  rounds: WHEEL.length,
  Offer,
  Board,
  Tile,
  widthFor: (height, narrow, low = 0) =>
    narrow
      ? widthFor(height, OWN_WIDEST, (width) => layoutOwn(width, narrow))
      : ownWidth(OWN, height, low),
  ...keys,
  rephrase,
  layout,
  tileIn: ({ id, values }) => (id === "garden-hexagon" ? String(values?.name) : undefined),
  picture,
  ruleSection,
};
export default garden;
