import { expect } from 'chai';
import fc from 'fast-check';
import { faultsOf, type Json, request } from '../../support/tables.js';
import { cellsByName } from '../generation/law-columns.js';
import { exactExpressions, type Row } from './exact.js';

const SCALES = { a: 0, b: 2, c: 0, d: 1 };

const inputs: readonly Json[] = [
  { name: 'a', type: 'integer', constraints: { min: -3, max: 4 } },
  { name: 'b', type: 'float', constraints: { min: -1.5, max: 12.25, precision: 2 } },
  { name: 'c', type: 'choice', constraints: { choices: [0, 2, 7, -1], null_rate: 0.4 } },
  { name: 'd', type: 'price', constraints: { min: 0.5, max: 3, precision: 1, null_rate: 0.2 } },
];

const ROWS = 30;

/** Longer expressions may exceed the bounds of formulas. */
const LONGEST = 600;

function tableOf(expression: string): Json {
  return request({
    rows: ROWS,
    fields: [...inputs, { name: 'x', type: 'formula', constraints: { expression } }],
  });
}

/** A cell of JSON as a whole number of 10^-scale. */
function unitsOf(cell: string, scale: number): bigint | null {
  if (cell === 'null') return null;
  const [whole = '', fraction = ''] = cell.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** The cells of the formula and, for each of them, the exact inputs of its row. */
function cellsWithInputs(expression: string): readonly (readonly [string, Row])[] {
  const columns = cellsByName(tableOf(expression));
  return (columns.get('x') ?? []).map((cell, i) => {
    const row = Object.entries(SCALES).map(([name, scale]) => [
      name,
      unitsOf(columns.get(name)?.[i] ?? '', scale),
    ]);
    return [cell, Object.fromEntries(row)];
  });
}

function decimalText(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const point = digits.length - scale;
  const fraction = scale === 0 ? '' : `.${digits.slice(point)}`;
  return `${units < 0n ? '-' : ''}${digits.slice(0, point)}${fraction}`;
}

/** Whether a formula is refused because its numbers may be too long, or are null in every row. */
function isRefused(expression: string): boolean {
  const [fault] = faultsOf(tableOf(expression));
  if (fault === undefined) return false;
  expect(fault.message).to.match(
    /at most 15 digits|more than 15 digits|divide by zero|null in every row/,
  );
  return true;
}

const { number, truth } = exactExpressions(SCALES);

describe('a random formula', () => {
  it('of numbers equals the same expression of whole numbers of any size', () => {
    let compared = 0;
    const property = fc.property(number, ({ text, scale, units }) => {
      fc.pre(text.length <= LONGEST && !isRefused(text));
      const cells = cellsWithInputs(text);
      compared += cells.length;
      const expected = cells.map(([, row]) => {
        const value = units(row);
        return value === null ? 'null' : decimalText(value, scale);
      });

      expect(cells.map(([cell]) => cell)).to.deep.equal(expected);
    });

    fc.assert(property, { numRuns: 300 });
    expect(compared).to.be.at.least(300 * ROWS);
  });

  it('of truth values equals the same expression in three-valued logic', () => {
    const property = fc.property(truth, ({ text, holds }) => {
      fc.pre(text.length <= LONGEST && !isRefused(text));
      const cells = cellsWithInputs(text);

      expect(cells.map(([cell]) => cell)).to.deep.equal(cells.map(([, row]) => String(holds(row))));
    });

    fc.assert(property, { numRuns: 300 });
  });
});
