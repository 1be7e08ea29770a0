/** Arithmetic with colours as "#rrggbb". */

export type Rgb = [number, number, number];

function parse(colour: string): Rgb {
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function write(rgb: Rgb): string {
  return "#" + rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

/** Mix a share of the second colour into the first. */
export function mix(base: string, other: string, share: number): string {
  const [from, to] = [parse(base), parse(other)];
  return write(from.map((part, i) => part + (to[i]! - part) * share) as Rgb);
}

/** Linear light: channels from 0 to 1. */
export function linear(colour: string): Rgb {
  return parse(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
}

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}
