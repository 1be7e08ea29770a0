/** What happened, ply by ply. */
import type { PlyInfo } from "../generated/api";
import type { Sentence, Told } from "../generated/protocol";

/** Return the plies of a replay as a table tells them. */
export function asTold(plies: PlyInfo[]): Told[] {
  return plies.map((each) => ({ ...each, version: 0, log: each.log as unknown as Sentence[] }));
}
