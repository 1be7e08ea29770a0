/** What is kept on this device; where nothing may be kept, it lasts as long as the page. */

const here = new Map<string, string>();

/** Return what is kept under a name, if anything is. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return here.get(name) ?? null;
  }
}

/** Keep something under a name, or nothing any more. */
export function writeItem(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text === null) here.delete(name);
    else here.set(name, text);
  }
}
