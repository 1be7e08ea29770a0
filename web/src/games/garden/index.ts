import "../../tiles/tiles.css";
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { keys } from "./keys";
import Offer from "./Offer.svelte";
import Tile from "./Tile.svelte";

const garden: GameUi = { id: "garden", Offer, Board, Tile, ...keys };
export default garden;
