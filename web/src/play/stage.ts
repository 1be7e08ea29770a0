/** What all animations share: the layer they are drawn on, and how they are ended at once. */
import type { GameUi } from "../games/contract";
import { sleep } from "../sleep";

/** Milliseconds after which an animation that should be over is no longer waited for. */
const LATE = 1500;
const EASE = "cubic-bezier(.2,.8,.2,1)";

export class Stage {
  /** How fast animations are: 1 is normal, 0 is none. */
  speed = 1;
  /** Whether nothing travels: things appear and disappear where they are. */
  isStill = false;
  private running: Animation[] = [];
  private clearing: (() => void)[] = [];
  private isFinishing = false;
  private endPause = (): void => {};

  constructor(
    readonly ui: GameUi,
    private readonly find: () => HTMLElement | undefined,
  ) {}

  get layer(): HTMLElement | undefined {
    return this.find();
  }

  begin(speed: number, isStill: boolean): void {
    this.speed = speed;
    this.isStill = isStill;
    this.isFinishing = false;
  }

  /** Whether what is shown was ended at once. */
  get isFinished(): boolean {
    return this.isFinishing;
  }

  /** Return a function that removes everything that was drawn or hidden since the last call. */
  end(): () => void {
    const clearing = this.clearing.splice(0);
    this.running = [];
    return () => clearing.forEach((clear) => clear());
  }

  /** Finish what is running at once; what follows until the next beginning takes no time either. */
  finish = (): void => {
    this.isFinishing = true;
    for (const animation of this.running) animation.finish();
    this.endPause();
  };

  /** Call a function when the animation is removed. */
  onClear(clear: () => void): void {
    this.clearing.push(clear);
  }

  /** Add an element to the layer until the animation is removed. */
  add(className: string): HTMLElement | null {
    const { layer } = this;
    if (!layer) return null;
    const element = document.createElement("div");
    element.className = className;
    layer.append(element);
    this.onClear(() => element.remove());
    return element;
  }

  /** Hide something on the table until the animation is removed. */
  hide(found: SVGElement): void {
    found.style.opacity = "0";
    this.onClear(() => (found.style.opacity = ""));
  }

  /** Start an animation; durations are in milliseconds at normal speed. */
  animate(element: Element, steps: Keyframe[], duration: number, delay = 0, easing = EASE): Animation {
    const { speed } = this;
    const timing = { duration: duration / speed, delay: delay / speed, easing, fill: "both" } as const;
    const animation = element.animate(steps, timing);
    this.running.push(animation);
    if (this.isFinishing) animation.finish();
    return animation;
  }

  /** Wait until everything that was started has arrived. */
  landed(): Promise<void> {
    return this.over(this.running);
  }

  /**
   * Wait until animations are over or cancelled. In a page that is not drawn they stand still:
   * they are waited for as long as they should take, unless somebody has paused them.
   */
  async over(animations: Animation[]): Promise<void> {
    const timings = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
    const ended = Promise.allSettled(animations.map(({ finished }) => finished)).then(() => true);
    const wait = () => sleep(Math.max(0, ...timings) + LATE).then(() => false);
    while (!(await Promise.race([ended, wait()])) && animations.some(({ playState }) => playState === "paused"));
  }

  /** Wait for milliseconds at normal speed, or until everything is finished. */
  wait(milliseconds: number): Promise<void> {
    if (this.isFinishing) return Promise.resolve();
    const cut = new Promise<void>((resolve) => (this.endPause = resolve));
    return Promise.race([cut, sleep(milliseconds / this.speed)]);
  }
}
