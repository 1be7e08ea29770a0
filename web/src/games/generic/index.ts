/** Any game without a folder of its own: its position as text, and a button for each legal action. */
import type { GameUi } from "../contract";
import { HERO } from "../layouts";
import Board from "./Board.svelte";
import { keys } from "./keys";
import Offer from "./Offer.svelte";
import Tile from "./Tile.svelte";

/** The maximum width of the list of actions. */
const WIDEST = 460;

const generic: GameUi = {
  id: "generic",
  isText: true,
  Offer,
  Board,
  Tile,
  widthFor: () => WIDEST,
  ...keys,
  layout: { ...HERO, below: { desktop: "4.75rem" } },
  tileIn: () => undefined,
  ruleSection: () => "",
};
export default generic;
