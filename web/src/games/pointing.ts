/** Pointing at a picture and choosing on it: one set of listeners for all its controls. */
import type { Key, Scene } from "./contract";

type Target = Pick<Scene, "point" | "pick">;

/** Return the key of the control that something belongs to. */
function keyAt(target: EventTarget | null): Key | null {
  const control = (target as Element | null)?.closest<SVGElement>("[role=button]");
  return control?.dataset.key ?? null;
}

/** Let a picture tell what is pointed at, has the focus, or is chosen by a click or a key. */
export function pointing(scene: Target): (picture: SVGElement) => () => void {
  return (picture) => {
    let over: Key | null = null;

    function enter(key: Key | null): void {
      if (key === over) return;
      over = key;
      scene.point(key);
    }

    const listeners: Record<string, (event: Event) => void> = {
      click: ({ target }) => pick(keyAt(target)),
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if ((key !== "Enter" && key !== " ") || keyAt(event.target) === null) return;
        event.preventDefault();
        pick(keyAt(event.target));
      },
      pointerover: ({ target }) => enter(keyAt(target)),
      pointerleave: () => enter(null),
      focusin: ({ target }) => scene.point(keyAt(target)),
      focusout: (event) => {
        // A control that loses the focus by going away does so while pictures are being drawn.
        if ((event as FocusEvent).relatedTarget) scene.point(null);
        else queueMicrotask(() => scene.point(null));
      },
    };

    function pick(key: Key | null): void {
      if (key !== null) scene.pick(key);
    }

    for (const [name, listen] of Object.entries(listeners)) picture.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(listeners)) {
        picture.removeEventListener(name, listen);
      }
    };
  };
}
