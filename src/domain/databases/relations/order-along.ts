import { nth } from '../../basics/nth.js';

/** The edges of a graph: for each node, the weights of the nodes to which its edges lead. */
type Edges = readonly ReadonlyMap<number, number>[];

/** Each round moves nodes only if that lessens the weight of the edges that lead back, so a few rounds are enough. */
const MOST_ROUNDS = 20;
/** Attempts to leave an order in which no single node has a better place, and the nodes that each of them moves. */
const KICKS = 100;
const KICKED = 8;
/** In larger graphs, attempts would take long. */
const MOST_KICKED = 1000;

/**
 * An order of the nodes of a graph in which the edges that lead back have little weight together. Without circles no edge
 * leads back.
 *
 * The greedy algorithm of Eades, Lin and Smyth (A fast and effective heuristic for the feedback arc set problem, 1993), and then
 * an iterated local search: each node moves to its best place among the others, and does so again after some nodes were moved anywhere.
 */
export function orderAlong(edges: Edges): number[] {
  let best = new SiftedOrder(edges, greedyOrder(edges));
  // The numbers are those of a small generator, so that the same graph has the same order.
  let state = 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const isKicked = best.weight > 0 && edges.length <= MOST_KICKED;
  for (let kick = 0; isKicked && kick < KICKS; kick++) {
    const kicked = [...best.nodes];
    for (let i = 0; i < KICKED; i++) {
      const moved = kicked.splice(next(kicked.length), 1);
      kicked.splice(next(kicked.length + 1), 0, ...moved);
    }
    const other = new SiftedOrder(edges, kicked);
    if (other.weight <= best.weight) best = other;
  }
  return best.nodes;
}

/** An order in which each node has its best place among the others. */
class SiftedOrder {
  readonly nodes: number[];
  readonly #edges: Edges;
  readonly #incoming: Edges;
  readonly #places: number[];

  constructor(edges: Edges, nodes: number[]) {
    this.nodes = nodes;
    this.#edges = edges;
    this.#incoming = reversed(edges);
    this.#places = [];
    this.#number(0, nodes.length - 1);
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let isMoved = false;
      for (const node of [...nodes]) if (this.#sift(node)) isMoved = true;
      if (!isMoved) break;
    }
  }

  /** The weight of the edges that lead back. */
  get weight(): number {
    let weight = 0;
    this.#edges.forEach((targets, node) => {
      for (const [target, one] of targets) {
        if (nth(this.#places, target) < nth(this.#places, node)) weight += one;
      }
    });
    return weight;
  }

  /** Moves a node to the place at which the edges that lead back have the least weight. Returns whether it is another one. */
  #sift(node: number): boolean {
    const [out, into] = [nth(this.#edges, node), nth(this.#incoming, node)];
    if (out.size === 0 || into.size === 0) return false;
    const place = nth(this.#places, node);
    // What the weight grows by if the node comes behind another one rather than before it.
    const neighbours = [...new Set([...out.keys(), ...into.keys()])]
      .map((other) => ({
        place: nth(this.#places, other),
        cost: (out.get(other) ?? 0) - (into.get(other) ?? 0),
      }))
      .sort((one, other) => one.place - other.place);
    const before = neighbours.filter((one) => one.place < place).reverse();
    const behind = neighbours.filter((one) => one.place > place);
    const ways = [
      before.map((one) => ({ place: one.place, cost: -one.cost })),
      behind.map((one) => ({ place: one.place, cost: one.cost })),
    ];
    let best = { place, weight: 0 };
    for (const way of ways) {
      let weight = 0;
      for (const one of way) {
        weight += one.cost;
        if (weight < best.weight) best = { place: one.place, weight };
      }
    }
    if (best.place === place) return false;
    this.nodes.splice(place, 1);
    this.nodes.splice(best.place, 0, node);
    this.#number(Math.min(place, best.place), Math.max(place, best.place));
    return true;
  }

  /** Notes the places of the nodes between two places. */
  #number(from: number, to: number): void {
    for (let place = from; place <= to; place++) this.#places[nth(this.nodes, place)] = place;
  }
}

function greedyOrder(edges: Edges): number[] {
  const left = new LeftNodes(edges);
  const first: number[] = [];
  const last: number[] = [];
  for (let sink = left.sink(); ; sink = left.sink()) {
    const next = sink ?? left.mostOutward();
    if (next === undefined) return [...first, ...last.reverse()];
    (sink === undefined ? first : last).push(next);
    left.remove(next);
  }
}

/** The edges in the opposite direction. */
function reversed(edges: Edges): readonly Map<number, number>[] {
  const incoming = edges.map(() => new Map<number, number>());
  edges.forEach((targets, node) => {
    for (const [target, weight] of targets) nth(incoming, target).set(node, weight);
  });
  return incoming;
}

/** The nodes that have no place yet, with the weights of the edges between them. */
class LeftNodes {
  readonly #out: Edges;
  readonly #in: Edges;
  readonly #outward: number[];
  readonly #inward: number[];
  readonly #nodes: Set<number>;
  /** Nodes without edges to others, the last one first. */
  readonly #sinks: number[];

  constructor(edges: Edges) {
    this.#out = edges;
    this.#in = reversed(edges);
    this.#outward = edges.map((targets) => sum(targets));
    this.#inward = this.#in.map((sources) => sum(sources));
    this.#nodes = new Set(edges.keys());
    this.#sinks = [...this.#nodes].filter((node) => this.#outward[node] === 0);
  }

  /** A node whose edges lead to no other one. */
  sink(): number | undefined {
    return this.#sinks.at(-1);
  }

  /** The node from which the most weight leads away, less the weight that leads to it. Sources come first. */
  mostOutward(): number | undefined {
    let best: number | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const node of this.#nodes) {
      const outward = nth(this.#outward, node);
      const inward = nth(this.#inward, node);
      if (inward === 0) return node;
      if (outward - inward <= most) continue;
      best = node;
      most = outward - inward;
    }
    return best;
  }

  remove(node: number): void {
    if (this.#sinks.at(-1) === node) this.#sinks.pop();
    this.#nodes.delete(node);
    for (const [target, weight] of nth(this.#out, node)) {
      this.#inward[target] = nth(this.#inward, target) - weight;
    }
    for (const [source, weight] of nth(this.#in, node)) {
      const outward = nth(this.#outward, source) - weight;
      this.#outward[source] = outward;
      if (outward === 0 && this.#nodes.has(source)) this.#sinks.push(source);
    }
  }
}

function sum(weights: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const weight of weights.values()) all += weight;
  return all;
}
