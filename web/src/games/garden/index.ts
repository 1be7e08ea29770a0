import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import { ownWidth, widthFor } from "../fit";
import Board from "./Board.svelte";
import { keys } from "./keys";
import { layoutOwn, OWN, OWN_WIDEST } from "./layout";
import Offer from "./Offer.svelte";
import { picture } from "./picture";
import { ruleSection } from "./rules";
import { layout } from "./table";
import Tile from "./Tile.svelte";
import { WHEEL } from "./view";

/** The part of a phone's storage that a row of choices would cover. */
const TRAY = 48;

const garden: GameUi = {
  id: "garden",
  rounds: WHEEL.length,
  forecast: "web-garden-forecast",
  Offer,
  Board,
  Tile,
  widthFor: (height, narrow, low = 0) =>
    narrow
      ? widthFor(height - TRAY, OWN_WIDEST, (width) => layoutOwn(width, narrow))
      : ownWidth(OWN, height, low),
  ...keys,
  layout,
  tileIn: ({ id, values }) => {
    if (id === "garden-hexagon") return String(values?.token);
    return id === "garden-expansion" ? `x${String(values?.token)}` : undefined;
  },
  picture,
  heart: ["cell"],
  ruleSection,
  editing: { view: (view) => ({ ...view, pending: null }), standIn: (key) => key.replace("area:", "pavilion:") },
};
export default garden;
