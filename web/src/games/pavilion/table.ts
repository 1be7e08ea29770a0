/** How a table of Summer Pavilion is arranged. */
import type { TableLayout } from "../contract";
import { HERO } from "../layouts";

export const layout: TableLayout = { ...HERO, below: { desktop: "5rem", tablet: "3.625rem" } };
