/** Breaking text into lines, for drawings. */

/** Return a text in lines of at most some width; the last is shortened if there are too many. */
export function breakLines(text: string, measure: (text: string) => number, width: number, most: number): string[] {
  const words = text.match(/\p{Script=Han}\p{P}*|[^ \n\p{Script=Han}]+|[ \n]+/gu) ?? [];
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (measure((line + word).trim()) <= width || !line.trim()) line += word;
    else {
      lines.push(line.trim());
      line = word.trimStart();
    }
  }
  if (line.trim()) lines.push(line.trim());
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(`${lines[most - 1]}…`, measure, width)];
}

/** Return a text that fits a width, cut at the end if need be. */
export function shorten(text: string, measure: (text: string) => number, width: number): string {
  let signs = [...text.replace(/…$/, "")];
  if (measure(text) <= width) return text;
  while (signs.length > 1 && measure(`${signs.join("")}…`) > width) signs = signs.slice(0, -1);
  return `${signs.join("").trimEnd()}…`;
}
