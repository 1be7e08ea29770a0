/** The last input device: keyboard users need the focus moved for them. */
export const lastInput = { isKeyboard: false };

export function watchInput(): void {
  addEventListener("keydown", () => (lastInput.isKeyboard = true), true);
  addEventListener("pointerdown", () => (lastInput.isKeyboard = false), true);
}
