/** The current page, from the address. */
import { isLocal } from "./net/transport";
import { goToSection } from "./ui/section";

/** Return the address of a page as the router knows it: any static host has but one file for all. */
function here(): URL {
  return isLocal ? new URL(location.hash.slice(1) || "/", "file:///") : new URL(location.href);
}

/** Return the address of a page in the browser. */
const shownAt = (address: string): string => (isLocal ? `#${address}` : address);

class Router {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("click", this.follow);
    if (isLocal) for (const event of ["pointerdown", "focusin"]) addEventListener(event, this.name);
  }

  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string, replace = false): void {
    try {
      if (replace) history.replaceState(null, "", shownAt(address));
      else history.pushState(null, "", shownAt(address));
    } catch {
      if (!replace) location.assign(shownAt(address)); // Safari limits the number of changes
      return;
    }
    const before = this.path;
    this.read();
    if (before !== this.path) scrollTo(0, 0);
  }

  private read(): void {
    const { pathname, searchParams } = here();
    [this.path, this.query] = [pathname, searchParams];
  }

  /** Give a link its address on a static host, before it is copied or opened elsewhere. */
  private name = (event: Event): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    const address = link?.getAttribute("href");
    if (!link || !address?.startsWith("/")) return;
    link.setAttribute("href", link.target ? address.slice(1) : shownAt(address)); // a file, or a page
  };

  /** Follow internal links without reloading the page. */
  private follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest?.("a");
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || special) return;
    const isOther = link.origin !== location.origin || link.pathname.startsWith("/api/");
    if (isOther || link.target || link.hasAttribute("download")) return;
    if (isLocal && link.hash.startsWith("#/")) {
      event.preventDefault();
      return this.go(link.hash.slice(1));
    }
    if (isLocal && link.getAttribute("href")?.startsWith("#")) {
      event.preventDefault(); // the address behind the # is that of the page
      return void goToSection(decodeURIComponent(link.hash.slice(1)));
    }
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
