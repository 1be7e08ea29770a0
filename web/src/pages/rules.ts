/** Loading the rules of a game, and going to a section of them. */
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

/** Scroll to a section, once the pictures above it are drawn; return whether there is one. */
export async function goToSection(id: string, inside: ParentNode = document): Promise<boolean> {
  const found = id ? inside.querySelector(`section[id="${CSS.escape(id)}"]`) : null;
  if (!found) return false;
  await nextFrame(); // pictures are measured
  await nextFrame(); // and drawn
  found.scrollIntoView();
  found.querySelector<HTMLElement>(".title")?.focus({ preventScroll: true });
  return true;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
