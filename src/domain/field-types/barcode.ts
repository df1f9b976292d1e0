import { keysOf } from '../basics/keys-of.js';
import { drawnNumbers } from '../columns/drawn.js';
import { textColumn, whole } from '../columns/pieces.js';
import { NumberVector } from '../columns/vectors.js';
import { withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { fieldType } from './field-type.js';

/** The codes of a kind without their check digit: `count` consecutive numbers, starting with `first`. */
interface CodeRange {
  readonly first: number;
  readonly count: number;
}

/**
 * Ranges that no trade item and no book uses. GS1 General Specifications, section 1.4: the prefixes 200 to 299 of
 * EAN-13, 2 of EAN-8, and 040 to 049 (4 in UPC-A) are for restricted circulation within a region or a company.
 * International ISBN Agency, range message: after 979, 0 is music, 10 to 13 and 8 are groups of countries, and 9 is
 * not assigned.
 */
const RANGES = {
  ean13: { first: 200_000_000_000, count: 100_000_000_000 },
  ean8: { first: 2_000_000, count: 1_000_000 },
  upca: { first: 40_000_000_000, count: 10_000_000_000 },
  isbn13: { first: 979_900_000_000, count: 100_000_000 },
} as const satisfies Readonly<Record<string, CodeRange>>;

const FORMATS = keysOf(RANGES);

/** Returns the code with its check digit. Weights are 3, 1, 3, … from the last digit; the sum is a multiple of 10. */
function withCheckDigit(code: number): number {
  let sum = 0;
  let weight = 3;
  for (let rest = code; rest > 0; weight = 4 - weight) {
    const tenth = Math.floor(rest / 10);
    sum += weight * (rest - tenth * 10);
    rest = tenth;
  }
  return code * 10 + ((10 - (sum % 10)) % 10);
}

export const barcode = fieldType({
  name: 'barcode',
  synonyms: ['ean', 'upc', 'gtin', 'isbn'],
  category: 'company and commerce',
  description: 'Product code with its check digit, from ranges that no product on sale uses.',
  constraints: {
    format: withDefault(oneOf('the kind of code; isbn13 is for books', FORMATS), 'ean13'),
  },
  capacity: ({ format }) => RANGES[format].count,
  plan: ({ format }, context) => {
    const { first, count: n } = RANGES[format];
    const { values, steps } = drawnNumbers(context, { min: first, step: 1, n });
    const codes = new NumberVector();
    const fill = (_row: number, count: number): void => {
      for (let i = 0; i < count; i++) codes.data[i] = withCheckDigit(values.data[i] as number);
    };
    return textColumn(
      [...steps, { vectors: [codes], fill }],
      whole(codes, first * 10, (first + n) * 10 - 1),
    );
  },
});
