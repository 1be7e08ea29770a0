/** Give the page a title, by which its tab is known and which is read out first. */
export function entitle(text: string): void {
  document.title = `${text} · Tilewright`;
}
