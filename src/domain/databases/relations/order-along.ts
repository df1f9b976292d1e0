import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';

/** The edges of a graph: for each node, the weights of the nodes to which its edges lead. */
type Edges = readonly ReadonlyMap<number, number>[];

/** Each round moves nodes only if that lessens the weight of the edges that lead back, so a few rounds are enough. */
const MOST_ROUNDS = 20;

/**
 * An order of the nodes of a graph in which the edges that lead back have little weight together. Without circles no edge
 * leads back.
 *
 * The greedy algorithm of Eades, Lin and Smyth (A fast and effective heuristic for the feedback arc set problem, 1993), and then
 * sifting: each node moves to its best place among the others.
 */
export function orderAlong(edges: Edges): number[] {
  const order = greedyOrder(edges);
  const incoming = reversed(edges);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let isMoved = false;
    for (const node of [...order]) if (sift(order, node, edges, incoming)) isMoved = true;
    if (!isMoved) break;
  }
  return order;
}

/** Moves a node to the place at which the edges that lead back have the least weight. Returns whether it is another one. */
function sift(order: number[], node: number, edges: Edges, incoming: Edges): boolean {
  const [out, into] = [nth(edges, node), nth(incoming, node)];
  if (out.size === 0 || into.size === 0) return false;
  const places = new Map(order.map((one, place) => [one, place]));
  const place = entryOf(places, node);
  // What the weight grows by if the node comes behind another one rather than before it.
  const neighbours = [...new Set([...out.keys(), ...into.keys()])]
    .map((other) => ({
      place: entryOf(places, other),
      cost: (out.get(other) ?? 0) - (into.get(other) ?? 0),
    }))
    .sort((one, other) => one.place - other.place);
  const before = neighbours.filter((one) => one.place < place).reverse();
  const behind = neighbours.filter((one) => one.place > place);
  let best = { place, weight: 0 };
  let weight = 0;
  for (const one of before) {
    weight -= one.cost;
    if (weight < best.weight) best = { place: one.place, weight };
  }
  weight = 0;
  for (const one of behind) {
    weight += one.cost;
    if (weight < best.weight) best = { place: one.place, weight };
  }
  if (best.place === place) return false;
  order.splice(place, 1);
  order.splice(best.place, 0, node);
  return true;
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
