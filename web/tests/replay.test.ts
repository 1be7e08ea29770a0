import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi } from "../src/games/contract";
import type { Replay, UserInfo } from "../src/generated/api";
import { session } from "../src/net/session.svelte";
import { ReplayPlayer } from "../src/pages/replay.svelte";

const LAST = 9;
const BETWEEN = 900;

/** A match of nine plies of which nothing is drawn. */
function player(): ReplayPlayer {
  const plies = Array.from({ length: LAST }, (_, ply) => ({ ply, actor: 0, text: "", events: [], log: [] }));
  const positions = Array.from({ length: LAST + 1 }, (_, ply) => ({ ply, actor: 0, view: {}, scores: [] }));
  const match = { id: "abc", yours: [], seats: [] };
  return new ReplayPlayer({ match, plies, positions } as unknown as Replay, {} as GameUi);
}

describe("a match shown again", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on by itself to the end", async () => {
    const shown = player();
    void shown.run(BETWEEN);
    await vi.advanceTimersByTimeAsync(2.5 * BETWEEN);
    expect(shown.ply).toBe(3);
    await vi.advanceTimersByTimeAsync(LAST * BETWEEN);
    expect([shown.ply, shown.isRunning]).toEqual([LAST, false]);
  });

  it("goes on no faster after it was stopped and started again at once", async () => {
    const shown = player();
    void shown.run(BETWEEN);
    shown.isRunning = false;
    void shown.run(BETWEEN);
    await vi.advanceTimersByTimeAsync(0);
    const before = shown.ply;
    await vi.advanceTimersByTimeAsync(3 * BETWEEN);
    expect(shown.ply).toBe(before + 3);
    expect(shown.isRunning).toBe(true);
  });

  it("shows one step after the other, however fast they are asked for", async () => {
    const shown = player();
    await shown.go(0);
    const seen: string[] = [];
    let finish = () => {};
    shown.finish = () => finish();
    shown.table.show = async ({ told: [told] }) => {
      seen.push(`${told?.ply} begins`);
      await new Promise<void>((resolve) => (finish = resolve));
      seen.push(`${told?.ply} ends`);
      return () => seen.push(`${told?.ply} is cleared at ${shown.table.position?.ply}`);
    };
    const first = shown.go(1);
    await Promise.resolve();
    const second = shown.go(2);
    await first;
    await Promise.resolve();
    finish();
    await second;
    const each = (ply: number) => [`${ply} begins`, `${ply} ends`, `${ply} is cleared at ${ply + 1}`];
    expect(seen).toEqual([...each(0), ...each(1)]);
  });

  it("shows what was asked for last", async () => {
    const shown = player();
    void shown.go(3);
    void shown.go(7);
    await shown.go(5);
    expect([shown.ply, shown.table.position?.ply]).toEqual([5, 5]);
  });

  it("says so when an analysis fails", async () => {
    const failed = { id: "n", status: "failed", progress: 0, result: null };
    vi.stubGlobal("fetch", (path: string) => {
      return Promise.resolve(Response.json(path === "/api/session" ? { id: "u" } : failed));
    });
    const shown = player();
    await expect(shown.analyseMatch()).rejects.toMatchObject({ code: "internal" });
    expect([shown.progress, shown.whole]).toEqual([null, null]);
  });

  it("is analysed by a guest when whoever was here was signed out elsewhere", async () => {
    const asked: string[] = [];
    const told = { id: "analysis-turning-action", values: { ply: 7, round: 1 } };
    const point = { ply: 6, told };
    const none = { error: { code: "session.none", sentence: "nobody", values: {} } };
    const done = { id: "n", status: "done", progress: 1, result: { turning_points: [point] } };
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      if (path === "/api/session") return Promise.resolve(Response.json({ id: "guest" }));
      const isFirst = asked.filter((each) => each === path).length === 1;
      return Promise.resolve(isFirst ? Response.json(none, { status: 401 }) : Response.json(done));
    });
    session.user = { id: "gone" } as UserInfo;
    const shown = player();
    await shown.analyseMatch();
    expect(shown.whole).toEqual({ turning_points: [{ ply: 7, told }] });
    const path = "/api/matches/abc/analyses";
    expect(asked).toEqual([path, "/api/session", path]);
    expect(session.user.id).toBe("guest");
  });

  it("tells the result at the end of a match that is over, where nothing can be played on", async () => {
    const shown = player();
    Object.assign(shown.match, { status: "over", result: { ranking: [1, 2] } });
    Object.assign(shown.replay.positions[LAST]!, { actor: null });
    await shown.go(LAST - 1);
    expect([shown.table.isOver, shown.isPlayedOut]).toEqual([false, false]);
    await shown.go(LAST);
    expect([shown.table.isOver, shown.isPlayedOut]).toEqual([true, true]);
    expect(shown.table.info?.result?.ranking).toEqual([1, 2]);
  });

  it("can be played on where somebody gave up", async () => {
    const shown = player();
    Object.assign(shown.match, { status: "over" });
    await shown.go(LAST);
    expect([shown.table.isOver, shown.isPlayedOut]).toEqual([true, false]);
  });

  it("shows the ply nearest to one that there is not", async () => {
    const shown = player();
    await shown.go(99);
    expect(shown.ply).toBe(LAST);
    await shown.go(-1);
    expect(shown.ply).toBe(0);
  });
});
