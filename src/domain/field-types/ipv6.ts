import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnNumbers, uniqueNumbers } from '../columns/drawn.js';
import { writeIpv6 } from '../columns/ipv6-text.js';
import { TextVector } from '../columns/vectors.js';
import { type Block, countAddresses, freeMask, ipv6Block } from '../constraints/cidr.js';
import { withDefault } from '../constraints/param.js';
import { highWord, lane, word } from '../random/mix.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';

const GROUPS = 8;
const LONGEST = 39;
const SHORTEST = 2;
const TWO_16 = 0x1_0000;
const { MAX_SAFE_INTEGER } = Number;

/** The length of the prefix before the last 53 bits, which a number below 2^53 can represent. */
const COUNTED_PREFIX = 128 - 53;

function countOf({ prefix }: Block): number {
  return Math.min(countAddresses(prefix, GROUPS), MAX_SAFE_INTEGER);
}

/** Returns for each group of an address the mask of its bits after the prefix. */
function masksOf(prefix: number): readonly number[] {
  return Array.from({ length: GROUPS }, (_, i) => freeMask(prefix, i));
}

export const ipv6 = fieldType({
  name: 'ipv6',
  category: 'internet',
  description:
    'IPv6 address from a block, by default from the network that is reserved for documentation, in canonical form.',
  // RFC 3849: addresses with this prefix are not routed.
  constraints: { cidr: withDefault(ipv6Block, '2001:db8::/32') },
  capacity: ({ cidr }) => countOf(cidr),
  plan: ({ cidr }, context) => ipv6Column(cidr, context),
});

/** In a unique column, the last 53 bits of an address hold the element, and the bits before them are random. */
function ipv6Column(block: Block, context: ColumnContext): ColumnPlan {
  const elements: DrawnNumbers | undefined = context.unique
    ? uniqueNumbers(context, { min: 0, step: 1, n: countOf(block) })
    : undefined;
  const free = masksOf(block.prefix);
  const counted = masksOf(COUNTED_PREFIX);
  const drawn = elements === undefined ? free : free.map((mask, i) => mask & ~(counted[i] ?? 0));
  const key = context.key('value');
  const texts = new TextVector(LONGEST);
  const groups = new Uint16Array(GROUPS);

  const drawGroups = (row: number): void => {
    const high = highWord(row);
    for (let i = 0; i < GROUPS; i += 2) {
      const bits = word(row | 0, key.a, lane(key, high, i >> 1));
      groups[i] = (block.groups[i] as number) | ((bits >>> 16) & (drawn[i] as number));
      groups[i + 1] = (block.groups[i + 1] as number) | (bits & (drawn[i + 1] as number));
    }
  };
  const addElement = (element: number): void => {
    for (let i = GROUPS - 1, rest = element; rest > 0; i--) {
      const above = Math.floor(rest / TWO_16);
      groups[i] = (groups[i] as number) | (rest - above * TWO_16);
      rest = above;
    }
  };
  const fill = (row: number, count: number): void => {
    let offset = 0;
    for (let i = 0; i < count; i++) {
      drawGroups(row + i);
      if (elements !== undefined) addElement(elements.values.data[i] as number);
      const end = writeIpv6(texts.data, offset, groups);
      texts.starts[i] = offset;
      texts.lengths[i] = end - offset;
      offset = end;
    }
  };
  return {
    type: { kind: 'text' },
    steps: [...(elements?.steps ?? []), { vectors: [texts], fill }],
    cell: [
      {
        kind: 'text',
        texts,
        alphabet: '0123456789abcdef:',
        minLength: SHORTEST,
        maxLength: LONGEST,
      },
    ],
  };
}
