import { expect } from 'chai';
import { agreement } from '../../../../src/domain/inference/dependence/agreement.js';
import { equalColumns } from '../../../../src/domain/inference/dependence/equal-columns.js';
import { gapColumn } from '../../../../src/domain/inference/dependence/gap-column.js';
import { longerSumsOf } from '../../../../src/domain/inference/dependence/longer-sums.js';
import type { Node } from '../../../../src/domain/inference/dependence/node.js';
import { ordersOf } from '../../../../src/domain/inference/dependence/orders.js';
import {
  type Quantity,
  quantitiesOf,
} from '../../../../src/domain/inference/dependence/quantity.js';
import type { InferredField } from '../../../../src/domain/inference/inferred-schema.js';
import { K } from './sample-tables.js';

/** A column of numbers; undefined is null. */
function quantity(name: string, numbers: readonly (number | undefined)[], precision = 0): Quantity {
  const node = {
    field: { name, type: precision > 0 ? 'float' : 'integer', constraints: { precision } },
    numbers: Float64Array.from(numbers, (number) => (number ?? Number.NaN) * 10 ** precision),
    codes: new Int32Array(numbers.length),
    nullCode: -1,
  };
  return quantitiesOf([node as unknown as Node])[0] as Quantity;
}

const numbers = (rows: number, of: (row: number) => number | undefined) =>
  Array.from({ length: rows }, (_, row) => of(row));

describe('the rows on which a relation is based', () => {
  it('are at least 2k of those that have both values of an order', () => {
    const orders = (rows: number) =>
      ordersOf(
        [
          quantity(
            'least',
            numbers(100, (row) => row % 10),
          ),
          quantity(
            'most',
            numbers(100, (row) => (row < rows ? (row % 10) + 1 : undefined)),
          ),
        ],
        K,
      ).map(({ lower, upper }) => [lower.name, upper.name]);

    expect(orders(2 * K)).to.deep.equal([['least', 'most']]);
    expect(orders(2 * K - 1)).to.deep.equal([]);
  });

  it('tell an order only of columns of one kind whose ranges overlap', () => {
    const ordersAbove = (distance: number, type = 'integer') => {
      const low = quantity(
        'low',
        numbers(200, (row) => row % 10),
      );
      const high = quantity(
        'high',
        numbers(200, (row) => (row % 10) + distance),
      );
      const { node } = high;
      const other = { ...high, node: { ...node, field: { ...node.field, type } } };
      return ordersOf([low, other], K).length;
    };

    expect(ordersAbove(1)).to.equal(1);
    expect(ordersAbove(30)).to.equal(0);
    expect(ordersAbove(1, 'date')).to.equal(0);
  });

  it('are at least 2k of those in which both summands are more than 0', () => {
    const agreed = (telling: number) => {
      const a = numbers(200, (row) => 1 + (row % 7));
      const b = numbers(200, (row) => (row < telling ? 1 + (row % 5) : 0));
      const sum = a.map((each, row) => (each ?? 0) + (b[row] ?? 0));
      const of = [quantity('a', a), quantity('b', b)];
      return agreement(quantity('sum', sum), { arithmetic: { kind: 'sum' }, of }, K)?.rows;
    };

    expect(agreed(2 * K)).to.equal(200);
    expect(agreed(2 * K - 1)).to.equal(undefined);
  });

  it('are at least 2k of those that have both values of equal columns', () => {
    const copied = (rows: number) =>
      equalNames(
        numbers(100, (row) => row),
        numbers(100, (row) => (row < rows ? row : undefined)),
      );

    expect(copied(2 * K)).to.deep.equal(['copy']);
    expect(copied(2 * K - 1)).to.deep.equal([]);
  });
});

/** The names of the columns that have the values of an earlier one. */
function equalNames(...columns: readonly (readonly (number | undefined)[])[]): readonly string[] {
  const sampled = columns.map((column, i) => ({
    field: { name: i === 0 ? 'original' : 'copy', type: 'string' } as InferredField,
    cells: column.map((value) => (value === undefined ? null : String(value))),
    marks: new Set<string>(),
  }));
  return equalColumns(sampled, K).equal.map(({ field }) => field.name);
}

describe('a relation with a column that is null', () => {
  it('is none of equal columns if more than 1 % have only the later value', () => {
    const copied = (missing: number) =>
      equalNames(
        numbers(200, (row) => (row < missing ? undefined : row)),
        numbers(200, (row) => row),
      );

    expect(copied(1)).to.deep.equal(['copy']);
    expect(copied(3)).to.deep.equal([]);
  });

  it('is no distance if more than 1 % have only the upper value', () => {
    expect(gapFrom({ missing: 2 })).to.equal('lower');
    expect(gapFrom({ missing: 3 })).to.equal(undefined);
  });
});

/** The column from which the distance of another one is learned. */
function gapFrom({ missing = 0, precision = 0 }): string | undefined {
  const at = (row: number): number => 10 * ((row * 37) % 200);
  const lower = numbers(200, (row) => (row < missing ? undefined : at(row)));
  const upper = numbers(200, (row) => at(row) + (row % 5));
  const order = {
    lower: quantity('lower', lower, precision),
    upper: quantity('upper', upper),
  };
  return gapColumn(order, K)?.from;
}

describe('a distance between columns', () => {
  it('is learned only if the lower one has no more decimals', () => {
    expect(gapFrom({ precision: 0 })).to.equal('lower');
    expect(gapFrom({ precision: 1 })).to.equal(undefined);
  });
});

describe('longer sums', () => {
  it('have four columns beside each other', () => {
    const columns = ['a', 'b', 'c', 'd', 'e'].map((name, i) =>
      quantity(
        name,
        numbers(50, (row) => 1 + ((row * (2 * i + 3)) % 97)),
      ),
    );
    const [a, b, c, d] = columns;
    const sum = numbers(50, (row) =>
      [a, b, c, d].reduce((total, column) => total + (column?.at(row) ?? 0), 0),
    );
    const found = longerSumsOf(quantity('sum', sum), columns, false);

    expect(found.map((of) => of.map(({ name }) => name).join(''))).to.include('abcd');
  });
});
