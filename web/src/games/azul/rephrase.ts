/** Questions without the player's name. */
import type { Rephrase } from "../rephrase";

const REPHRASED: Record<string, string> = {
  "azul-ask-take": "web-azul-ask-take",
  "azul-ask-column": "web-azul-ask-column",
};

export const rephrase: Rephrase = ({ id, values }) => ({ id: REPHRASED[id] ?? id, values });
