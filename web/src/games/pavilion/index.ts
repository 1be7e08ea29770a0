import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { ownWidth, widthFor } from "../fit";
import Board from "./Board.svelte";
import { facts } from "./facts";
import { keys } from "./keys";
import { layoutOwn, OWN, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { picture } from "./picture";
import { ruleSection } from "./rules";
import { layout } from "./table";
import Tile from "./Tile.svelte";
import { ROUNDS } from "./view";

/** The messages that name a kind of tile. */
const NAMING = new Set(["pavilion-tiles", "pavilion-tile"]);

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
  layout,
  tileIn: ({ id, values }) => (NAMING.has(id) ? (values?.colour as string) : undefined),
  facts,
  picture,
  heart: ["space"],
  ruleSection,
  editing: {
    view: (view) => ({ ...view, phase: "taking" }),
    standIn: (key) => key.replace("kept@", "corner:3@"),
  },
};
export default pavilion;
