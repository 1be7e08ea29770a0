/** Combining marks. */
import type { Key, Mark } from "../games/contract";

/** Add a mark to keys, keeping the marks they have. */
export function gatherMarks(marks: Map<Key, Mark>, keys: Iterable<Key>, mark: Mark): void {
  for (const key of keys) marks.set(key, { ...marks.get(key), ...mark });
}
