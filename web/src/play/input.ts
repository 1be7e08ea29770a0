/** How somebody last acted: keyboards want the focus moved for them. */
export const lastInput = { isKeyboard: false };

export function watchInput(): void {
  addEventListener("keydown", () => (lastInput.isKeyboard = true), true);
  addEventListener("pointerdown", () => (lastInput.isKeyboard = false), true);
}
