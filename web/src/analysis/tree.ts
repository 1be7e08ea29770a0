/** A tree of turns: the first child of a node continues its line, the others are variations. */
import type { BoardTurn } from "../generated/protocol";

export interface Node {
  readonly id: number;
  readonly parent: number | null;
  /** What led here; null for the first position. */
  readonly turn: BoardTurn | null;
  /** The text of the position. */
  readonly position: string;
  readonly children: readonly number[];
}

export const ROOT = 0;

export class Tree {
  private constructor(private readonly nodes: ReadonlyMap<number, Node>) {}

  /** Return a tree of a position and the line that follows it. */
  static of(position: string, line: readonly BoardTurn[] = []): Tree {
    const nodes = new Map<number, Node>();
    const last = line.length;
    [null, ...line].forEach((turn, id) => {
      const children = id < last ? [id + 1] : [];
      nodes.set(id, { id, parent: id ? id - 1 : null, turn, position: turn?.position ?? position, children });
    });
    return new Tree(nodes);
  }

  get(id: number): Node {
    return this.nodes.get(id) ?? this.nodes.get(ROOT)!;
  }

  has(id: number): boolean {
    return this.nodes.has(id);
  }

  get size(): number {
    return this.nodes.size;
  }

  all(): Node[] {
    return [...this.nodes.values()];
  }

  childrenOf(id: number): Node[] {
    return this.get(id).children.map((child) => this.get(child));
  }

  /** Return the nodes from the first position to a node, without the first. */
  pathTo(id: number): Node[] {
    const path: Node[] = [];
    for (let node = this.get(id); node.parent !== null; node = this.get(node.parent)) path.unshift(node);
    return path;
  }

  /** Return the line that continues from a node. */
  lineFrom(id: number): Node[] {
    const line: Node[] = [];
    for (let [next] = this.childrenOf(id); next; [next] = this.childrenOf(next.id)) line.push(next);
    return line;
  }

  /** Return the tree with a turn after a node, and the id of that turn; one that is there is kept. */
  add(parent: number, turn: BoardTurn): [Tree, number] {
    const known = this.childrenOf(parent).find((child) => child.turn?.text === turn.text);
    if (known) return [this, known.id];
    const id = Math.max(...this.nodes.keys()) + 1;
    const before = this.get(parent);
    const nodes = new Map(this.nodes);
    nodes.set(parent, { ...before, children: [...before.children, id] });
    nodes.set(id, { id, parent, turn, position: turn.position, children: [] });
    return [new Tree(nodes), id];
  }

  /** Return the tree without a node and all that follows it. */
  remove(id: number): Tree {
    const { parent } = this.get(id);
    if (parent === null) return this;
    const nodes = new Map(this.nodes);
    const before = this.get(parent);
    nodes.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
    for (const lost of this.allFrom(id)) nodes.delete(lost);
    return new Tree(nodes);
  }

  private allFrom(id: number): number[] {
    return [id, ...this.get(id).children.flatMap((child) => this.allFrom(child))];
  }

  /** Return the last node on the way to a node that is a variation, if there is one. */
  variationOf(id: number): Node | null {
    const isVariation = ({ id: own, parent }: Node) => parent !== null && this.get(parent).children[0] !== own;
    return this.pathTo(id).findLast(isVariation) ?? null;
  }

  /** Return the tree in which the variation of a node continues the line it left. */
  promote(id: number): Tree {
    const found = this.variationOf(id);
    if (!found || found.parent === null) return this;
    const before = this.get(found.parent);
    const children = [found.id, ...before.children.filter((child) => child !== found.id)];
    return new Tree(new Map(this.nodes).set(before.id, { ...before, children }));
  }

  /** Return the variation before or after a node: of the nearest turn that has several. */
  beside(id: number, by: 1 | -1): Node | null {
    for (const node of this.pathTo(id).reverse()) {
      const siblings = this.get(node.parent!).children;
      if (siblings.length < 2) continue;
      const at = siblings.indexOf(node.id) + by;
      return at >= 0 && at < siblings.length ? this.get(siblings[at]!) : null;
    }
    return null;
  }
}
