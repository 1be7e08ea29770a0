import { render } from "svelte/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadGame } from "../src/games";
import generic from "../src/games/generic";
import { actionKey } from "../src/games/generic/keys";
import { Table } from "../src/play/table.svelte";
import { fakeSockets, last } from "./sockets";

const LEGAL = ["1B", "2G", "pass"].map((text, action) => ({ action, text, parts: {} }));

describe("a game that the client has no folder for", () => {
  const quiet = () => undefined;
  const scene = {
    view: {},
    point: quiet,
    pick: quiet,
    name: (key: string) => `<${key}>`,
    letters: true,
    narrow: false,
  };

  function drawBoard(own: boolean): string {
    const marks = new Map([
      [actionKey("1B"), { lit: true }],
      [actionKey("pass"), { chosen: true }],
    ]);
    const props = { ...scene, marks, seat: 0, own, width: 400, legal: LEGAL };
    return render(generic.Board, { props }).body;
  }

  it("is shown by the generic board, under its own id", async () => {
    expect(await loadGame("chess")).toEqual({ ...generic, id: "chess" });
  });

  it("has a button for every legal action, in the order of the server", () => {
    const buttons = [...drawBoard(true).matchAll(/<button[^>]*data-key="([^"]+)"[^>]*>/g)];
    expect(buttons.map(([, key]) => key)).toEqual(LEGAL.map(({ text }) => actionKey(text)));
    expect(buttons.map(([tag]) => tag.includes("disabled"))).toEqual([false, true, false]);
    expect(buttons.map(([tag]) => tag.includes('aria-pressed="true"'))).toEqual([false, false, true]);
  });

  it("has no buttons on the boards of others", () => {
    expect(drawBoard(false)).not.toContain("<button");
  });

  it("shows the drawing as it is, with its spaces", () => {
    const props = { ...scene, marks: new Map(), width: 400, height: 300, drawing: "a\n  <b" };
    expect(render(generic.Offer, { props }).body).toContain("a\n  &lt;b</pre>");
  });
});

describe("a table of such a game", () => {
  const presence = { present: [true, true], watchers: 0 };
  const position = (ply: number) => ({
    ply,
    actor: 0,
    steps: 0,
    can_undo: false,
    view: { ply },
    scores: [0, 0],
    last_round: false,
    question: null,
    clocks: null,
  });
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    fakeSockets();
    table = new Table("abc", { ...generic, id: "chess" });
    table.open();
    const info = { status: "playing", seats: [] };
    const you = { seats: [0], host: false, invite: null };
    last().tell({ type: "welcome", version: 3, table: info, you, position: position(3), legal: LEGAL, missed: [], presence });
  });
  afterEach(() => {
    table.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const sent = (type: string) => last().sent.find((message) => message.type === type);

  it("asks the server to draw the position, in the language of the page", async () => {
    expect(sent("describe")).toMatchObject({ language: "en" });
    last().tell({ type: "description", id: sent("describe")!.id, ply: 3, sentences: [], drawing: "drawn" });
    await settle();
    expect(table.drawing).toBe("drawn");
  });

  it("names actions by their notation until the server has said what they do", async () => {
    const key = actionKey("2G");
    expect(table.name(key)).toBe("2G");
    vi.spyOn(console, "error").mockImplementation(() => {});
    const actions = [{ action: 1, text: "2G", points: 0, scores: [], hint: { id: "hint" }, log: [], events: [], forecast: [] }];
    expect(sent("preview")).toMatchObject({ actions: ["1B", "2G", "pass"] });
    last().tell({ type: "previews", id: sent("preview")!.id, ply: 3, actions });
    await settle();
    expect(table.name(key)).toBe("hint");
    vi.restoreAllMocks();
  });

  it("confirms the action that is chosen", async () => {
    table.chooser.pick(actionKey("pass"));
    expect(table.chooser.choice?.action.text).toBe("pass");
    void table.confirm();
    expect(sent("act")).toMatchObject({ ply: 3, action: "pass" });
  });

  it("fetches the drawing of a ply that is shown again", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ drawing: path }));
    });
    table.display(table.info!, table.you, position(2), []);
    await vi.waitFor(() => expect(table.drawing).toContain("/plies/2?language=en"));
    expect(asked).toHaveLength(1);
  });
});
