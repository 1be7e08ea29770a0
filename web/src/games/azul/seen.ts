/** Questions without the name of whoever is asked. */
import type { See } from "../seen";

const SEEN: Record<string, string> = {
  "azul-ask-take": "web-azul-ask-take",
  "azul-ask-column": "web-azul-ask-column",
};

export const seen: See = ({ id, values }) => ({ id: SEEN[id] ?? id, values });
