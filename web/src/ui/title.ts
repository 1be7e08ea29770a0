/** Set the title of the page, which screen readers announce first. */
export function setTitle(text: string): void {
  document.title = `${text} · Tilewright`;
}
