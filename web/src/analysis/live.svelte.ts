/** Live analysis of one position at a time: step by step deeper, until somebody moves on. */
import { Refusal } from "../net/api";
import { isLocal } from "../net/transport";
import { sleep } from "../sleep";
import { readItem, writeItem } from "../storage";
import * as api from "./api";

/** The nodes of the steps; a browser without a server searches far slower. */
const STEPS = isLocal ? [40, 150, 500, 1500, 5000] : [2_000, 10_000, 50_000, 250_000, 1_000_000];
/** Milliseconds at a position before it is analysed: somebody may only walk past. */
const PAUSE = 150;
/** Milliseconds until a busy server is asked again. */
const AGAIN = 1500;
const MOST_KNOWN = 300;
const BUSY = ["limit.rate", "limit.busy", "network.away"];
const KEY = "tilewright-analysis";

export class LiveAnalysis {
  /** What has been found about the current position. */
  look = $state.raw<api.Look | null>(null);
  isOn = $state(readItem(KEY) !== "off");
  isRunning = $state(false);
  /** Whether nothing may be shown: an exercise asks for it. */
  isHeld = $state(false);
  isBusy = $state(false);
  problem = $state.raw<unknown>(null);
  private names: string[] = [];
  private readonly known = new Map<string, { look: api.Look; step: number }>();
  private text = "";
  private controller: AbortController | null = null;

  /** Analyse a position instead of the one before. */
  watch(text: string, names: string[]): void {
    if (text === this.text && this.controller) return;
    [this.text, this.names] = [text, names];
    if (this.isHeld) return;
    this.look = this.known.get(text)?.look ?? null;
    this.stop();
    if (this.isOn) void this.run(text);
  }

  /** Search nothing for a while, and show nothing. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (isHeld) {
      this.stop();
      this.look = null;
    } else this.watch(this.text, this.names);
  }

  /** Stop searching; what was found stays. */
  stop(): void {
    this.controller?.abort(new DOMException("", "AbortError"));
    this.controller = null;
    [this.isRunning, this.isBusy] = [false, false];
  }

  toggle(): void {
    this.isOn = !this.isOn;
    writeItem(KEY, this.isOn ? null : "off");
    if (this.isOn) this.watch(this.text, this.names);
    else this.stop();
  }

  /** What is known of a position, also if another one is watched. */
  knownOf(text: string): api.Look | undefined {
    return this.known.get(text)?.look;
  }

  private async run(text: string): Promise<void> {
    const controller = (this.controller = new AbortController());
    const { signal } = controller;
    [this.isRunning, this.problem] = [true, null];
    await sleep(PAUSE);
    let step = this.known.get(text)?.step ?? 0;
    while (step < STEPS.length && !signal.aborted) {
      try {
        const look = await api.look(text, STEPS[step]!, this.names, signal);
        step = look.candidates.length > 1 ? step + 1 : STEPS.length; // nothing else to find
        this.keep(text, look, step);
        if (!signal.aborted) [this.look, this.isBusy] = [look, false];
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Refusal) || !BUSY.includes(error.code)) {
          this.problem = error;
          break;
        }
        this.isBusy = true;
        await sleep(AGAIN);
      }
    }
    if (!signal.aborted) [this.isRunning, this.isBusy] = [false, false];
  }

  private keep(text: string, look: api.Look, step: number): void {
    this.known.delete(text);
    this.known.set(text, { look, step });
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
  }
}
