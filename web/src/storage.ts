/** Storage on this device; if it is unavailable, values last as long as the page. */

const here = new Map<string, string>();

/** Return the value stored under a name, if any. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return here.get(name) ?? null;
  }
}

/** Store a value under a name; null removes it. */
export function writeItem(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text === null) here.delete(name);
    else here.set(name, text);
  }
}
