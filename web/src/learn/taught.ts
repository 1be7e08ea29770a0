/** What the area of a lesson shows: a table without a match, and the step that it is at. */
import type { Key } from "../games/contract";
import type { LessonTable } from "./table.svelte";

export interface Taught {
  readonly table: LessonTable;
  /** Whether the boards of other seats are shown. */
  readonly lesson: { readonly others: boolean };
  readonly step: { readonly kind: string; readonly spotlight: readonly Key[] } | undefined;
  readonly isRight: boolean;
  /** Whether the reader chooses on the board now. */
  readonly isChoosing: boolean;
}
