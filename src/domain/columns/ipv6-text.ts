import { writeHex } from '../basics/hex.js';

const COLON = 58;

/**
 * Writes an address of eight groups in canonical form (RFC 5952, section 4): no leading zeros, and "::" for the
 * first of the longest runs of two or more zero groups. Returns the offset after the address.
 */
export function writeIpv6(data: Uint8Array, start: number, groups: Uint16Array): number {
  const zeros = longestZeros(groups);
  const first = zeros >> 4;
  const length = zeros & 15;
  let offset = start;
  for (let i = 0; i < groups.length; ) {
    if (length > 1 && i === first) {
      data[offset++] = COLON;
      if (i === 0) data[offset++] = COLON;
      i += length;
      continue;
    }
    const group = groups[i] as number;
    const digits = hexDigits(group);
    writeHex(data, offset, group, digits);
    offset += digits;
    if (++i < groups.length) data[offset++] = COLON;
  }
  return offset;
}

/** The first of the longest runs of zero groups, as one number: first group x 16 + length. */
function longestZeros(groups: Uint16Array): number {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < groups.length; i++) {
    run = groups[i] === 0 ? run + 1 : 0;
    if (run > (longest & 15)) longest = ((i + 1 - run) << 4) | run;
  }
  return longest;
}

function hexDigits(group: number): number {
  if (group < 0x100) return group < 0x10 ? 1 : 2;
  return group < 0x1000 ? 3 : 4;
}
