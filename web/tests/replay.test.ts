import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi } from "../src/games/contract";
import type { Replay } from "../src/generated/api";
import { Player } from "../src/pages/replay.svelte";

const LAST = 9;
const BETWEEN = 900;

/** A match of nine plies of which nothing is drawn. */
function player(): Player {
  const plies = Array.from({ length: LAST }, (_, ply) => ({ ply, actor: 0, text: "", events: [], log: [] }));
  const positions = Array.from({ length: LAST + 1 }, (_, ply) => ({ ply, actor: 0, view: null, scores: [] }));
  const match = { id: "abc", yours: [], seats: [] };
  return new Player({ match, plies, positions } as unknown as Replay, {} as GameUi);
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

  it("says so when an analysis fails", async () => {
    const failed = { id: "n", status: "failed", progress: 0, result: null };
    vi.stubGlobal("fetch", (path: string) => {
      return Promise.resolve(Response.json(path === "/api/session" ? { id: "u" } : failed));
    });
    const shown = player();
    await expect(shown.lookAtMatch()).rejects.toMatchObject({ code: "internal" });
    expect([shown.progress, shown.whole]).toEqual([null, null]);
  });

  it("shows the ply nearest to one that there is not", async () => {
    const shown = player();
    await shown.go(99);
    expect(shown.ply).toBe(LAST);
    await shown.go(-1);
    expect(shown.ply).toBe(0);
  });
});
