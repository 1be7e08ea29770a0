/** Matches on this device, in IndexedDB. A step of a match is written completely or not at all. */

interface Row {
  match: { id: string };
}

/** A step of a match, as the driver gives it. */
export interface Entry {
  kept: Row;
  plies: unknown[];
  cut: number | null;
  answer: unknown;
}

export class Storage {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Storage> {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore("matches", { keyPath: "match.id" });
      database.createObjectStore("plies", { keyPath: ["match", "ply"] });
      database.createObjectStore("answers", { keyPath: ["match", "action"] });
    };
    return new Storage(await settled(opening));
  }

  /** Return all matches without their plies. */
  all(): Promise<Row[]> {
    return settled<Row[]>(this.database.transaction("matches").objectStore("matches").getAll());
  }

  /** Return those of some matches that are here. */
  async some(ids: readonly string[]): Promise<Row[]> {
    const store = this.database.transaction("matches").objectStore("matches");
    const found = await Promise.all(ids.map((id) => settled<Row | undefined>(store.get(id))));
    return found.filter((row) => row !== undefined);
  }

  /** Return the rows of a kind that belong to a match. */
  rows(kind: "plies" | "answers", match: string): Promise<unknown[]> {
    return settled<unknown[]>(this.database.transaction(kind).objectStore(kind).getAll(within(match)));
  }

  /** Write steps and remove matches; it is done when they are on the disk. */
  async write(entries: readonly Entry[], removed: readonly string[]): Promise<void> {
    if (entries.length + removed.length === 0) return;
    const names = ["matches", "plies", "answers"];
    const transaction = this.database.transaction(names, "readwrite", { durability: "strict" });
    const [matches, plies, answers] = names.map((name) => transaction.objectStore(name)) as [
      IDBObjectStore,
      IDBObjectStore,
      IDBObjectStore,
    ];
    for (const { kept, plies: added, cut, answer } of entries) {
      matches.put(kept);
      if (cut !== null) plies.delete(within(kept.match.id, cut));
      for (const ply of added) plies.put(ply);
      if (answer) answers.put(answer);
    }
    for (const id of removed) {
      matches.delete(id);
      plies.delete(within(id));
      answers.delete(within(id));
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  }
}

/** Return the keys of a match, from a ply on. */
function within(match: string, first?: number): IDBKeyRange {
  return IDBKeyRange.bound(first === undefined ? [match] : [match, first], [match, []]);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
