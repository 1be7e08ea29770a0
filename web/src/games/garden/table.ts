/** How a table of Queen's Garden is arranged. */
import type { TableLayout } from "../contract";
import { HERO_FIXED } from "../layouts";

export const layout: TableLayout = { ...HERO_FIXED, below: { desktop: "5rem" } };
