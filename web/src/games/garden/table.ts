/** How a table of Queen's Garden is arranged. */
import type { TableLayout } from "../contract";
import { STICKY } from "../layouts";

export const layout: TableLayout = { ...STICKY, below: { desktop: "6rem" } };
