/** The picture of Summer Pavilion for the front page: a star of all colours. */
import type { Picture, PlacedTile } from "../contract";

const star = ["red", "orange", "yellow", "green", "blue", "purple"].map((tile, i): PlacedTile => {
  const turn = 60 * i;
  const angle = (turn * Math.PI) / 180;
  return [tile, Math.sin(angle) / 2, -Math.cos(angle) / 2, turn];
});

/** The long axis of a rhombus is 1.23 times its size: six of them meet at a point. */
export const picture: Picture = { size: 0.31, step: 1.23, tiles: star };
