/** Spaces in Chinese sentences; the counterpart of tilewright.i18n.spacing. */

/** Stands for a space inside a value, such as a name or a message, until the sentence is complete. */
const KEPT = "\ue000";
const BETWEEN_HAN =
  /(?<=[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]) (?=[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60])/g;

/** Mark the spaces of a value, so that they stay. */
export function keepSpaces(value: string): string {
  return value.replaceAll(" ", KEPT);
}

/** Remove the spaces around names that turned out to be Chinese: those around Latin names stay. */
export function closeUp(text: string): string {
  return text.replace(BETWEEN_HAN, "").replaceAll(KEPT, " ");
}
