import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameUi, Key } from "../src/games/contract";
import azul from "../src/games/azul";
import garden from "../src/games/garden";
import pavilion from "../src/games/pavilion";
import type { Frame, Lesson, LessonStep, Shown } from "../src/generated/protocol";
import { LessonPlayer } from "../src/learn/player.svelte";
import { progress } from "../src/learn/progress.svelte";
import { settled } from "../src/play/choosing";
import { listChoices, UNDER_WAY } from "../src/play/turns";
import { sampleOf } from "./samples";

const GAMES: GameUi[] = [azul, pavilion, garden];
/** All lessons, prepared by the rules: a file that the Python tests write. */
const file = process.env.TILEWRIGHT_LESSONS;
const lessons: Lesson[] = file ? JSON.parse(readFileSync(file, "utf8")) : [];
const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => ({ lesson, step })));

/** Return the choices of a step, with all ways to complete each turn. */
function choicesOf(ui: GameUi, { shown, legal, completions }: LessonStep) {
  const turns = new Map(completions.map((each) => [each.action ?? UNDER_WAY, each]));
  return listChoices(ui, shown.view, legal, ui.pieces ? turns : new Map());
}

/** Return the keys that the pictures of a step show, and those of its buttons. */
function keysOf(ui: GameUi, lesson: Lesson, step: LessonStep): Set<Key> {
  const quiet = () => undefined;
  const { view } = step.shown;
  const scene = { view, marks: new Map(), point: quiet, pick: quiet, name: (key: Key) => key, letters: true, narrow: false };
  const seats = lesson.others ? lesson.names.map((_, seat) => seat) : [lesson.seat];
  const drawn = [
    render(ui.Offer, { props: { ...scene, width: 596, height: 500 } }).body,
    ...seats.map((seat) => render(ui.Board, { props: { ...scene, seat, own: seat === lesson.seat, width: 600 } }).body),
  ].join("");
  const buttons = choicesOf(ui, step).flatMap(({ path }) => path.filter((key) => !ui.isDrawn(key)));
  return new Set([...[...drawn.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key!), ...buttons]);
}

describe.skipIf(!file).each(GAMES)("the lessons of $id", (ui) => {
  const own = steps.filter(({ lesson }) => lesson.game === ui.id);
  const nameOf = (lesson: Lesson, step: LessonStep) => `${lesson.chapter}, ${step.id}`;

  it("point at what their pictures show", () => {
    const missing = own.flatMap(({ lesson, step }) => {
      const keys = keysOf(ui, lesson, step);
      return step.spotlight.filter((key) => !keys.has(key)).map((key) => `${nameOf(lesson, step)}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it("accept turns that can be chosen", () => {
    const missing = own.flatMap(({ lesson, step }) => {
      const choices = choicesOf(ui, step);
      const right = Object.keys(step.frames).filter((turn) => turn);
      const found = right.filter((turn) => {
        const choice = choices.find(({ action }) => action.text === turn);
        return choice && settled(choices, [...choice.path, ...choice.pieces]) === choice;
      });
      return right.filter((turn) => !found.includes(turn)).map((turn) => `${nameOf(lesson, step)}: ${turn}`);
    });
    expect(missing).toEqual([]);
  });
});

describe("a lesson", () => {
  const sample = sampleOf("azul", "first");
  const [right, wrong] = sample.legal.map(({ text }) => text) as [string, string];
  const shown: Shown = { actor: 0, steps: 0, view: sample.view, scores: [0, 0], last_round: false, question: null };
  const after: Frame = { actor: 0, text: right, events: [], log: [], shown: { ...shown, scores: [7, 0] } };
  const empty = { spotlight: [], shown, values: {}, legal: [], previews: [], completions: [], answers: {}, frames: {}, options: [], played: null };
  const read: LessonStep = { ...empty, id: "read", kind: "read" };
  const act: LessonStep = {
    ...empty,
    id: "act",
    kind: "act",
    legal: sample.legal,
    answers: { [right]: { text: "right", values: {} }, [wrong]: { text: "wrong-line", values: {} } },
    frames: { [right]: [after] },
  };
  const ask: LessonStep = {
    ...empty,
    id: "ask",
    kind: "exercise",
    options: [1, 2],
    answers: { 1: { text: "wrong-1", values: {} }, 2: { text: "right", values: {} } },
  };
  const lesson = (chapter: string): Lesson => ({
    game: "azul", side: "coloured", chapter, seat: 0, names: ["guest", "novice"], others: false, steps: [read, act, ask],
  });
  let player: LessonPlayer;
  let chapter = 0;

  beforeEach(() => {
    player = new LessonPlayer(lesson(`chapter${++chapter}`), azul);
  });

  it("goes on after what is read", () => {
    expect(player.isAnswered).toBe(true);
    player.go(1);
    expect([player.step?.id, player.isAnswered, player.table.canAct]).toEqual(["act", false, true]);
  });

  it("answers a wrong turn and changes nothing", async () => {
    player.go(1);
    await player.table.chooser.chooseText(wrong);
    await player.table.confirm();
    expect(player.answer?.text).toBe("wrong-line");
    expect([player.isAnswered, player.table.canAct, player.table.chooser.chosen]).toEqual([false, true, []]);
    expect(player.table.position?.scores).toEqual([0, 0]);
  });

  it("plays a right turn", async () => {
    player.go(1);
    await player.choose(right);
    expect([player.isAnswered, player.table.canAct]).toEqual([true, false]);
    expect(player.table.position?.scores).toEqual([7, 0]);
  });

  it("forgets a turn that is being played when the reader leaves the step", async () => {
    player.go(1);
    let end = () => {};
    player.table.show = () => new Promise((resolve) => (end = () => resolve(() => {})));
    const played = player.choose(right);
    player.go(0);
    end();
    await played;
    expect([player.at, player.answer, player.table.position?.scores]).toEqual([0, null, [0, 0]]);
  });

  it("asks again until the number is right", async () => {
    player.go(2);
    await player.guess(1);
    expect([player.isRight, player.tried]).toEqual([false, [1]]);
    await player.guess(2);
    expect([player.isAnswered, player.tried]).toEqual([true, [1, 2]]);
  });

  it("is resumed where it was left, and repeated from its beginning", () => {
    player.go(2);
    const again = new LessonPlayer(player.lesson, azul);
    expect(again.at).toBe(2);
    again.go(3);
    expect(again.isDone).toBe(true);
    expect(progress.countDone("azul", [player.lesson.chapter, "other"])).toBe(1);
    expect(new LessonPlayer(player.lesson, azul).at).toBe(0);
  });
});
