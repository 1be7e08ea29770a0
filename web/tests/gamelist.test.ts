import { afterEach, describe, expect, it, vi } from "vitest";
import { hasFolder, inOrder } from "../src/games";
import { games, wordFor } from "../src/net/games.svelte";
import { settings } from "../src/settings.svelte";

const info = (id: string) => ({ id, title: id.toUpperCase(), sides: ["a", "b"], seats: [2, 3], rules: 1, lessons: [] });

describe("the games that a server lists", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    games.list = [];
    settings.game = "";
  });

  it("are shown in the order of their publication, those without a folder last", () => {
    const listed = ["chess", "azul", "garden", "draughts", "pavilion"].map(info);
    const shown = inOrder(listed).map(({ id }) => id);
    expect(shown).toEqual(["azul", "pavilion", "garden", "chess", "draughts"]);
  });

  it("are known by title where the client has no words for them", () => {
    games.list = [info("chess"), info("azul")];
    expect([wordFor("chess"), wordFor("azul"), wordFor("go")]).toEqual(["CHESS", "azul", "go"]);
    expect(["azul", "chess", "generic"].map(hasFolder)).toEqual([true, false, false]);
  });

  it("have a first one, which is meant where none or an unknown one is", () => {
    games.list = [info("azul"), info("chess")];
    expect([games.chosen, games.idOf("chess"), games.idOf("go")]).toEqual(["azul", "chess", "azul"]);
    settings.game = "chess";
    expect(games.chosen).toBe("chess");
  });

  it("have a usual side, the first", () => {
    games.list = [info("azul")];
    expect([games.isUsual("azul", "a"), games.isUsual("azul", "b")]).toEqual([true, false]);
    expect(games.isUsual("chess", "any")).toBe(true); // nothing is known of it
  });

  it("are asked for once, and again where that failed", async () => {
    const ask = vi.fn(() => Promise.reject(new Error("away")));
    vi.stubGlobal("fetch", ask);
    await games.load();
    expect(games.list).toEqual([]);
    const answer = { games: [info("chess"), info("azul")], clocks: [] };
    const again = vi.fn(() => Promise.resolve(Response.json(answer)));
    vi.stubGlobal("fetch", again);
    await Promise.all([games.load(), games.load()]);
    expect(again).toHaveBeenCalledTimes(1);
    expect(games.list.map(({ id }) => id)).toEqual(["azul", "chess"]);
  });
});
