/** The settings, stored on this device. */
import type { Language } from "./i18n/language";
import { writeItem, readItem } from "./storage";

type Theme = "system" | "light" | "dark";
export const SPEEDS = ["slow", "normal", "quick", "instant"] as const;
type Speed = (typeof SPEEDS)[number];
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
  /** Whether a name has been asked for. */
  named: boolean;
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
  named: false,
};

/** How earlier versions called a speed. */
const RENAMED: Record<string, Speed> = { none: "instant" };

function read(): Settings {
  try {
    const stored: Partial<Settings> = JSON.parse(readItem(KEY) ?? "{}");
    const found = { ...DEFAULTS, named: Boolean(stored.name), ...stored };
    return { ...found, speed: RENAMED[found.speed] ?? found.speed };
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

/** The speed of animations, 1 is normal. */
const RATES: Record<Speed, number> = { slow: 0.6, normal: 1, quick: 2, instant: 0 };
/** The milliseconds from one move of others to the next. */
const PACES: Record<Speed, number> = { slow: 2400, normal: 1200, quick: 600, instant: 0 };

/** Whether nothing should travel across the screen. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Return the speed of what travels: 1 is normal, 0 is none, by the settings or the system. */
export const animationSpeed = (): number => (isStill() ? 0 : RATES[settings.speed]);

/** How moves are shown: the speed of animations, and the milliseconds for each move of others. */
export interface Pace {
  speed: number;
  each: number;
}

/** Return the pace of the settings; a setting, if something is to be seen in any case. */
export function paceOf(speed: Speed = settings.speed): Pace {
  return { speed: RATES[speed], each: PACES[speed] };
}
