import { expect } from 'chai';
import {
  TAX_COUNTRIES,
  type TaxCountry,
} from '../../../src/domain/field-types/countries/tax-numbers.js';
import { type NumberJudge, numberJudge } from '../../support/stdnum.js';
import { cellsOf } from '../../support/tables.js';
import { testEngines } from '../../support/test-engines.js';
import { itWithPackages } from '../../support/with-packages.js';

const ROWS = 1000;

/** The number of each country in stdnum, and where its check is: from which character to which one. */
const JUDGES: Readonly<
  Record<TaxCountry, { readonly kind: string; readonly check?: readonly [number, number] }>
> = {
  US: { kind: 'ein' },
  GB: { kind: 'vat', check: [9, 11] },
  DE: { kind: 'vat', check: [10, 11] },
  AT: { kind: 'uid', check: [10, 11] },
  CH: { kind: 'vat', check: [11, 12] },
  FR: { kind: 'tva', check: [2, 4] },
  ES: { kind: 'cif', check: [8, 9] },
  IT: { kind: 'iva', check: [10, 11] },
  NL: { kind: 'btw', check: [10, 11] },
  PL: { kind: 'nip', check: [9, 10] },
  SE: { kind: 'orgnr', check: [9, 10] },
  BR: { kind: 'cnpj', check: [12, 14] },
  JP: { kind: 'cn', check: [0, 1] },
  CN: { kind: 'uscc', check: [17, 18] },
  KR: { kind: 'brn', check: [9, 10] },
  CA: { kind: 'bn', check: [8, 9] },
  AU: { kind: 'abn', check: [0, 2] },
};

/** The numbers of a country, in the form that stdnum reads. */
function numbersOf(country: TaxCountry): readonly string[] {
  const cells = cellsOf('tax_id', { country, formatted: false }, { rows: ROWS });
  return cells.map((cell) => JSON.parse(cell).replace(/^T/, '') as string);
}

/** The text with each of some checks in place of the characters `from` to `to`, as far as the judge accepts them. */
function mended(
  text: string,
  [from, to]: readonly [number, number],
  { validate }: NumberJudge,
): readonly string[] {
  const checks =
    text.length === 18
      ? [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
      : Array.from({ length: 10 ** (to - from) }, (_, i) => String(i).padStart(to - from, '0'));
  return checks
    .map((check) => text.slice(0, from) + check + text.slice(to))
    .filter((one) => validate(one).isValid);
}

/** The share of the numbers that have a right check, where it is not all. */
const MENDABLE: Readonly<Partial<Record<TaxCountry, number>>> = {
  // Modulo 11, one number in eleven has no check digit.
  NL: 0.88,
  PL: 0.88,
  CH: 0.88,
  // stdnum knows no check if the sum is a multiple of 31.
  CN: 0.95,
};

for (const country of TAX_COUNTRIES) {
  describe(`tax numbers of ${country}`, () => {
    const { kind, check } = JUDGES[country];
    const { stackTraceLimit } = Error;
    // stdnum makes an error for every number that it refuses, and their stacks take most of the time.
    before(() => {
      Error.stackTraceLimit = 0;
    });
    after(() => {
      Error.stackTraceLimit = stackTraceLimit;
    });
    const judge = (): NumberJudge => numberJudge(country, kind);

    itWithPackages(testEngines, 'are refused by stdnum for their check alone', async () => {
      const errors = numbersOf(country).map((number) => judge().validate(number).error?.name);

      expect([...new Set(errors)]).to.deep.equal([
        check === undefined ? 'InvalidComponent' : 'InvalidChecksum',
      ]);
    });

    if (check === undefined) return;

    itWithPackages(testEngines, 'would be valid with another check', async () => {
      // The French number contains another one, whose check is wrong, too.
      const inner = (number: string): readonly string[] =>
        country === 'FR'
          ? mended(number.slice(4), [8, 9], numberJudge('FR', 'siren')).map(
              (siren) => number.slice(0, 4) + siren,
            )
          : [number];
      const some = numbersOf(country).filter((number) =>
        inner(number).some((one) => mended(one, check, judge()).length > 0),
      );

      expect(some.length / ROWS).to.be.above(MENDABLE[country] ?? 0.99);
    });
  });
}
