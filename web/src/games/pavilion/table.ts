/** How a table of Summer Pavilion is arranged. */
import type { TableLayout } from "../contract";
import { STICKY } from "../layouts";

export const layout: TableLayout = {
  ...STICKY,
  // On a short screen the own board is low, and wide enough for an action bar of one row.
  below: { desktop: "6.5rem", short: "5.5rem", tablet: "3.625rem" },
};
