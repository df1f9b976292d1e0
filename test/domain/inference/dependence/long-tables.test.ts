import { expect } from 'chai';
import { equalColumns } from '../../../../src/domain/inference/dependence/equal-columns.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../../support/tables.js';
import { K, sampleOf, uniform } from './sample-tables.js';

const ROWS = 20_000;
const SHOPS = 240;

/** Shops, and numbers that depend on the shop: the first ones clearly, the others ever less. */
function sales(numbers: number): TableSample {
  const next = uniform(1);
  const shops = Array.from({ length: ROWS }, () => Math.floor(SHOPS * next()));
  const columns = Array.from({ length: numbers }, (_, i) => {
    const cells = shops.map((shop) => (shop * 8) / (i + 1) + 600 * next());
    return [`sold ${i}`, cells.map((sold) => sold.toFixed(1))] as const;
  });
  const names = shops.map(
    (shop) => `shop ${String.fromCharCode(97 + (shop % 26))}${'x'.repeat(shop / 26)}`,
  );
  return sampleOf({ shop: names, ...Object.fromEntries(columns) });
}

/** The length of each table of conditions as JSON, by the name of its column. */
function lengthsOf(sample: TableSample): Readonly<Record<string, number>> {
  const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });
  return Object.fromEntries(
    fields.flatMap(({ name, constraints: { given } }) =>
      given === undefined ? [] : [[name, JSON.stringify(given).length]],
    ),
  );
}

describe('tables of conditions that would be long together', () => {
  const total = (lengths: Readonly<Record<string, number>>): number =>
    Object.values(lengths).reduce((sum, length) => sum + length, 0);

  it('lose the rows that gain least for their length', () => {
    const alone = lengthsOf(sales(1));
    const together = lengthsOf(sales(6));

    expect(total(alone)).to.be.within(10_000, 54_000);
    expect(total(together)).to.be.within(54_000, 62_000);
    expect(together['sold 0']).to.be.above(0.8 * (alone['sold 0'] ?? 0));
    expect(together['sold 5'] ?? 0).to.be.below((together['sold 0'] ?? 0) / 2);
  });
});

describe('columns that are nearly empty', () => {
  it('are not compared with each other', () => {
    let reads = 0;
    const marks = { has: () => ++reads < 0 } as unknown as ReadonlySet<string>;
    const field = { name: 'a', type: 'string', constraints: {} } as const;
    const cells = ['x', ...Array<string>(99).fill('')];
    const columns = Array.from({ length: 200 }, () => ({ field, cells, marks }));

    expect(equalColumns(columns, K).equal).to.deep.equal([]);
    expect(reads).to.equal(200);
  });
});

describe('many columns that are not equal', () => {
  /** Columns, and how often their cells were read. */
  function readColumns(rows: number, count: number, textOf: (row: number, i: number) => string) {
    let reads = 0;
    const marks = { has: () => ++reads < 0 } as unknown as ReadonlySet<string>;
    const columns = Array.from({ length: count }, (_, i) => ({
      field: { name: `c${i}`, type: 'string', constraints: {} } as const,
      cells: Array.from({ length: rows }, (_, row) => textOf(row, i)),
      marks,
    }));
    return { ...equalColumns(columns, K), reads };
  }

  it('are read once, and not with each other, if some rows tell them apart', () => {
    const { reads, equal } = readColumns(400, 200, (row, i) => `${row * (i + 1)}`);

    expect(equal).to.deep.equal([]);
    expect(reads).to.be.below(200 * 400 * 4);
  });

  it('are not compared if each mostly has one value', () => {
    const { reads, equal } = readColumns(400, 200, (row, i) =>
      row % 50 === i % 50 ? `${i}` : 'x',
    );

    expect(equal).to.deep.equal([]);
    expect(reads).to.be.below(200 * 400 * 4);
  });

  it('are compared within a budget of rows if they are much alike', () => {
    const alike = (row: number, i: number): string =>
      (row * 31 + i * 17) % 50 === 0 ? `own ${i}` : `${row}`;

    expect(readColumns(400, 100, alike).isComplete).to.equal(true);
    expect(readColumns(40_000, 40, alike).isComplete).to.equal(false);
  });
});
