/** Copying to the clipboard, also without https, with a confirmation for a while. */
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

/** Copy a text; return whether it worked. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** The older way, which works right after a click on any page. */
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
