/** What a person has chosen, kept on this device. */
import type { Language } from "./i18n/pick";

export type Theme = "system" | "light" | "dark";
export type Speed = "none" | "quick" | "normal";
export type Volume = "off" | "quiet" | "normal";
export type Confirmation = "always" | "countdown" | "off";

interface Kept {
  language: Language | null;
  theme: Theme;
  speed: Speed;
  volume: Volume;
  letters: boolean;
  confirmation: Confirmation;
  clocks: boolean;
  game: string;
  level: string;
  name: string;
}

const PLACE = "tilewright";
const FIRST: Kept = {
  language: null,
  theme: "system",
  speed: "normal",
  volume: "quiet",
  letters: true,
  confirmation: "always",
  clocks: true,
  game: "azul",
  level: "apprentice",
  name: "",
};

function read(): Kept {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state<Kept>(read());

/** Keep the settings, and show the theme, whenever they change. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(PLACE, text);
      } catch {
        // Without a place to keep them, settings last as long as the page.
      }
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}

/** Return whether things may move, by the settings and by the system. */
export function motionSpeed(): number {
  if (settings.speed === "none") return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "quick" ? 2 : 1;
}
