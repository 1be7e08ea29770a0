import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi, View } from "../src/games/contract";
import { Table } from "../src/play/table.svelte";
import { fakeSockets, last } from "./sockets";

const NOBODY = { present: [true, true], watchers: 0 };

function position(ply: number): object {
  const clocks = { left: [60_000, 60_000], running: 0 };
  return { ply, actor: 0, steps: 0, can_undo: false, view: { ply }, scores: [0, 0], question: null, clocks };
}

function told(ply: number): object {
  return { version: ply, ply, actor: 1, text: "", events: [], log: [] };
}

function welcome(ply: number, missed: object[] = []): object {
  const table = { status: "playing", seats: [] };
  const you = { seats: [0], host: false, invite: null };
  return { type: "welcome", version: ply, table, you, position: position(ply), missed, presence: NOBODY };
}

describe("a table", () => {
  let table: Table;
  /** Ends what is being shown. */
  let shown: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    table = new Table("abc", {} as GameUi);
    table.show = () => new Promise((resolve) => (shown = () => resolve(() => {})));
    table.open();
  });

  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("counts time from when it was told, however long what happened is shown", async () => {
    last().tell(welcome(3));
    await vi.advanceTimersByTimeAsync(1000);
    const at = performance.now();
    last().tell({ type: "change", version: 4, cause: "act", told: [told(3)], position: position(4) });
    await vi.advanceTimersByTimeAsync(5000);
    shown();
    await settle();
    expect(table.position?.ply).toBe(4);
    expect(table.receivedAt).toBe(at);
  });

  it("asks once for what is clicked on twice", async () => {
    last().tell(welcome(3));
    void table.start(null);
    void table.resign();
    void table.start(null);
    expect(last().sent.map(({ type }) => type)).toEqual(["start", "resign"]);
    last().tell({ type: "done", id: last().sent[0]?.id, version: 4 });
    await settle();
    expect(table.sending).toBe(true);
    last().tell({ type: "done", id: last().sent[1]?.id, version: 5 });
    await settle();
    expect(table.sending).toBe(false);
    void table.start(null);
    expect(last().sent).toHaveLength(3);
  });

  it("no longer speaks of what was refused once a move is typed", async () => {
    table.notice = "refused";
    await table.chooser.chooseText("1b3");
    expect(table.notice).toBe(null);
  });

  it("stays where the match is by now, if it connected anew while things were shown again", async () => {
    const before: { view: View; scores: number[] } = { view: { ply: 3 }, scores: [0, 0] };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(before)));
    last().tell(welcome(4, [told(3)]));
    void table.replayMissed();
    await vi.waitFor(() => expect(table.showing).toBe(true), { timeout: 30_000 });
    await settle();
    last().tell(welcome(6, [told(4), told(5)]));
    shown();
    await settle();
    expect([table.showing, table.position?.ply]).toEqual([false, 6]);
  });
});
