/** Dragging pieces from the palette or from places to other places, with a mouse or a finger. */
import { mount, unmount } from "svelte";
import type { GameUi } from "../games/contract";
import { type PositionEditor, REMOVE } from "./editor.svelte";

/** Movements up to this many pixels are still clicks; fingers move more. */
const [STEADY, STEADY_FINGER] = [5, 9];
const SIZE = 44;
/** Places that are so many times larger lie below others, as a storage below its pieces. */
const WIDER = 3;

export function draggable(editor: PositionEditor, ui: () => GameUi): (area: HTMLElement) => () => void {
  return (area) => {
    let drag: Drag | null = null;
    const press = (event: PointerEvent) => {
      const target = event.target as Element;
      const source = target.closest("[data-place]") ? placeAt(event) : target.closest<HTMLElement>("[data-piece]");
      if (!source?.dataset.piece || !event.isPrimary || event.button !== 0) return;
      drag?.end();
      drag = new Drag(editor, ui(), area, source, event);
    };
    area.addEventListener("pointerdown", press);
    return () => {
      area.removeEventListener("pointerdown", press);
      drag?.end();
    };
  };
}

class Drag {
  private ghost: HTMLElement | null = null;
  private over: HTMLElement | null = null;
  private clear = (): void => {};

  constructor(
    private readonly editor: PositionEditor,
    private readonly ui: GameUi,
    private readonly area: HTMLElement,
    private readonly source: HTMLElement,
    private readonly start: PointerEvent,
  ) {
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
    addEventListener("keydown", this.press, true);
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.ghost && this.isSteady(event)) return;
    if (!this.ghost) this.lift();
    this.ghost!.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -60%)`;
    this.enter(placeAt(event));
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const wasDragged = this.ghost !== null;
    this.end();
    if (!wasDragged) return;
    swallowClick();
    const goal = placeAt(event)?.dataset.place;
    const { key, piece } = this.source.dataset;
    if (key === undefined) {
      if (goal) void this.editor.put(piece!, goal);
    } else if (goal === undefined) {
      void this.editor.remove(key); // dropped outside, as on other editors
    } else {
      void this.editor.move(key, goal);
    }
  };

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.ghost) return;
    event.stopPropagation();
    this.end();
  };

  readonly end = (): void => {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    removeEventListener("keydown", this.press, true);
    delete this.area.dataset.dragging;
    this.enter(null);
    this.clear();
    this.ghost = null;
  };

  private isSteady({ clientX, clientY, pointerType }: PointerEvent): boolean {
    const far = Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY);
    return far < (pointerType === "mouse" ? STEADY : STEADY_FINGER);
  }

  private lift(): void {
    const piece = this.source.dataset.piece!;
    if (this.source.dataset.key === undefined && piece !== REMOVE) this.editor.tool = piece;
    const ghost = document.createElement("div");
    ghost.className = "held";
    const shown = mount(this.ui.Tile, { target: ghost, props: { tile: piece, size: SIZE } });
    this.area.append(ghost);
    this.area.dataset.dragging = "";
    this.ghost = ghost;
    this.clear = () => {
      void unmount(shown);
      ghost.remove();
      this.clear = () => {};
    };
  }

  private enter(place: HTMLElement | null): void {
    if (place === this.over) return;
    delete this.over?.dataset.over;
    this.over = place;
    if (place) place.dataset.over = "";
  }
}

/**
 * The control under the pointer. Boxes of slanted places overlap: the one whose middle is nearest
 * counts, and pieces before the places that they lie on.
 */
export function placeAt({ clientX, clientY }: MouseEvent): HTMLElement | null {
  const found = document
    .elementsFromPoint(clientX, clientY)
    .filter((each): each is HTMLElement => each instanceof HTMLElement && each.dataset.place !== undefined);
  const areaOf = (each: HTMLElement) => each.offsetWidth * each.offsetHeight;
  const least = Math.min(...found.map(areaOf));
  const small = found.filter((each) => areaOf(each) <= WIDER * least);
  const items = small.filter((each) => each.classList.contains("item"));
  const far = (each: HTMLElement) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return Math.hypot((clientX - x) / width - 0.5, (clientY - y) / height - 0.5);
  };
  return [...(items.length ? items : small)].sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** The end of a drag is not a click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
