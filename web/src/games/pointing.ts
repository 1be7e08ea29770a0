/** Pointing and choosing on a picture, with one set of listeners for all its controls. */
import { on } from "svelte/events";
import type { Key, Scene } from "./contract";

/** Return the key of the control that an event belongs to. */
function keyAt({ target }: Event): Key | null {
  const control = (target as Element).closest<SVGElement>("[role=button]");
  return control?.dataset.key ?? null;
}

/** Return the key of what was clicked: of a control, or of something that is only shown. */
function clickedKey(event: Event): Key | null {
  const shown = (event.target as Element).closest<SVGElement>("[data-key]");
  return keyAt(event) ?? shown?.dataset.key ?? null;
}

/** Report which control of a picture is hovered, focused or chosen. */
export function pointing(
  scene: Pick<Scene, "point" | "pick">,
): (picture: SVGElement) => () => void {
  return (picture) => {
    let over: Key | null = null;

    function enter(key: Key | null): void {
      if (key === over) return;
      over = key;
      scene.point(key);
    }

    function pick(event: Event, key: Key | null): void {
      if (key === null) return;
      event.preventDefault();
      scene.pick(key);
    }

    // Chromium makes pictures that listen for focus themselves a tab stop.
    const around = picture.parentElement ?? picture;
    const listeners = [
      on(picture, "click", (event) => pick(event, clickedKey(event))),
      on(picture, "keydown", (event) => {
        if (["Enter", " "].includes((event as KeyboardEvent).key)) pick(event, keyAt(event));
      }),
      on(picture, "pointerover", (event) => enter(keyAt(event))),
      on(picture, "pointerleave", () => enter(null)),
      on(around, "focusin", (event) => scene.point(keyAt(event))),
      on(around, "focusout", () => scene.point(null)),
    ];
    return () => listeners.forEach((end) => end());
  };
}
