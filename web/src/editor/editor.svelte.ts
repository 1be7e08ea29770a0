/** A position that is being edited: what is shown, what was before, and the piece in hand. */
import type { Key } from "../games/contract";
import type { EditBody, EditChange, EditedPosition, EditField, EditPlace } from "../generated/api";
import { ask, Refusal } from "../net/api";
import { refusalText } from "../net/refusals";
import { sleep } from "../sleep";

/** The tool that removes pieces. */
export const REMOVE = "remove";
const BUSY = "limit.rate";
const ASK_AGAIN_AFTER = 1000;

type Change = Partial<EditChange> & Pick<EditChange, "kind">;

export class PositionEditor {
  shown = $state.raw<EditedPosition | null>(null);
  /** The piece that clicks place, or `REMOVE`. */
  tool = $state(REMOVE);
  /** Where a piece was picked up with the keyboard. */
  lifted = $state.raw<Key | null>(null);
  /** The places of the problem that somebody points at. */
  ringed = $state.raw<readonly Key[]>([]);
  /** Why something cannot be done. */
  notice = $state("");
  private past = $state.raw<EditedPosition[]>([]);
  private future = $state.raw<EditedPosition[]>([]);
  private waiting: Promise<unknown> = Promise.resolve();

  onChange: (position: EditedPosition) => void = () => {};

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Whether a match can go on from here. */
  get isPlayable(): boolean {
    return this.shown !== null && this.shown.faults.length === 0 && !this.shown.over;
  }

  /** All pieces, in groups. */
  get groups() {
    return this.shown?.pieces ?? [];
  }

  /** Show another position, which can be undone like any change. */
  async open(body: EditBody): Promise<void> {
    const found = await request(body);
    const isOther = this.shown?.game !== found.game;
    this.show(found);
    if (isOther) this.tool = found.pieces[0]?.[0]?.piece ?? REMOVE;
  }

  /** Change the position; changes take their turn. */
  change(...changes: Change[]): Promise<void> {
    const done = this.waiting.then(() => this.carryOut(changes));
    this.waiting = done;
    return done;
  }

  private async carryOut(changes: Change[]): Promise<void> {
    this.notice = "";
    try {
      let found = this.shown;
      for (const change of changes) {
        if (found) found = await request({ game: found.game, data: found.view, change: change as EditChange });
      }
      if (found) this.show(found);
    } catch (error) {
      this.notice = refusalText(error);
    }
  }

  private show(position: EditedPosition): void {
    if (this.shown) this.past = [...this.past, this.shown];
    this.future = [];
    this.set(position);
  }

  private set(position: EditedPosition): void {
    this.shown = position;
    [this.ringed, this.lifted] = [[], null];
    this.onChange(position);
  }

  undo = (): void => {
    const before = this.past.at(-1);
    if (!before || !this.shown) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.shown];
    this.set(before);
  };

  redo = (): void => {
    const after = this.future.at(-1);
    if (!after || !this.shown) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.shown];
    this.set(after);
  };

  /** The place of a key: of itself, or the one that holds what has this key. */
  placeOf(key: Key): EditPlace | undefined {
    const places = this.shown?.places ?? [];
    return places.find((place) => place.key === key) ?? places.find(({ items }) => items.some((item) => item.key === key));
  }

  /** The piece at a key. */
  pieceAt(key: Key): string | undefined {
    const items = this.placeOf(key)?.items ?? [];
    return (items.find((item) => item.key === key) ?? items.at(-1))?.piece;
  }

  /** Use the tool on a place: put the piece there, or take it off if it lies there already. */
  use(key: Key): Promise<void> {
    if (this.lifted !== null) return this.move(this.lifted, key);
    const place = this.placeOf(key);
    const isSame = place?.items.length === 1 && place.items[0]!.key === key && place.items[0]!.piece === this.tool;
    const isOwn = place?.key === key && isSame && place.items[0]!.count === 1 && isSingle(key);
    if (this.tool === REMOVE || isOwn) return this.remove(key);
    return this.put(this.tool, place?.key ?? key);
  }

  put(piece: string, to: Key): Promise<void> {
    return this.change({ kind: "put", piece, at: to });
  }

  remove(key: Key): Promise<void> {
    return this.change({ kind: "remove", at: key, piece: this.pieceIn(key) });
  }

  move(from: Key, to: Key): Promise<void> {
    const goal = this.placeOf(to)?.key ?? to;
    if (this.placeOf(from)?.key === goal) {
      this.lifted = null;
      return Promise.resolve();
    }
    return this.change({ kind: "move", at: from, piece: this.pieceIn(from), to: goal });
  }

  setField(field: EditField, value: string | number): Promise<void> {
    return this.change({ kind: "set", name: field.name, value, seat: field.seat });
  }

  /** The piece that a key names; a whole place names none. */
  private pieceIn(key: Key): string {
    const place = this.placeOf(key);
    return place?.key === key ? "" : (this.pieceAt(key) ?? "");
  }

  /** Pick up the piece at a place, to move it with the keyboard. */
  lift(key: Key): void {
    this.lifted = this.lifted === key || this.pieceAt(key) === undefined ? null : key;
  }
}

/** Whether a place holds one piece: those with a row and a column, or a cell. */
function isSingle(key: Key): boolean {
  return !key.startsWith("line:");
}

async function request(body: EditBody): Promise<EditedPosition> {
  for (;;) {
    try {
      return await ask<EditedPosition>("POST", "/positions", body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== BUSY) throw error;
      await sleep(ASK_AGAIN_AFTER);
    }
  }
}
