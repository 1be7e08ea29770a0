/** The picture of Azul for the front page. */
import type { Picture } from "../contract";

export const picture: Picture = {
  size: 0.2,
  step: 1.11,
  tiles: [
    ["blue", -1, -1],
    ["yellow", 0, -1],
    ["red", 1, -1],
    ["white", -1, 0],
    ["blue", 0, 0],
    ["yellow", 1, 0],
    ["black", -1, 1],
    ["white", 0, 1],
    ["red", 1, 1],
  ],
};
