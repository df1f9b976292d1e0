import { SMALL_NUMBERS } from '../basics/small-numbers.js';
import { drawnNumbers } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { type Block, countAddresses, ipv4Block } from '../constraints/cidr.js';
import { fieldType } from './field-type.js';

const TWO_16 = 0x1_0000;

/** The networks that are reserved for documentation and not routed (RFC 5737); all have the same size. */
const DOCUMENTATION: readonly Block[] = [
  { groups: [0xc000, 0x0200], prefix: 24 },
  { groups: [0xc633, 0x6400], prefix: 24 },
  { groups: [0xcb00, 0x7100], prefix: 24 },
];
const PREFIX = 24;

interface Networks {
  /** The first address of each network. */
  readonly bases: readonly number[];
  /** The number of addresses of each network, including the first and the last. */
  readonly size: number;
}

function networksOf(cidr: Block | undefined): Networks {
  const blocks = cidr === undefined ? DOCUMENTATION : [cidr];
  const prefix = cidr?.prefix ?? PREFIX;
  return {
    bases: blocks.map(({ groups: [high = 0, low = 0] }) => high * TWO_16 + low),
    size: countAddresses(prefix, 2),
  };
}

export const ipv4 = fieldType({
  name: 'ipv4',
  synonyms: ['ip', 'ip_address', 'inet'],
  category: 'internet',
  description:
    'IPv4 address from a block, by default from the networks that are reserved for documentation.',
  constraints: { cidr: ipv4Block },
  capacity: ({ cidr }) => {
    const { bases, size } = networksOf(cidr);
    return bases.length * size;
  },
  plan: ({ cidr }, context) => {
    const { bases, size } = networksOf(cidr);
    const elements = drawnNumbers(context, { min: 0, step: 1, n: bases.length * size });
    const octets = [new IndexVector(), new IndexVector(), new IndexVector(), new IndexVector()];
    const [a, b, c, d] = octets as [IndexVector, IndexVector, IndexVector, IndexVector];
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const element = elements.values.data[i] as number;
        const network = Math.floor(element / size);
        const address = (bases[network] as number) + element - network * size;
        a.data[i] = address >>> 24;
        b.data[i] = (address >>> 16) & 255;
        c.data[i] = (address >>> 8) & 255;
        d.data[i] = address & 255;
      }
    };
    const dot = literal('.');
    return textColumn(
      [...elements.steps, { vectors: octets, fill }],
      words(SMALL_NUMBERS, a),
      dot,
      words(SMALL_NUMBERS, b),
      dot,
      words(SMALL_NUMBERS, c),
      dot,
      words(SMALL_NUMBERS, d),
    );
  },
});
