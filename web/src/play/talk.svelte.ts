/** The chat of a table on this page: whether it is open, and what has not been read. */
import type { Said } from "../generated/protocol";

export class Talk {
  isOpen = $state(false);
  unread = $state(0);
  /** The latest message, while it is news. */
  heard = $state.raw<Said | null>(null);

  /** Note a message; one's own and those in an open chat are read at once. */
  hear(said: Said, isOwn: boolean): void {
    if (isOwn || this.isOpen) return;
    this.heard = said;
    this.unread += 1;
  }

  open(): void {
    this.isOpen = true;
    this.unread = 0;
    this.heard = null;
  }

  close = (): void => {
    this.isOpen = false;
  };

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }
}
