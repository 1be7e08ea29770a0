/**
 * Scoring as a show: what counts lights up, the points rise beside it and fly to the score, which
 * counts them.
 */
import type { Key, ScoringStep } from "../../games/contract";
import { signed } from "../../games/keys";
import * as screen from "../screen";
import type { Stage } from "../stage";
import { type Box, isWithin, placeBeside } from "./place";
import type { Part, ScoringState } from "./state.svelte";

/** Milliseconds at normal speed: lighting up everything, the points standing, their flight. */
const [LIGHT, STAND, STAND_LONGER, FLIGHT, COUNT] = [200, 400, 700, 300, 220];
/** How long the final scores stay before the result. */
const LAST_LOOK = 1200;
/** The most milliseconds between two things that light up. */
const APART = 60;
const RISE = 12;
const [IN, OUT] = ["ease-out", "cubic-bezier(.5,0,.75,.4)"];

export class ScoringShow {
  /** Whether nothing moves: rings and numbers only. */
  isStill = false;
  private arrivals: Promise<void>[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly state: ScoringState,
  ) {}

  /** Forget what was shown before. */
  begin(isStill: boolean): void {
    this.isStill = isStill;
    this.arrivals = [];
  }

  /** Show a step; it is over when its points are on their way. */
  async step(step: ScoringStep, part: Part): Promise<void> {
    this.state.begin(step, part);
    await this.light(step);
    const pill = this.raise(step);
    await this.stage.wait(part === "end" || step.sum ? STAND_LONGER : STAND);
    this.arrivals.push(this.deliver(pill, step));
  }

  /** Wait until all points have arrived. */
  async delivered(): Promise<void> {
    await Promise.all(this.arrivals.splice(0));
  }

  /** Wait until all points have arrived, and go back to the table. */
  async settled(): Promise<void> {
    await this.delivered();
    if (this.state.step && this.state.part === "end") await this.stage.wait(LAST_LOOK);
    this.state.rest();
  }

  /** Light up what counts, one after another. */
  private async light({ keys, points }: ScoringStep): Promise<void> {
    const mark = points < 0 ? { loses: true } : { counts: true };
    const apart = Math.min(APART, LIGHT / keys.length);
    for (let count = this.isStill ? keys.length : 1; count <= keys.length; count++) {
      this.state.light(keys.slice(0, count), mark);
      await this.stage.wait(apart);
    }
  }

  private raise(step: ScoringStep): HTMLElement | null {
    const pill = this.stage.add(step.points < 0 ? "points loss" : "points");
    if (!pill) return null;
    pill.dataset.seat = `${step.seat}`;
    pill.textContent = step.sum ?? signed(step.points);
    const box = this.placeOf(pill, step);
    if (!box) {
      pill.remove();
      return null;
    }
    pill.style.left = `${box.left}px`;
    pill.style.top = `${box.top}px`;
    if (this.isStill) return pill;
    const low = { transform: `translateY(${RISE}px)`, opacity: 0 };
    this.stage.animate(pill, [low, { transform: "none", opacity: 1 }], LIGHT, 0, IN);
    return pill;
  }

  /** Beside what scores or, if that is not on the screen, beside the score. */
  private placeOf(pill: HTMLElement, { keys, seat }: ScoringStep): Box | null {
    const { width, height } = pill.getBoundingClientRect();
    const view = { left: 4, top: 4, width: innerWidth - 8, height: innerHeight - 8 };
    const boxes = boxesOf(keys).filter((box) => isWithin(box, view));
    const score = scoreElement(seat);
    const anchors = boxes.length || !score ? boxes : [score.getBoundingClientRect()];
    const anchor = anchors.at(-1);
    return anchor ? placeBeside(anchor, anchors, { width, height }, view) : null;
  }

  /** Bring points to the score, which counts them when they arrive. */
  private async deliver(pill: HTMLElement | null, step: ScoringStep): Promise<void> {
    const score = scoreElement(step.seat);
    if (pill && !this.isStill) await this.fly(pill, score);
    pill?.remove();
    await this.count(step);
  }

  private async fly(pill: HTMLElement, score: Element | null): Promise<void> {
    const from = pill.getBoundingClientRect();
    const to = score?.getBoundingClientRect() ?? from;
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const end = { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: score ? 0.85 : 0 };
    await this.stage.over([this.stage.animate(pill, [{ transform: "none", opacity: 1 }, end], FLIGHT, 0, OUT)]);
  }

  /** Count points one by one. */
  private async count({ seat, points }: ScoringStep): Promise<void> {
    const steps = this.isStill ? 1 : Math.min(Math.abs(points), 8);
    for (let i = 0; i < steps; i++) {
      const upTo = (n: number) => Math.round((points * n) / steps);
      this.state.count(seat, upTo(i + 1) - upTo(i));
      if (i < steps - 1) await this.stage.wait(COUNT / steps);
    }
  }
}

function boxesOf(keys: Key[]): Box[] {
  return keys.flatMap((key) => {
    const found = screen.elementOf(key);
    return found ? [found.getBoundingClientRect()] : [];
  });
}

/** The score of a seat that is on the screen. */
function scoreElement(seat: number): Element | null {
  const view = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const found = [...document.querySelectorAll(`[data-score="${seat}"]`)];
  const boxOf = (each: Element) => each.getBoundingClientRect();
  return found.find((each) => boxOf(each).width > 0 && isWithin(boxOf(each), view)) ?? null;
}
