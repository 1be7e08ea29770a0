/** The current page, from the address. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", this.follow);
  }

  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string, replace = false): void {
    try {
      if (replace) history.replaceState(null, "", address);
      else history.pushState(null, "", address);
    } catch {
      if (!replace) location.assign(address); // Safari limits the number of changes
      return;
    }
    const before = this.path;
    this.read();
    if (before !== this.path) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Follow internal links without reloading the page. */
  private follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || special) return;
    const isOther = link.origin !== location.origin || link.pathname.startsWith("/api/");
    if (isOther || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
