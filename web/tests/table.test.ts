import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, GameUi } from "../src/games/contract";
import type { Passage } from "../src/play/animation";
import { Table } from "../src/play/table.svelte";
import { fakeSockets, last } from "./sockets";

const NOBODY = { present: [true, true], watchers: 0 };

function position(ply: number): object {
  const clocks = { left: [60_000, 60_000], running: 0 };
  return { ply, actor: 0, steps: 0, can_undo: false, view: { ply }, scores: [0, 0], question: null, clocks };
}

function told(ply: number, actor = 1): object {
  return { version: ply, ply, actor, text: "", events: [], log: [] };
}

function change(ply: number, plies: object[]): object {
  return { type: "change", version: ply, cause: "act", told: plies, position: position(ply) };
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
  let passages: Passage[];

  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    table = new Table("abc", { touched: (event: Event) => [String(event.key)] } as unknown as GameUi);
    passages = [];
    table.show = (passage) => {
      passages.push(passage);
      return new Promise((resolve) => (shown = () => resolve(() => {})));
    };
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
    last().tell(change(4, [told(3)]));
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

  it("connects again and goes on when a move cannot be shown", async () => {
    const report = vi.fn();
    vi.stubGlobal("reportError", report);
    last().tell(welcome(3));
    table.onEvents = () => {
      throw new Error("a fault in what is shown");
    };
    last().tell(change(4, [told(3)]));
    await settle();
    shown();
    await settle();
    expect(report).toHaveBeenCalledOnce();
    last().tell(welcome(4));
    expect([table.showing, table.connection, table.position?.ply]).toEqual([false, "open", 4]);
  });

  it("asks how a turn goes on until the server has time for it", async () => {
    last().tell(welcome(3));
    const answer = table.complete("pass");
    const error = { code: "limit.rate", sentence: "too many questions" };
    last().tell({ type: "refused", id: last().sent.at(-1)?.id, error });
    await vi.advanceTimersByTimeAsync(1100);
    expect(last().sent.map(({ type }) => type)).toEqual(["complete", "complete"]);
    last().tell({ type: "ways", id: last().sent.at(-1)?.id, ply: 3, action: "pass", question: null, ways: [] });
    await expect(answer).resolves.toMatchObject({ ways: [] });
  });

  /** Answer requests with the plies and positions from some ply on. */
  function stubReplay(plies: object[], first: number): string[] {
    const asked: string[] = [];
    const positions = Array.from({ length: plies.length + 1 }, (_, i) => position(first + i));
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ plies, positions }));
    });
    return asked;
  }

  it("shows a change ply by ply, where the positions between them are known", async () => {
    last().tell(welcome(3));
    last().tell(change(5, [{ ...told(3), view: { ply: 4 }, scores: [7, 0] }, told(4, -1)]));
    await settle();
    expect(passages.map(({ before, after }) => [before, after])).toEqual([[{ ply: 3 }, { ply: 4 }]]);
    shown();
    await settle();
    expect([table.view, table.position?.scores]).toEqual([{ ply: 4 }, [7, 0]]);
    expect(passages[1]).toMatchObject({ before: { ply: 4 }, after: { ply: 5 }, isOthers: false });
    shown();
    await settle();
    expect([table.position?.ply, table.showing]).toEqual([5, false]);
    expect(table.log.map(({ ply }) => ply)).toEqual([3, 4]);
  });

  it("shows the moves of others one after the other, each in its time", async () => {
    last().tell(welcome(3));
    for (const ply of [3, 4, 5]) last().tell(change(ply + 1, [told(ply, ply - 2)]));
    await settle();
    shown();
    await settle();
    expect([table.position?.ply, passages.length]).toEqual([4, 1]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(passages.length).toBe(2);
  });

  it("shows all that waits at once after any input", async () => {
    last().tell(welcome(3));
    for (const ply of [3, 4, 5]) last().tell(change(ply + 1, [told(ply, ply - 2)]));
    await settle();
    table.hurry();
    for (let i = 0; i < 3; i++) {
      shown();
      await settle();
    }
    expect(table.position?.ply).toBe(6);
    expect(passages.map(({ pace }) => pace.speed > 0)).toEqual([true, false, false]);
  });

  it("rings everything since your last move until you act, and says who touched it", async () => {
    const touching = (ply: number, actor: number, key: string) => ({ ...told(ply, actor), events: [{ key }] });
    last().tell(welcome(6, [touching(2, 0, "mine"), touching(3, 1, "one"), touching(4, -1, "chance"), touching(5, 2, "two")]));
    await settle();
    expect([...table.rings.keys()]).toEqual(["one", "two"]);
    last().tell(change(7, [touching(6, 0, "mine")]));
    await settle();
    shown();
    await settle();
    expect([...table.rings.keys()]).toEqual(["mine"]);
  });

  it("shows all moves since yours again, then where the match is now", async () => {
    last().tell(welcome(6, [told(2, 0), told(3, 1), told(4, -1), told(5, 2)]));
    const asked = stubReplay([told(3, 1), told(4, -1), told(5, 2)], 3);
    void table.showLastTurn();
    await vi.waitFor(() => expect(table.showing).toBe(true), { timeout: 30_000 });
    const seen = [];
    while (table.showing) {
      seen.push([passages.at(-1)?.told[0]?.ply, table.view?.ply]);
      shown();
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(asked).toEqual(["/api/matches/abc/replay?since=3"]);
    expect(seen).toEqual([[3, 3], [4, 4], [5, 5]]);
    expect([table.view?.ply, table.position?.ply]).toEqual([6, 6]);
  });

  it("shows them also if it is asked to before the log has come", async () => {
    const plies = [told(2, 0), told(3, 1)];
    let answer = (): void => {};
    vi.stubGlobal("fetch", (path: string) => {
      const since = Number(path.split("since=")[1] ?? 0);
      const found = plies.slice(since && since - 2);
      const positions = Array.from({ length: found.length + 1 }, (_, i) => position((since || 2) + i));
      const response = Response.json({ plies: found, positions });
      return since ? Promise.resolve(response) : new Promise((resolve) => (answer = () => resolve(response)));
    });
    last().tell({ ...welcome(4), missed: null });
    void table.showLastTurn();
    await settle();
    expect([table.log, table.showing]).toEqual([[], false]);
    answer();
    await vi.waitFor(() => expect(table.showing).toBe(true), { timeout: 30_000 });
    await settle();
    expect(passages.at(-1)?.told[0]?.ply).toBe(3);
  });

  it("stays where the match is by now, if it connected anew while things were shown again", async () => {
    stubReplay([told(3)], 3);
    last().tell(welcome(4, [told(3)]));
    void table.showLastTurn();
    await vi.waitFor(() => expect(table.showing).toBe(true), { timeout: 30_000 });
    await settle();
    last().tell(welcome(6, [told(4), told(5)]));
    shown();
    await settle();
    expect([table.showing, table.position?.ply]).toEqual([false, 6]);
  });
});
