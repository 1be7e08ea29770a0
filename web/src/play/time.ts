/** Return remaining milliseconds as minutes and seconds, with tenths in the last ten seconds. */
export function timeText(milliseconds: number): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  return clockText(Math.ceil(milliseconds / 1000));
}

/** Return elapsed milliseconds as minutes and whole seconds. */
export function wholeText(milliseconds: number): string {
  return clockText(Math.max(0, Math.floor(milliseconds / 1000)));
}

function clockText(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}:${rest}`;
}
