/** How colours look to people who lack a kind of cone, and how far apart they are. */
import { linear, write, type Rgb } from "../src/tiles/colour";

/** Machado, Oliveira and Fernandes 2009, at full strength; they work on linear light. */
const DICHROMACY = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Vision = "normal" | keyof typeof DICHROMACY;
export const VISIONS: Vision[] = ["normal", "protanopia", "deuteranopia", "tritanopia"];

export function seen(colour: string, vision: Vision): string {
  if (vision === "normal") return colour;
  const light = linear(colour);
  const rows = DICHROMACY[vision].map((row) => row.reduce((sum, x, i) => sum + x * light[i]!, 0));
  return write(rows.map(encode) as Rgb);
}

function encode(share: number): number {
  const kept = Math.min(1, Math.max(0, share));
  return 255 * (kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055);
}

function lab(colour: string): Rgb {
  const [r, g, b] = linear(colour);
  const root = (t: number) =>
    t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116;
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const radians = (angle: number) => (angle * Math.PI) / 180;

/** The distance of two colours as CIEDE2000 counts it. */
export function distance(one: string, other: string): number {
  return labDistance(lab(one), lab(other));
}

export function labDistance([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [degrees(Math.atan2(b1, a1 * stretch)), degrees(Math.atan2(b2, a2 * stretch))];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hue = grey ? h1 + h2 : (h1 + h2 + (Math.abs(h1 - h2) > 180 ? 360 : 0)) / 2;
  const [light, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const weight =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63));
  const dl = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * chroma);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * weight);
  const bend = 60 * Math.exp(-(((hue - 275) / 25) ** 2));
  const twist = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * Math.sin(radians(bend));
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + twist * dc * dh);
}
