/** The settings, stored on this device. */
import type { Language } from "./i18n/language";
import { writeItem, readItem } from "./storage";

type Theme = "system" | "light" | "dark";
type Speed = "none" | "quick" | "normal";
export type Volume = "off" | "quiet" | "normal";
type Confirmation = "always" | "countdown" | "off";

interface Settings {
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

const KEY = "tilewright";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  speed: "normal",
  volume: "quiet",
  letters: true,
  confirmation: "always",
  clocks: true,
  game: "",
  level: "apprentice",
  name: "",
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(readItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

/** Store the settings and apply the theme whenever they change. */
export function persistSettings(): void {
  $effect.root(() => {
    $effect(() => {
      writeItem(KEY, JSON.stringify(settings));
    });
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === "system") delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
    });
  });
}

/** Return the speed of animations: 1 is normal, 0 is none, by the settings or the system. */
export function animationSpeed(): number {
  if (settings.speed === "none") return 0;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return settings.speed === "quick" ? 2 : 1;
}
