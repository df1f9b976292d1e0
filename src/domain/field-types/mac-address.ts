import { HEX_BYTES } from '../basics/hex.js';
import { productOf } from '../basics/product-of.js';
import { drawnNumbers, productIndices } from '../columns/drawn.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/**
 * The first bytes of addresses that a local administrator assigns; no manufacturer's hardware has such an address.
 * Of the four quadrants of local addresses, this one is free for administrators (RFC 8948, section 1; IEEE Std 802c).
 */
const FIRST_BYTES = Object.freeze(HEX_BYTES.filter((byte) => byte.endsWith('2')));

/** The number of values of each byte. */
const SIZES = [FIRST_BYTES.length, 256, 256, 256, 256, 256];
const ADDRESSES = productOf(SIZES);

export const macAddress = fieldType({
  name: 'mac_address',
  synonyms: ['mac'],
  category: 'internet',
  description: 'MAC address from the range for local use, which belongs to no manufacturer.',
  constraints: {
    separator: withDefault(oneOf('the separator between bytes', [':', '-', 'none']), ':'),
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
