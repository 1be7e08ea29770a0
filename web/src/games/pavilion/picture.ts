/** The picture of Summer Pavilion for the front page: a star of all colours. */
import type { Picture, PlacedTile } from "../contract";

const star = ["red", "orange", "yellow", "green", "blue", "purple"].map((tile, i): PlacedTile => {
  const turn = 60 * i;
  const angle = (turn * Math.PI) / 180;
  return [tile, Math.sin(angle) / 2, -Math.cos(angle) / 2, turn];
});

export const picture: Picture = { size: 0.36, step: 1.03, tiles: star };
