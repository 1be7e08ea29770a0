/** A drawing on this page as a PNG: its styles, symbols and fonts travel with it. */

/** The families of the page's own fonts. */
const OWN = new Set(["Alegreya", "Commissioner", "Commissioner Signs", "Tilewright"]);
const SVG = "http://www.w3.org/2000/svg";

/** Return an SVG element, which is part of the page, as a PNG in its own size. */
export async function toPng(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = await loadImage(await standalone(drawing));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")!.drawImage(picture, 0, 0, width, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
  });
}

/** Return a drawing as a document of its own. */
async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const defs = document.createElementNS(SVG, "defs");
  for (const sheet of document.querySelectorAll("svg.sheet > defs")) {
    defs.append(...[...sheet.children].map((symbol) => symbol.cloneNode(true)));
  }
  const style = document.createElementNS(SVG, "style");
  style.textContent = [...(await embedFonts(drawing.textContent ?? "")), ...pageRules()].join("\n");
  copy.prepend(style, defs);
  copy.setAttribute("xmlns", SVG);
  return new XMLSerializer().serializeToString(copy);
}

/** Return the rules of the page, without its fonts. */
function pageRules(): string[] {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  return rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map(({ cssText }) => cssText);
}

/** Return font rules with the files inside, for all fonts that a text needs. */
async function embedFonts(text: string): Promise<string[]> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      return rule instanceof CSSFontFaceRule && isNeeded(rule, text) ? [{ rule, base: sheet.href }] : [];
    }),
  );
  return Promise.all(rules.map(({ rule, base }) => embed(rule, base ?? location.href)));
}

function isNeeded({ style }: CSSFontFaceRule, text: string): boolean {
  const family = style.getPropertyValue("font-family").replace(/["']/g, "");
  return OWN.has(family) && isInRange(text, style.getPropertyValue("unicode-range"));
}

/** Return whether a text has a character of a range such as "U+41-5A, U+E9". */
export function isInRange(text: string, range: string): boolean {
  if (!range) return true;
  const parts = range.split(",").map((part) => {
    const [from, to] = part.trim().slice(2).split("-").map((code) => Number.parseInt(code, 16));
    return [from!, to ?? from!] as const;
  });
  return [...text].some((sign) => {
    const code = sign.codePointAt(0)!;
    return parts.some(([from, to]) => from <= code && code <= to);
  });
}

async function embed(rule: CSSFontFaceRule, base: string): Promise<string> {
  const [whole, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText) ?? [];
  if (!whole || !address) return "";
  const response = await fetch(new URL(address, base)).catch(() => null);
  if (!response?.ok) return ""; // the drawing uses another font
  return rule.cssText.replace(whole, `url("${await toDataUrl(await response.blob())}")`);
}

/** Return a file as an address that contains it. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => fail(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

/** Load a drawing; its fonts may arrive after the first decoding. */
async function loadImage(text: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
