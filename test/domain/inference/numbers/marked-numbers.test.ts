import { expect } from 'chai';
import { markedNumbers } from '../../../../src/domain/inference/numbers/marked-numbers.js';
import { columnValues } from '../../../../src/domain/inference/reading/column-values.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cloned, K, sampleOf, share, uniform } from '../dependence/sample-tables.js';

const ROWS = 1500;
const many = <A>(make: (i: number) => A): readonly A[] =>
  Array.from({ length: ROWS }, (_, i) => make(i));

function fieldsOf(columns: Readonly<Record<string, readonly (string | null)[]>>) {
  const { fields, columns: profiles } = inferenceEngine.infer(sampleOf(columns), {
    k: K,
    locales: [],
  });
  return { fields, profiles, byName: new Map(fields.map((field) => [field.name, field])) };
}

/** Numbers of which one in ten is a mark. */
function marked(mark: string, make: (next: () => number) => number): readonly string[] {
  const next = uniform(31);
  return many(() => {
    const value = String(make(next));
    return next() < 0.1 ? mark : value;
  });
}

const temperature = (next: () => number): number => Math.round(100 + 200 * next()) / 10;
const count = (next: () => number): number => Math.floor(30 * next());

describe('numbers that say that there is no value', () => {
  for (const { what, mark, make } of [
    { what: '-999 beside temperatures', mark: '-999', make: temperature },
    { what: '9999 beside temperatures', mark: '9999', make: temperature },
    { what: 'any number that lies as far away', mark: '4711', make: temperature },
    { what: '0 beside lengths', mark: '0', make: (next: () => number) => 20 + count(next) },
    { what: '-1 beside counts', mark: '-1', make: count },
  ]) {
    it(`are a state of their own: ${what}`, () => {
      const { fields, profiles } = fieldsOf({ reading: marked(mark, make) });

      expect(fields.map(({ name, type, hidden = false }) => [name, type, hidden])).to.deep.equal([
        ['reading', 'formula', false],
        ['reading value', make === temperature ? 'float' : 'integer', true],
        ['reading mark', 'constant', true],
      ]);
      expect(fields[0]?.constraints.expression).to.equal(
        'coalesce(row["reading mark"], row["reading value"])',
      );
      expect(fields[2]?.constraints.value).to.equal(Number(mark));
      expect(profiles.map(({ kind }) => kind)).to.deep.equal([fields[1]?.type]);
    });
  }

  for (const { what, mark, make } of [
    { what: 'the next number of a range', mark: '30', make: count },
    {
      what: 'the end of a scale of few numbers',
      mark: '-1',
      make: (next: () => number) => Math.floor(3 * next()),
    },
    { what: 'a number within the others', mark: '9', make: count },
  ]) {
    it(`are not ${what}`, () => {
      expect(fieldsOf({ reading: marked(mark, make) }).fields).to.have.length(1);
    });
  }

  for (const marks of [
    ['-999', '-888'],
    ['-99', '999'],
    ['997', '998', '999'],
  ]) {
    it(`may be several: ${marks.join(', ')}`, () => {
      const next = uniform(34);
      const cells = many(() =>
        next() < 0.3
          ? (marks[Math.floor(marks.length * next())] as string)
          : String(temperature(next)),
      );
      const { choices } =
        fieldsOf({ reading: cells }).byName.get('reading mark')?.constraints ?? {};

      expect(new Set(choices as number[])).to.deep.equal(new Set(marks.map(Number)));
    });
  }

  it('are not disclosed if fewer than k rows have them', () => {
    const cells = many((i) => (i < K - 1 ? '-4711' : String(i % 40)));

    expect(JSON.stringify(fieldsOf({ reading: cells }))).not.to.include('4711');
  });

  it('do not depend on fewer than k rows beyond the others', () => {
    const cells = many((i) => {
      if (i % 10 === 0) return '-999';
      return i % 200 === 1 ? '-998' : String(i % 40);
    });

    expect(fieldsOf({ reading: cells }).byName.has('reading mark')).to.equal(true);
  });

  it('are written as they are, in as many rows', () => {
    const cells = cloned(sampleOf({ reading: marked('-999', temperature) }), ROWS).get('reading');

    expect(share((cells ?? []).map((cell) => Number(cell) === -999))).to.be.closeTo(0.1, 0.03);
    expect((cells ?? []).filter((cell) => Number(cell) < 0 && Number(cell) !== -999)).to.deep.equal(
      [],
    );
    expect((cells ?? []).filter((cell) => cell === 'null')).to.deep.equal([]);
  });

  it('depend on other columns, and meet in the same rows', () => {
    const next = uniform(32);
    const rows = many(() => {
      const site = next() < 0.5 ? 'north' : 'south';
      const isOut = site === 'south' && next() < 0.4;
      const [a, b] = [temperature(next), temperature(next)];
      return { site, a: isOut ? -999 : a, b: isOut ? -999 : b };
    });
    const columns = cloned(
      sampleOf({
        site: rows.map(({ site }) => site),
        a: rows.map(({ a }) => String(a)),
        b: rows.map(({ b }) => String(b)),
      }),
      ROWS,
    );
    const [site = [], a = [], b = []] = ['site', 'a', 'b'].map((name) => columns.get(name));
    const isOut = (cells: readonly string[], i: number): boolean => Number(cells[i]) === -999;

    expect(a.filter((_, i) => isOut(a, i) !== isOut(b, i))).to.deep.equal([]);
    expect(a.filter((_, i) => isOut(a, i) && site[i] === '"north"')).to.deep.equal([]);
  });

  it('stay apart from nulls', () => {
    const cells = marked('-999', temperature).map((cell, i) => (i % 5 === 0 ? null : cell));
    const made = cloned(sampleOf({ reading: cells }), ROWS).get('reading') ?? [];

    expect(share(made.map((cell) => cell === 'null'))).to.be.closeTo(0.2, 0.03);
    expect(share(made.map((cell) => Number(cell) === -999))).to.be.closeTo(0.08, 0.03);
  });

  it('leave relations of the other numbers as they are', () => {
    const next = uniform(33);
    const rows = many(() => {
      const [a, b] = [Math.floor(900 * next()), Math.floor(900 * next())];
      return { a, b, sum: next() < 0.1 ? -9999 : a + b };
    });
    const columns = cloned(
      sampleOf({
        a: rows.map(({ a }) => String(a)),
        b: rows.map(({ b }) => String(b)),
        sum: rows.map(({ sum }) => String(sum)),
      }),
      ROWS,
    );
    const [a = [], b = [], sum = []] = ['a', 'b', 'sum'].map((name) => columns.get(name));
    const others = sum.flatMap((cell, i) => (cell === '-9999' ? [] : [i]));

    expect(others.length / ROWS).to.be.closeTo(0.9, 0.03);
    expect(others.filter((i) => Number(a[i]) + Number(b[i]) !== Number(sum[i]))).to.deep.equal([]);
  });

  describe('lie beside the others', () => {
    const distribution = { kind: 'histogram', edges: [0, 5000], weights: [1] };
    const field = { name: 'reading', type: 'integer', constraints: { distribution } };
    /** Whether a number is a mark beside others, each of which has so many rows. */
    const isMark = (others: readonly number[], mark: number, rows = 40): boolean => {
      const texts = others.flatMap((number) => Array<string>(rows).fill(String(number)));
      const cells = [...texts, ...Array<string>(40).fill(String(mark))];
      return markedNumbers(field, columnValues(cells, new Set()), K).has(String(mark));
    };
    const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

    it('which are eight different numbers or more', () => {
      expect([7, 8].map((count) => isMark(upTo(count), 4711))).to.deep.equal([false, true]);
    });

    it('by more than their range', () => {
      expect([38, 39].map((mark) => isMark(upTo(20), mark))).to.deep.equal([false, true]);
    });

    it('by more than a quarter of it if the number is a usual mark', () => {
      expect([81, 80].map((count) => isMark(upTo(count), 99))).to.deep.equal([false, true]);
    });

    it('by more than twice the widest gap between them', () => {
      const gapped = [...upTo(7), 20];

      expect([48, 49].map((mark) => isMark(gapped, mark))).to.deep.equal([false, true]);
    });

    it('which have three times k rows or more together', () => {
      const others = upTo(3 * K);

      expect(isMark(others, 4711, 1)).to.equal(true);
      expect(isMark(others.slice(1), 4711, 1)).to.equal(false);
    });
  });
});
