import { nth } from '../../basics/nth.js';
import { isMoment } from '../../columns/moments.js';
import { inferBins, type Point } from '../numbers/infer-bins.js';
import { decimalRounding } from '../numbers/round-axis.js';
import type { Node } from './node.js';
import { MOST_EXCEPTIONS } from './relation.js';
import { spreadOf } from './spread-of.js';

/** A column of dates or moments of which the sample shows that none lies before those of another column. */
export interface OrderedMoments {
  readonly name: string;
  /** The constraint `after` of its field. */
  readonly after: InferredAfter;
}

/** The distance from the other column, as a request has it. */
export interface InferredAfter {
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

/** Returns the columns whose values follow those of another column of the same type in 99 % of the rows. Fixed ones follow none. */
export function orderedMoments(
  nodes: readonly Node[],
  k: number,
  isFixed: (name: string) => boolean,
): readonly OrderedMoments[] {
  const moments = nodes.filter(hasMoments);
  const leaders = new Map<Node, Node>();
  return moments.flatMap((node) => {
    if (isFixed(node.field.name)) return [];
    const found = moments
      .filter((other) => other !== node && other.field.type === node.field.type)
      .filter((other) => !follows(other, node, leaders))
      .map((other) => ({ other, gaps: gapsOf(node, other, k) }))
      .filter(({ gaps }) => spreadOf(gaps) < LARGEST_SPREAD * spreadOf(node.numbers))
      .sort((a, b) => spreadOf(a.gaps) - spreadOf(b.gaps))[0];
    const after = found && afterOf(found.other, found.gaps, k);
    if (found === undefined || after === undefined) return [];
    leaders.set(node, found.other);
    return [{ name: node.field.name, after }];
  });
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
  const gaps = numbers.map((at, i) => at - nth(other.numbers, i));
  const known = gaps.filter((gap) => !Number.isNaN(gap));
  const ordered = known.filter((gap) => gap >= 0);
  const isKept = known.length - ordered.length <= MOST_EXCEPTIONS * known.length;
  return isKept && ordered.length >= 2 * k ? ordered : EMPTY;
}

const EMPTY = new Float64Array(0);

function afterOf(other: Node, gaps: Float64Array, k: number): InferredAfter | undefined {
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
    field: other.field.name,
    unit: other.field.type === 'date' ? 'days' : 'seconds',
    min: nth(edges, 0),
    max: bins.max,
    distribution: { kind: 'histogram', edges, weights: bins.weights },
  };
}
