import { nth } from '../../basics/nth.js';
import { log } from '../../distributions/elementary.js';
import { type Node, UNDISCLOSED } from './node.js';

/** More rows would hardly change which columns are linked most. */
const MOST_ROWS = 2000;
/** The most rows that are counted over all pairs of columns, which bounds the time. */
const MOST_COUNTED = 200_000_000;
/** Further values count as the last one. */
const MOST_CODES = 16;

/**
 * Columns in blocks of at most `size`: the pairs of columns that tell most about each other are in one block, where it has
 * room (J. B. Kruskal). The first block has the strongest links. In a block, columns are in their order. Pure.
 */
export function linkedBlocks(nodes: readonly Node[], size: number): readonly (readonly Node[])[] {
  if (nodes.length <= size) return [nodes];
  const clusters = nodes.map((_, i) => ({ members: [i], strength: 0 }));
  const clusterOf = [...clusters];
  for (const { a, b, strength } of linksAmong(nodes)) {
    const [one, other] = [nth(clusterOf, a), nth(clusterOf, b)];
    if (one === other) one.strength += strength;
    else if (one.members.length + other.members.length <= size) {
      one.strength += strength + other.strength;
      for (const member of other.members.splice(0)) {
        one.members.push(member);
        clusterOf[member] = one;
      }
    }
  }
  const blocks: number[][] = [];
  for (const { members } of clusters.sort((a, b) => b.strength - a.strength)) {
    if (members.length === 0) continue;
    const free = blocks.findIndex((block) => block.length + members.length <= size);
    if (free < 0) blocks.push(members);
    else blocks[free] = [...nth(blocks, free), ...members];
  }
  return blocks.map((block) => block.sort((a, b) => a - b).map((i) => nth(nodes, i)));
}

interface Link {
  readonly a: number;
  readonly b: number;
  readonly strength: number;
}

/** The pairs of columns that tell something about each other, the strongest first. */
function linksAmong(nodes: readonly Node[]): readonly Link[] {
  const codes = sampledCodes(nodes, (nodes.length * (nodes.length - 1)) / 2);
  const links: Link[] = [];
  codes.forEach((of, a) => {
    for (let b = a + 1; b < codes.length; b++) {
      const strength = sharedInformation(of, nth(codes, b));
      if (strength > 0) links.push({ a, b, strength });
    }
  });
  return links.sort((x, y) => y.strength - x.strength);
}

/** Of some columns, the `size` ones that tell most about others, in their order. Pure. */
export function linkedMost(
  nodes: readonly Node[],
  others: readonly Node[],
  size: number,
): readonly Node[] {
  if (nodes.length <= size || others.length === 0) return nodes.slice(0, size);
  const codes = sampledCodes([...nodes, ...others], nodes.length * others.length);
  const ofOthers = codes.slice(nodes.length);
  const strengths = nodes.map((_, i) =>
    ofOthers.reduce((sum, other) => sum + Math.max(0, sharedInformation(nth(codes, i), other)), 0),
  );
  const most = [...nodes.keys()].sort((a, b) => nth(strengths, b) - nth(strengths, a));
  return most
    .slice(0, size)
    .sort((a, b) => a - b)
    .map((i) => nth(nodes, i));
}

/** The codes of some rows of a column, all of which are below `count`. */
interface Codes {
  readonly codes: Int8Array;
  readonly count: number;
}

/** The codes of as many rows as may be counted over all pairs of columns. */
function sampledCodes(nodes: readonly Node[], pairs: number): readonly Codes[] {
  const all = nth(nodes, 0).codes.length;
  const step = Math.ceil(all / Math.min(MOST_ROWS, Math.max(1, Math.floor(MOST_COUNTED / pairs))));
  return nodes.map(({ codes: own }) => {
    const codes = Int8Array.from({ length: Math.floor(all / step) }, (_, i) =>
      Math.min(MOST_CODES - 1, nth(own, i * step)),
    );
    return { codes, count: codes.reduce((most, code) => Math.max(most, code + 1), 0) };
  });
}

/**
 * What two columns tell about each other: the mutual information of the rows with both codes, in nats, without what
 * independent columns have by chance (G. A. Miller). It runs for every pair of columns, hence the plain loops.
 */
function sharedInformation(a: Codes, b: Codes): number {
  const [ofRowsA, ofRowsB, width] = [a.codes, b.codes, b.count];
  const cells = new Int32Array(a.count * width);
  let rows = 0;
  for (let i = 0; i < ofRowsA.length; i++) {
    const one = ofRowsA[i] as number;
    const other = ofRowsB[i] as number;
    if (one === UNDISCLOSED || other === UNDISCLOSED) continue;
    const at = one * width + other;
    cells[at] = (cells[at] as number) + 1;
    rows++;
  }
  if (rows === 0) return 0;
  const [ofA, ofB] = [new Int32Array(a.count), new Int32Array(b.count)];
  for (let one = 0, at = 0; one < a.count; one++) {
    for (let other = 0; other < b.count; other++, at++) {
      const count = cells[at] as number;
      ofA[one] = (ofA[one] as number) + count;
      ofB[other] = (ofB[other] as number) + count;
    }
  }
  let sum = 0;
  for (let one = 0, at = 0; one < a.count; one++) {
    for (let other = 0; other < b.count; other++, at++) {
      const count = cells[at] as number;
      if (count === 0) continue;
      const expected = (ofA[one] as number) * (ofB[other] as number);
      sum += count * log((count * rows) / expected);
    }
  }
  return (sum - (freedom(ofA) * freedom(ofB)) / 2) / rows;
}

function freedom(counts: Int32Array): number {
  let filled = 0;
  for (const count of counts) if (count > 0) filled++;
  return filled - 1;
}
