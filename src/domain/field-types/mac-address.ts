import { HEX_BYTES } from '../basics/hex.js';
import { drawnNumbers, productIndices } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/**
 * First bytes of addresses that a local administrator gives out: no maker's card bears one. Of the four local
 * quadrants it is the one that is free for that (RFC 8948, section 1; IEEE Std 802c).
 */
const FIRST_BYTES = Object.freeze(HEX_BYTES.filter((byte) => byte.endsWith('2')));

/** How many values each byte takes. */
const SIZES = [FIRST_BYTES.length, 256, 256, 256, 256, 256];
const ADDRESSES = SIZES.reduce((product, size) => product * size);

export const macAddress = fieldType({
  name: 'mac_address',
  synonyms: ['mac'],
  category: 'internet',
  description: 'MAC address of the range for local use, which belongs to no maker.',
  constraints: {
    separator: withDefault(oneOf('what stands between bytes', [':', '-', 'none']), ':'),
  },
  capacity: () => ADDRESSES,
  plan: ({ separator }, context) => {
    const elements = drawnNumbers(context, { min: 0, step: 1, n: ADDRESSES });
    const { indices, steps } = productIndices(elements, SIZES);
    const between = separator === 'none' ? [] : [literal(separator)];
    const cell = indices.flatMap((byte, i) =>
      i === 0 ? [words(FIRST_BYTES, byte)] : [...between, words(HEX_BYTES, byte)],
    );
    return textColumn(steps, ...cell);
  },
});
