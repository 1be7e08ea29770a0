/**
 * Dragging tiles with a mouse or finger to a lit place; tiles that need no place go anywhere on the
 * own board. Nothing is chosen before the drop.
 */
import { flushSync, mount, unmount } from "svelte";
import { nearestOf } from "../games/nearest";
import { animationSpeed } from "../settings.svelte";
import type { Table } from "./table.svelte";

/** Movements up to this many pixels are still clicks; fingers move more. */
const [STEADY, STEADY_FINGER] = [6, 10];
const RETURN = 200;
const SIZE = 44;
const MOST_TILES = 6;
const GOALS = "[data-area=board] .place-spot.lit[role=button]";

export class Drag {
  private ghost: HTMLElement | null = null;
  private clear = (): void => {};

  constructor(
    private readonly table: Table,
    private readonly area: HTMLElement,
    private readonly source: HTMLElement,
    private readonly start: PointerEvent,
  ) {
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.cancel);
    addEventListener("keydown", this.press, true);
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.ghost && (this.isSteady(event) || !this.lift())) return;
    this.place(event);
    this.table.chooser.point(this.goalAt(event));
  };

  private readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.ghost) return this.end();
    swallowClick();
    const goal = this.goalAt(event);
    if (goal === null && !(this.takesAnywhere() && this.isOnBoard(event))) return this.cancel();
    this.end();
    this.table.chooser.drop(goal);
  };

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.ghost) return;
    event.stopPropagation();
    this.cancel();
  };

  /** Return the tiles to where they were. */
  private readonly cancel = (): void => {
    const { ghost, clear } = this;
    this.clear = () => {};
    this.table.chooser.hold(null);
    this.end();
    if (!ghost || animationSpeed() === 0) return clear();
    const [x, y] = [this.start.clientX, this.start.clientY];
    const back = ghost.animate({ transform: at(x, y) }, { duration: RETURN, fill: "forwards" });
    back.onfinish = clear;
  };

  private end(): void {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.cancel);
    removeEventListener("keydown", this.press, true);
    delete this.area.dataset.dragging;
    this.clear();
  }

  private isSteady({ clientX, clientY, pointerType }: PointerEvent): boolean {
    const far = Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY);
    return far < (pointerType === "mouse" ? STEADY : STEADY_FINGER);
  }

  /** Lift the tiles, if there is a target for them. */
  private lift(): boolean {
    const key = this.source.dataset.key ?? "";
    if (!this.table.canAct || !this.table.view) return false;
    flushSync(() => this.table.chooser.hold(key));
    if (!this.takesAnywhere() && this.goals().length === 0) {
      this.table.chooser.hold(null);
      this.end();
      return false;
    }
    this.show(this.table.ui.tiles(key, this.table.view).slice(0, MOST_TILES));
    this.area.setPointerCapture(this.start.pointerId);
    this.area.dataset.dragging = this.takesAnywhere() ? "board" : "places";
    return true;
  }

  private show(tiles: string[]): void {
    const ghost = document.createElement("div");
    ghost.className = "held";
    const shown = tiles.map((tile) =>
      mount(this.table.ui.Tile, { target: ghost, props: { tile, size: SIZE } }),
    );
    this.area.append(ghost);
    this.ghost = ghost;
    this.clear = () => {
      for (const each of shown) void unmount(each);
      ghost.remove();
    };
  }

  private place({ clientX, clientY }: PointerEvent): void {
    if (this.ghost) this.ghost.style.transform = at(clientX, clientY);
  }

  /** Whether no place is needed: tiles of the offer go to the own board. */
  private takesAnywhere(): boolean {
    return this.source.closest("[data-area=offer]") !== null && this.goals().length === 0;
  }

  private goals(): HTMLElement[] {
    return [...this.area.querySelectorAll<HTMLElement>(GOALS)];
  }

  /** The target of a drop: the place below the pointer, or the nearest. */
  private goalAt({ clientX, clientY }: PointerEvent): string | null {
    const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(GOALS);
    if (below) return below.dataset.key ?? null;
    const goals = this.goals();
    const boxes = goals.map((each) => each.getBoundingClientRect());
    return goals[nearestOf(clientX, clientY, boxes)]?.dataset.key ?? null;
  }

  private isOnBoard({ clientX, clientY }: PointerEvent): boolean {
    return document.elementFromPoint(clientX, clientY)?.closest(".own") != null;
  }
}

function at(x: number, y: number): string {
  return `translate(${x}px, ${y}px) translate(-50%, -70%)`;
}

/** The end of a drag is not a click. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}
