/** What the current round would score for a seat if it ended now. */
import { signed } from "../games/keys";
import type { Forecast } from "../generated/protocol";
import type { Table } from "./table.svelte";

/** Return the forecast of a seat; null if it is nothing, while points are counted, and after the match. */
export function forecastOf(table: Table, seat: number): Forecast | null {
  const all = table.position?.forecast;
  const found = !table.isOver && table.scoring.step === null ? all?.[seat] : null;
  return found && (found.gain || found.loss) ? found : null;
}

/** Return the points of a forecast as text, gains first: "+4 −1". */
export function forecastText({ gain, loss }: Forecast): string {
  const parts = [gain, -loss].filter((points) => points !== 0);
  return (parts.length ? parts : [0]).map(signed).join("\u00a0");
}
