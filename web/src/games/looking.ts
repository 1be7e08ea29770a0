/** Looking at something in a picture that is no control but has a name: with the pointer, a tap or the focus. */
import { on } from "svelte/events";
import type { Key } from "./contract";

function lookedAt({ target }: Event): Key | null {
  return (target as Element).closest<SVGElement>("[data-look]")?.dataset.key ?? null;
}

/** Report what somebody looks at, or null. */
export function looking(tell: (key: Key | null) => void): (picture: SVGElement) => () => void {
  return (picture) => {
    const around = picture.parentElement ?? picture; // a picture that listens for focus is a tab stop
    const listeners = [
      on(picture, "pointerover", (event) => tell(lookedAt(event))),
      on(picture, "pointerleave", (event) => {
        if ((event as PointerEvent).pointerType !== "touch") tell(null);
      }),
      on(around, "focusin", (event) => tell(lookedAt(event))),
      on(around, "focusout", () => tell(null)),
    ];
    return () => listeners.forEach((end) => end());
  };
}
