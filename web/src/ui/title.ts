/** Give the page a title, by which its tab is known and which is read out first. */
export function setTitle(text: string): void {
  document.title = `${text} · Tilewright`;
}
