/** Copying to the clipboard, also where the page has not come by https, and saying so for a while. */
const SHOWN_FOR = 2000;

export class ClipboardCopy {
  isDone = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  async write(text: string): Promise<void> {
    this.isDone = await copy(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isDone = false), SHOWN_FOR);
  }
}

/** ClipboardCopy a text; return whether that was possible. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way, which every page may use that has just been clicked on. */
function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  before?.focus();
  return isCopied;
}
