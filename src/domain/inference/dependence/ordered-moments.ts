import { nth } from '../../basics/nth.js';
import { isMoment } from '../../columns/moments.js';
import { inferBins, type Point } from '../numbers/infer-bins.js';
import { decimalRounding } from '../numbers/round-axis.js';
import type { Node } from './node.js';
import { MOST_EXCEPTIONS } from './relation.js';
import { spreadOf } from './spread-of.js';

/** A column of dates or moments that lies after those of another column in every row, or before them. */
export interface OrderedMoments {
  readonly name: string;
  /** The constraint of its field that states the distance. */
  readonly side: 'after' | 'before';
  readonly distance: InferredDistance;
}

/** The distance from the other column, as a request has it. */
export interface InferredDistance {
  readonly field: string;
  readonly unit: 'days' | 'seconds';
  readonly min: number;
  readonly max: number;
  readonly distribution: {
    readonly kind: 'histogram';
    readonly edges: readonly number[];
    readonly weights: readonly number[];
  };
}

type MomentNode = Node & { readonly numbers: Float64Array };

/** A distance is worth disclosing if it varies less than this share of the moments themselves. */
const LARGEST_SPREAD = 0.25;

/** With this many times fewer values, a column is the one that the other is drawn from: elections have few days, and polls many. */
const FEWER = 2;

/** Returns the columns that lie on one side of another of the same type in 99 % of the rows. Fixed ones follow none. */
export function orderedMoments(
  nodes: readonly Node[],
  k: number,
  isFixed: (name: string) => boolean,
): readonly OrderedMoments[] {
  const moments = nodes.filter(hasMoments);
  const leaders = new Map<Node, Node>();
  const isFree = (node: Node): boolean => !leaders.has(node) && !isFixed(node.field.name);
  return moments.flatMap((later) => {
    const largest = LARGEST_SPREAD * spreadOf(later.numbers);
    const found = moments
      .filter((other) => other !== later && other.field.type === later.field.type)
      .filter((other) => isFree(later) || isFree(other))
      .filter((other) => !follows(other, later, leaders) && !follows(later, other, leaders))
      .map((earlier) => {
        const gaps = gapsOf(later, earlier, k);
        return { earlier, gaps, spread: spreadOf(gaps) };
      })
      .filter(({ spread }) => spread < largest)
      .sort((a, b) => a.spread - b.spread)[0];
    if (found === undefined) return [];
    const { earlier, gaps } = found;
    const side = isFree(earlier) && isRepeated(later, earlier) ? 'before' : 'after';
    const [node, leader] = side === 'after' ? [later, earlier] : [earlier, later];
    const distance = isFree(node) ? distanceOf(leader, gaps, k) : undefined;
    if (distance === undefined) return [];
    leaders.set(node, leader);
    return [{ name: node.field.name, side, distance }];
  });
}

/** Whether a column has far fewer different values than another one. */
function isRepeated({ numbers }: MomentNode, other: MomentNode): boolean {
  return FEWER * new Set(numbers).size <= new Set(other.numbers).size;
}

function hasMoments(node: Node): node is MomentNode {
  return node.numbers !== undefined && isMoment(node.field.type);
}

/** Whether a column follows another one, directly or by others. */
function follows(node: Node, other: Node, leaders: ReadonlyMap<Node, Node>): boolean {
  for (let at: Node | undefined = node; at !== undefined; at = leaders.get(at)) {
    if (at === other) return true;
  }
  return false;
}

/** The distances in the rows that have both; none if over 1 % of these are in the other order, or fewer than 2k are not. */
function gapsOf({ numbers }: MomentNode, other: MomentNode, k: number): Float64Array {
  const ordered = new Float64Array(numbers.length);
  let [known, count] = [0, 0];
  for (let i = 0; i < numbers.length; i++) {
    const gap = (numbers[i] as number) - nth(other.numbers, i);
    if (Number.isNaN(gap)) continue;
    known++;
    if (gap >= 0) ordered[count++] = gap;
  }
  const isKept = known - count <= MOST_EXCEPTIONS * known;
  return isKept && count >= 2 * k ? ordered.slice(0, count) : EMPTY;
}

const EMPTY = new Float64Array(0);

function distanceOf(leader: Node, gaps: Float64Array, k: number): InferredDistance | undefined {
  const counts = new Map<number, number>();
  for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  const points: Point[] = [...counts].map(([at, rows]) => ({ at, rows }));
  const bins = inferBins(
    points.sort((a, b) => a.at - b.at),
    k,
    decimalRounding,
  );
  if (bins === undefined) return undefined;
  const edges = bins.edges.map((edge) => Math.max(0, edge));
  return {
    field: leader.field.name,
    unit: leader.field.type === 'date' ? 'days' : 'seconds',
    min: nth(edges, 0),
    max: bins.max,
    distribution: { kind: 'histogram', edges, weights: bins.weights },
  };
}
