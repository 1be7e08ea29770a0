import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { preconnect } from "../src/net/prefetch";
import { MatchSocket } from "../src/net/socket";
import { FakeSocket, fakeSockets, last } from "./sockets";

const WELCOME = { type: "welcome", version: 4 };

describe("the socket of a match", () => {
  const states: string[] = [];
  let socket: MatchSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    states.length = 0;
    socket = new MatchSocket("abc", {
      receive: () => {},
      changed: (state) => states.push(state),
    });
    socket.open();
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks for all that has happened", () => {
    expect(last().url).toBe("ws://here/api/matches/abc/socket?version=0");
  });

  it("resolves with the answer to a message", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "undo", ply: 3 });
    last().tell({ type: "done", id: last().sent[0]?.id, version: 5 });
    await expect(answer).resolves.toMatchObject({ type: "done", version: 5 });
  });

  it("rejects with the reason of a refusal", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "undo", ply: 3 });
    const error = { code: "undo.nothing", sentence: "nothing" };
    last().tell({ type: "refused", id: last().sent[0]?.id, error });
    await expect(answer).rejects.toMatchObject({ code: "undo.nothing" });
  });

  it("repeats what got no answer, with the same id, after a new welcome", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "act", ply: 3, action: "1R2" });
    const [first] = last().sent;
    last().break();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().url).toContain("version=4");
    last().tell({ ...WELCOME, version: 5 });
    expect(last().sent).toEqual([first]);
    last().tell({ type: "done", id: first?.id, version: 5 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("repeats what has had no answer for long although the connection is alive", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "complete", action: "pass" });
    const [first] = last().sent;
    for (let i = 0; i < 3; i++) {
      expect(last().sent.filter(({ type }) => type === "complete")).toEqual([first]);
      await vi.advanceTimersByTimeAsync(6000);
      last().tell({ type: "pong", id: "any", version: 4 });
    }
    expect(last().sent.filter(({ type }) => type === "complete")).toEqual([first, first]);
    last().tell({ type: "ways", id: first?.id, ply: 3, action: "pass", question: null, ways: null });
    await expect(answer).resolves.toMatchObject({ type: "ways" });
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("repeats what a server could not keep", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "act", ply: 3, action: "1R2" });
    const [first] = last().sent;
    const error = { code: "store.away", sentence: "it could not be kept" };
    last().tell({ type: "refused", id: first?.id, error });
    last().break(1012);
    await vi.advanceTimersByTimeAsync(1000);
    last().tell(WELCOME);
    expect(last().sent).toEqual([first]);
    last().tell({ type: "done", id: first?.id, version: 5 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  it("repeats what was too much at once", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "act", ply: 3, action: "1R2" });
    const [first] = last().sent;
    last().tell({ type: "refused", id: null, error: { code: "limit.rate", sentence: "wait" } });
    expect(last().sent).toEqual([first]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(last().sent).toEqual([first, first]);
    last().tell({ type: "done", id: first?.id, version: 5 });
    await expect(answer).resolves.toMatchObject({ type: "done" });
  });

  it("does not repeat what was not understood", async () => {
    last().tell(WELCOME);
    const answer = socket.send({ type: "hand-over", seat: 1 });
    const [first] = last().sent;
    const error = { code: "message.malformed", sentence: "no message" };
    last().tell({ type: "refused", id: null, error });
    await vi.advanceTimersByTimeAsync(4000);
    expect(last().sent).toEqual([first]);
    last().tell({ type: "refused", id: first?.id, error });
    await expect(answer).rejects.toMatchObject({ code: "message.malformed" });
  });

  it("asks soon whether the server is there when the browser doubts it", async () => {
    last().tell(WELCOME);
    dispatchEvent(new Event("offline"));
    expect(last().sent.at(-1)?.type).toBe("ping");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("waits longer after every failure", async () => {
    for (const pause of [700, 1400, 2600]) {
      const count = FakeSocket.all.length;
      last().break();
      await vi.advanceTimersByTimeAsync(pause / 3);
      expect(FakeSocket.all).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(pause);
      expect(FakeSocket.all).toHaveLength(count + 1);
    }
  });

  it("follows a match that has moved at once, but only once", async () => {
    last().tell(WELCOME);
    last().break(1012);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    last().break(1012);
    await vi.advanceTimersByTimeAsync(350);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(350);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("gives up where the server refuses for good", async () => {
    last().tell({ type: "refused", id: null, error: { code: "match.unknown", sentence: "no" } });
    last().break(4004);
    expect(states.at(-1)).toBe("refused");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up a socket that no longer answers", async () => {
    last().tell(WELCOME);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last().sent.at(-1)?.type).toBe("ping");
    await vi.advanceTimersByTimeAsync(4_000);
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("forgets an attempt under way once it tries anew", async () => {
    last().tell(WELCOME);
    last().break();
    await vi.advanceTimersByTimeAsync(1000);
    const slow = last();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(3);
    expect(slow.onmessage).toBeNull();
    slow.onopen?.();
    expect(slow.readyState).toBe(3);
    last().tell(WELCOME);
    for (let ping = 1; ping <= 6; ping++) {
      await vi.advanceTimersByTimeAsync(5_000);
      last().tell({ type: "pong", id: last().sent.at(-1)?.id, version: 4 });
    }
    expect(states.at(-1)).toBe("open");
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("goes on with a socket that was opened early, and with what it has told", () => {
    preconnect("/matches/xyz/socket?version=0");
    const early = last();
    early.tell(WELCOME);
    const heard: string[] = [];
    const another = new MatchSocket("xyz", {
      receive: ({ type }) => heard.push(type),
      changed: (state) => states.push(state),
    });
    another.open();
    expect(last()).toBe(early);
    expect(heard).toEqual(["welcome"]);
    expect(states.at(-1)).toBe("open");
    early.break();
    expect(states.at(-1)).toBe("lost");
    another.close();
  });

  it("notices that a socket that was opened early is closed already", () => {
    preconnect("/matches/old/socket?version=0");
    last().break(4004);
    const another = new MatchSocket("old", {
      receive: () => {},
      changed: (state) => states.push(state),
    });
    another.open();
    expect(states.at(-1)).toBe("refused");
    another.close();
  });

  it("closes a socket that is being opened once it is open", () => {
    const opening = last();
    socket.close();
    expect(opening.readyState).toBe(0);
    opening.onopen?.();
    expect(opening.readyState).toBe(3);
  });
});
