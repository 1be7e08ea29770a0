/** Synthesised sounds of ceramic tiles. */
import type { Event } from "../games/contract";
import { settings } from "../settings.svelte";

const LOUDNESS = { off: 0, quiet: 0.25, normal: 0.7 } as const;
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

let context: AudioContext | null = null;
let steps = 0;
/** The seat whose points are being counted: the scale starts again with the next. */
let counting: unknown;

/** Enable sound: browsers require a gesture, and some require it again after a call or another tab. */
export function unlockSound(): void {
  if (settings.volume === "off") return;
  context ??= new AudioContext();
  if (context.state !== "running") context.resume().catch(() => {});
}

function strike(
  frequency: number,
  length: number,
  loud: number,
  wait = 0,
  type: OscillatorType = "sine",
): void {
  if (!context || settings.volume === "off") return;
  const start = context.currentTime + wait;
  const gain = context.createGain();
  const volume = Math.max(0.0001, loud * LOUDNESS[settings.volume]);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = type;
  tone.frequency.value = frequency;
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);
}

function vary(frequency: number): number {
  return frequency * (0.96 + Math.random() * 0.08);
}

/** A tile set on stoneware. */
function tick(wait = 0): void {
  const pitch = vary(1650);
  strike(pitch, 0.07, 0.22, wait, "triangle");
  strike(pitch * 2.76, 0.045, 0.1, wait);
  strike(pitch * 0.31, 0.05, 0.2, wait);
}

function rattle(count: number): void {
  for (let each = 0; each < Math.min(count, 6); each++) tick(each * 0.045);
}

function tink(): void {
  const pitch = 740 * 2 ** ((SCALE[Math.min(steps++, SCALE.length - 1)] ?? 0) / 12);
  strike(pitch, 0.32, 0.16);
  strike(pitch * 2.4, 0.16, 0.05);
}

function tap(): void {
  strike(vary(190), 0.14, 0.4, 0, "triangle");
}

/** Two notes: it is your turn. Also audible from another tab. */
export function playTurnSound(): void {
  steps = 0;
  strike(523, 0.36, 0.16);
  strike(784, 0.38, 0.14, 0.11);
}

/** A short chord: the match is over. */
export function playEndSound(): void {
  for (const pitch of [392, 494, 587, 784]) strike(pitch, 0.4, 0.12, (pitch - 392) / 4000);
}

/** Play the sound of an event, by its kind and points. */
export function soundEvent(event: Event, points: number): void {
  if (document.hidden) return;
  if (points !== 0 && event.seat !== counting) [steps, counting] = [0, event.seat];
  if (/took|gained|dealt/.test(event.event)) rattle(Number(event.count ?? 3));
  else if (/fell|dropped/.test(event.event) || points < 0) tap();
  else if (points > 0) tink();
  else if (/lined|placed|laid|moved|kept|paid/.test(event.event)) tick();
}
