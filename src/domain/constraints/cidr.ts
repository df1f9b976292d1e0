import { type Param, parsing } from './param.js';

/** A block of addresses: all that begin with the first `prefix` bits of `groups`. */
export interface Block {
  /** The address in groups of two bytes, the most significant first; all bits after the prefix are zero. */
  readonly groups: readonly number[];
  readonly prefix: number;
}

const GROUP_BITS = 16;
const OCTET = /^(?:0|[1-9]\d{0,2})$/;
const GROUP = /^[0-9a-f]{1,4}$/i;

function parseIpv4(text: string): readonly number[] | undefined {
  const octets = text.split('.');
  if (octets.length !== 4) return undefined;
  if (!octets.every((octet) => OCTET.test(octet) && Number(octet) < 256)) return undefined;
  const [a, b, c, d] = octets.map(Number) as [number, number, number, number];
  return [a * 256 + b, c * 256 + d];
}

/** RFC 4291, section 2.2, forms 1 and 2. */
function parseIpv6(text: string): readonly number[] | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [before = [], after = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (![...before, ...after].every((group) => GROUP.test(group))) return undefined;
  const left = 8 - before.length - after.length;
  // "::" replaces at least one group.
  if (halves.length === 1 ? left !== 0 : left < 1) return undefined;
  return [...before, ...Array<string>(left).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16),
  );
}

/** Returns a mask of the bits of group `i` that lie after the prefix. */
export function freeMask(prefix: number, i: number): number {
  const fixed = Math.min(Math.max(prefix - i * GROUP_BITS, 0), GROUP_BITS);
  return 0xffff >>> fixed;
}

/** Returns how many addresses of `groups` groups share a prefix; a power of two, so the number is exact. */
export function countAddresses(prefix: number, groups: number): number {
  let count = 1;
  for (let i = 0; i < groups; i++) count *= freeMask(prefix, i) + 1;
  return count;
}

function parseBlock(
  value: unknown,
  parseAddress: (text: string) => readonly number[] | undefined,
): Block | undefined {
  const [, address = '', length = ''] =
    (typeof value === 'string' && /^([^/]{1,39})\/(0|[1-9]\d{0,2})$/.exec(value)) || [];
  const groups = parseAddress(address);
  const prefix = Number(length);
  if (groups === undefined || prefix > groups.length * GROUP_BITS) return undefined;
  const hasFreeBits = groups.some((group, i) => (group & freeMask(prefix, i)) !== 0);
  return hasFreeBits ? undefined : { groups, prefix };
}

const rules = { cidr: 'cidr is a network address: all bits after the prefix are zero.' };

export const ipv4Block: Param<Block> = {
  description: 'the block to draw from, such as 10.0.0.0/8; by default the documentation networks',
  schema: { type: 'string', pattern: '^[0-9.]{7,15}/[0-9]{1,2}$' },
  ...parsing('an IPv4 block such as "10.0.0.0/8", with zeros after the prefix', (value) =>
    parseBlock(value, parseIpv4),
  ),
  rules,
};

export const ipv6Block: Param<Block> = {
  description: 'the block to draw from, such as fd00::/8',
  schema: { type: 'string', pattern: '^[0-9A-Fa-f:]{2,39}/[0-9]{1,3}$' },
  ...parsing('an IPv6 block such as "fd00::/8", with zeros after the prefix', (value) =>
    parseBlock(value, parseIpv6),
  ),
  rules,
};
