/** The picture of Queen's Garden for the front page. */
import type { Picture } from "../contract";

export const picture: Picture = {
  size: 0.25,
  step: 0.92,
  tiles: [
    ["P2", -0.5, -0.87],
    ["B2", 0.5, -0.87],
    ["L3", -1, 0],
    ["Y1", 0, 0],
    ["B4", 1, 0],
    ["M3", -0.5, 0.87],
    ["G5", 0.5, 0.87],
  ],
};
