import { expect } from 'chai';
import type { Fault } from '../../../src/domain/errors/fault.js';
import { TEXT_FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { faultsOfSet } from '../../support/sets.js';
import { faultsOf, type Json, request, textOf } from '../../support/tables.js';
import { formatCases } from '../formats/cases.js';
import { cellsByName } from './law-columns.js';

const ROWS = 100_000;
/** Four standard errors of a correlation, at most. */
const CLOSE = 4 / Math.sqrt(ROWS);

const bell = { kind: 'normal' };
const fields: readonly Json[] = [
  { name: 'a', type: 'float', constraints: { precision: 6, distribution: bell } },
  { name: 'b', type: 'integer', constraints: { max: 1_000_000, distribution: bell } },
  { name: 'c', type: 'date', constraints: { start: '1900-01-01', distribution: bell } },
  { name: 'd', type: 'datetime', constraints: { distribution: bell } },
];
const pair = (a: string, b: string, coefficient: number): Json => ({
  columns: [a, b],
  coefficient,
});

function columnsOf(input: Json): ReadonlyMap<string, readonly number[]> {
  const columns = cellsByName(request({ rows: ROWS, ...input }));
  return new Map(
    [...columns].map(([name, cells]) => [
      name,
      cells.map((cell) => (cell.startsWith('"') ? Date.parse(JSON.parse(cell)) : Number(cell))),
    ]),
  );
}

function correlation(a: readonly number[] = [], b: readonly number[] = []): number {
  const mean = (of: readonly number[]): number => of.reduce((sum, x) => sum + x, 0) / of.length;
  const [ma, mb] = [mean(a), mean(b)];
  const sum = (f: (x: number, y: number) => number): number =>
    a.reduce((total, x, i) => total + f(x - ma, (b[i] as number) - mb), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

describe('correlate', () => {
  it('gives numbers, dates and moments their correlations, and those that these imply', () => {
    const correlate = [pair('a', 'b', 0.9), pair('c', 'b', -0.5), pair('d', 'a', 0)];
    const columns = columnsOf({ fields, correlate });
    const of = (a: string, b: string): number => correlation(columns.get(a), columns.get(b));

    expect(of('a', 'b')).to.be.closeTo(0.9, CLOSE);
    expect(of('b', 'c')).to.be.closeTo(-0.5, CLOSE);
    expect(of('a', 'c')).to.be.closeTo(-0.45, CLOSE);
    expect(of('a', 'd')).to.be.closeTo(0, CLOSE);
  });

  it('gives exactly the same order for 1, and the opposite one for -1', () => {
    const correlate = [pair('a', 'b', 1), pair('b', 'c', -1), pair('c', 'd', 0.6)];
    const columns = columnsOf({ rows: 5000, fields, correlate });
    const [a = [], b = [], c = []] = ['a', 'b', 'c'].map((name) => columns.get(name));
    const byA = a.map((_, i) => i).sort((i, j) => (a[i] as number) - (a[j] as number));

    byA.slice(1).forEach((i, at) => {
      const before = byA[at] as number;
      expect(b[i]).to.be.at.least(b[before] as number);
      expect(c[i]).to.be.at.most(c[before] as number);
    });
    expect(new Set(a).size).to.be.above(4000);
  });

  it('takes coefficients that leave a column nothing of its own', () => {
    const correlate = [pair('a', 'b', 0), pair('a', 'd', 0.6), pair('b', 'd', 0.8)];
    const columns = columnsOf({ fields, correlate });
    const of = (x: string, y: string): number => correlation(columns.get(x), columns.get(y));

    expect(of('a', 'd')).to.be.closeTo(0.6, CLOSE);
    expect(of('b', 'd')).to.be.closeTo(0.8, CLOSE);
  });

  it('leaves the distribution of each column as it is', () => {
    const weights = [4, 0, 3, 1, 2];
    const distribution = { kind: 'histogram', edges: [0, 2, 3, 4, 8, 9], weights };
    const skewed = ['x', 'y'].map((name) => ({
      name,
      type: 'integer',
      constraints: { max: 9, distribution },
    }));
    const columns = columnsOf({ fields: skewed, correlate: [pair('x', 'y', -0.8)] });
    // Bin [8, 9] is the last one and includes 9.
    const shares = [0.2, 0.2, 0, 0.3, 0.025, 0.025, 0.025, 0.025, 0.1, 0.1];

    for (const values of columns.values()) {
      const counts = shares.map((_, value) => values.filter((other) => other === value).length);
      const statistic = counts.reduce((sum, count, value) => {
        const expected = ROWS * (shares[value] as number);
        return expected === 0 ? sum : sum + (count - expected) ** 2 / expected;
      }, 0);
      expect(counts[2]).to.equal(0);
      // Chi-square with eight degrees of freedom exceeds this once in ten thousand samples.
      expect(statistic).to.be.below(31.8);
    }
  });

  it('holds within the distributions that given selects', () => {
    const flag = { name: 'flag', type: 'boolean' };
    const given = { columns: ['flag'], rows: [{ when: [true], min: 2000, max: 3000 }] };
    const dependent = { name: 'y', type: 'integer', constraints: { max: 1000, given } };
    const columns = columnsOf({
      fields: [flag, dependent, ...fields],
      correlate: [pair('y', 'a', 0.7)],
    });
    const [y, a] = [columns.get('y') ?? [], columns.get('a') ?? []];
    const high = y.flatMap((value, i) => (value >= 2000 ? [i] : []));
    const of = (from: readonly number[]): readonly number[] => high.map((i) => from[i] as number);

    expect(high.length / ROWS).to.be.closeTo(0.5, 0.01);
    // The scores have the correlation 0.7; that of a bell and an even distribution is a little lower.
    expect(correlation(of(y), of(a))).to.be.within(0.66, 0.7);
    expect(Math.max(...of(y))).to.equal(3000);
  });

  it('gives the same rows in any window and any format', () => {
    const correlate = [pair('a', 'b', 0.9), pair('c', 'b', -0.5)];
    for (const format of TEXT_FORMAT_NAMES) {
      const input = request({
        rows: 90,
        fields,
        correlate,
        format,
        sql: { rows_per_statement: 15 },
      });
      const windows = [0, 15, 60].map((offset, i, all) =>
        textOf({ ...input, offset, rows: (all[i + 1] ?? 90) - offset }),
      );

      expect(formatCases[format].readers[0].glue(windows)).to.equal(textOf(input));
      expect(textOf(input, { bounds: { rows: 7, bytes: 2 ** 24 } })).to.equal(textOf(input));
    }
  });

  it('changes only the columns that it names', () => {
    const plain = cellsByName(request({ fields }));
    const made = cellsByName(request({ fields, correlate: [pair('a', 'b', 0.9)] }));

    expect(made.get('c')).to.deep.equal(plain.get('c'));
    expect(made.get('a')).not.to.deep.equal(plain.get('a'));
  });

  const text = { name: 'w', type: 'word' };
  const unique = { name: 'u', type: 'integer', constraints: { unique: true } };
  const given = { columns: ['b'], rows: [{ when: [[0, 9]], max: 1 }] };
  const child = { name: 'child', type: 'integer', constraints: { given } };
  const faulty: readonly (readonly [
    what: string,
    pairs: readonly Json[],
    path: string,
    says: string,
  ])[] = [
    ['an unknown field', [pair('a', 'x', 0.1)], '/0/columns/1', 'unknown field "x"'],
    ['a field with itself', [pair('a', 'a', 0.1)], '/0/columns', 'two different fields'],
    ['a pair twice', [pair('a', 'b', 0.1), pair('b', 'a', 0.1)], '/1/columns', 'pair 0 already'],
    ['a column of texts', [pair('a', 'w', 0.1)], '/0/columns/1', 'numbers, dates or moments'],
    ['a unique column', [pair('a', 'u', 0.1)], '/0/columns/1', '"u" is unique'],
    [
      'a column and one that depends on it by given',
      [pair('b', 'child', 0.1)],
      '/0/columns/1',
      '"child" depends on "b" by given',
    ],
    ['a coefficient above 1', [pair('a', 'b', 1.5)], '/0/coefficient', 'a number from -1 to 1'],
    ['a missing coefficient', [{ columns: ['a', 'b'] }], '/0', 'columns and coefficient'],
    [
      'coefficients that contradict each other',
      [pair('a', 'b', 0.9), pair('b', 'c', 0.9), pair('a', 'c', -0.9)],
      '',
      'the nearest ones that can: "a" and "b" 0.4998, "a" and "c" -0.4998',
    ],
  ];
  for (const [what, correlate, path, says] of faulty) {
    it(`refuses ${what}`, () => {
      const faults = faultsOf(request({ fields: [...fields, text, unique, child], correlate }));

      expect(faults.map((fault) => fault.path)).to.deep.equal([`/correlate${path}`]);
      expect(faults[0]?.message).to.contain(says);
    });
  }

  it('accepts the nearest coefficients that a refusal names', () => {
    const contradiction = [pair('a', 'b', 0.9), pair('b', 'c', 0.9), pair('a', 'c', -0.9)];
    const [fault] = faultsOf(request({ fields, correlate: contradiction }));
    const named = [...(fault?.message ?? '').matchAll(/"(\w)" and "(\w)" (-?[\d.]+)/g)];
    const correlate = named.map(([, a = '', b = '', coefficient]) =>
      pair(a, b, Number(coefficient)),
    );

    expect(correlate).to.have.length(3);
    expect(faultsOf(request({ fields, correlate }))).to.deep.equal([]);
  });

  it('names no nearest coefficients where they take long to find', () => {
    const every = (name: (i: number) => string, count: number): Json[] =>
      Array.from({ length: count }, (_, i) =>
        Array.from({ length: i }, (__, j) =>
          pair(name(i), name(j), (i + j) % 3 === 0 ? 0.9 : -0.9),
        ),
      ).flat();
    const floats = (count: number): Json[] =>
      Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'float' }));
    const correlated = (count: number): Json => ({
      fields: floats(count),
      correlate: every((i) => `f${i}`, count),
    });
    const table = (name: string): Json => ({ name, rows: 1, ...correlated(20) });
    const messages = (faults: readonly Fault[]): readonly string[] =>
      faults.map(({ message }) => message);

    expect(messages(faultsOf(request(correlated(31)))).join()).to.contain('the nearest ones');
    const alone = messages(faultsOf(request(correlated(32)))).join();
    expect(alone).to.contain('can occur together: use coefficients closer to 0');
    const [first, second, third] = messages(faultsOfSet({ tables: ['a', 'b', 'c'].map(table) }));
    expect(first).to.contain('the nearest ones');
    expect(second).to.contain('the nearest ones');
    expect(third).to.contain('closer to 0');
  });
});
