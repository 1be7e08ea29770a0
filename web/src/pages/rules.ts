/** Loading the rules of a game. */
import { loadGame } from "../games";
import type { GameUi } from "../games/contract";
import type { RulesInfo } from "../generated/api";
import { words } from "../i18n/words.svelte";
import { ask } from "../net/api";

export interface LoadedRules {
  ui: GameUi;
  rules: RulesInfo;
}

/** Load the rules of a side of a game, with what draws their pictures. */
export async function loadRules(game: string, side: string, language: string): Promise<LoadedRules> {
  const query = new URLSearchParams({ ...(side && { side }), language });
  const [ui, rules] = await Promise.all([
    loadGame(game),
    ask<RulesInfo>("GET", `/games/${encodeURIComponent(game)}/rules?${query}`),
    words.require(game),
  ]);
  return { ui, rules };
}
