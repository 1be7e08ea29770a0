/** Pictures of boards that show only what the game is about. */
import type { Attachment } from "svelte/attachments";

/** The margin around it, as a share of its size: rings need some. */
const MARGIN = 0.025;

/**
 * Crop the board inside an element to the places of some kinds of keys. Its styles find the ratio of
 * width to height in --ratio: a box of another ratio would show some of the rest.
 */
export function cropTo(kinds: readonly string[] | undefined): Attachment<Element> {
  return (element) => {
    const board = element.querySelector<SVGSVGElement>("svg[viewBox]");
    const isMeant = ({ dataset }: SVGElement) => kinds?.some((kind) => dataset.key?.startsWith(`${kind}:`));
    const places = [...(board?.querySelectorAll<SVGElement>("[data-key]") ?? [])].filter(isMeant);
    if (!board || places.length === 0) return;
    const box = boxAround(board, places);
    board.classList.add("cropped");
    board.setAttribute("viewBox", box.map((n) => n.toFixed(1)).join(" "));
    board.setAttribute("width", box[2]!.toFixed(1));
    board.setAttribute("height", box[3]!.toFixed(1));
    board.style.setProperty("--ratio", (box[2]! / box[3]!).toFixed(4));
  };
}

/** Return x, y, width and height of the box around places, in units of the board. */
function boxAround(board: SVGSVGElement, places: SVGElement[]): number[] {
  const inverse = board.getScreenCTM()?.inverse();
  const corners = places.flatMap((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) => point.matrixTransform(inverse));
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  const margin = MARGIN * Math.max(width, height);
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
}
