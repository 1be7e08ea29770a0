/** The picture to share: its layout, and how it is made. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import type { Attachment } from "svelte/attachments";
import { cropTo } from "../../ui/cropping";
import SharePicture from "./SharePicture.svelte";
import { toPng } from "./png";

/** The size that chats and social sites show. */
export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Cell {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width of the column with words and curve, and where the boards begin. */
export const COLUMN = 450;
const RIGHT = 560;
const SPACE = { width: WIDTH - RIGHT - 56, top: 56, bottom: HEIGHT - 52 };
const LABEL = 30;
const GAP = 22;

/** Return the places of the boards, in two columns; of two, they are as high as the picture. */
export function boardCells(seats: number): Cell[] {
  const columns = 2;
  const rows = Math.ceil(seats / columns);
  const width = (SPACE.width - GAP * (columns - 1)) / columns;
  const high = (SPACE.bottom - SPACE.top - GAP * (rows - 1)) / rows;
  return Array.from({ length: seats }, (_, i) => ({
    x: RIGHT + (i % columns) * (width + GAP),
    y: SPACE.top + Math.floor(i / columns) * (high + GAP) + LABEL,
    width,
    height: high - LABEL,
  }));
}

/** Crop a board, an SVG of its own, and fit it into its place, with the name above it. */
export function placeBoard(cell: Cell, heart?: readonly string[]): Attachment<SVGGElement> {
  return (group) => {
    cropTo(heart)(group);
    const board = group.querySelector("svg")!;
    const { width, height } = board.viewBox.baseVal;
    const scale = Math.min(cell.width / width, cell.height / height);
    const [x, y] = [cell.x + (cell.width - width * scale) / 2, cell.y + (cell.height - height * scale) / 2];
    const values = { x, y, width: width * scale, height: height * scale };
    for (const [name, value] of Object.entries(values)) board.setAttribute(name, value.toFixed(1));
    group.querySelector("text.above")?.setAttribute("y", (y - 12).toFixed(1));
  };
}

/** Draw the picture outside the screen, and return it as a PNG. */
export async function makePicture(props: ComponentProps<typeof SharePicture>): Promise<Blob> {
  const target = document.createElement("div");
  target.className = "hidden";
  target.inert = true;
  document.body.append(target);
  const drawing = mount(SharePicture, { target, props });
  try {
    flushSync();
    await document.fonts.ready;
    return await toPng(target.querySelector("svg")!);
  } finally {
    void unmount(drawing);
    target.remove();
  }
}
