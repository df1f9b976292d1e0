import { expect } from 'chai';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { everyOf } from '../../../support/every-of.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cloned, K, sampleOf, share, uniform } from './sample-tables.js';

const ROWS = 1500;

/** The rows of a clone, as objects of numbers and texts by column. */
function rowsOf(sample: TableSample, rows = 1000): readonly Readonly<Record<string, unknown>>[] {
  const columns = cloned(sample, rows);
  return Array.from({ length: rows }, (_, i) =>
    Object.fromEntries([...columns].map(([name, cells]) => [name, JSON.parse(cells[i] as string)])),
  );
}

/** A table of texts by the columns of rows; undefined is null. */
function tableOf(rows: readonly Readonly<Record<string, string | number | undefined>>[]) {
  const names = Object.keys(rows[0] ?? {});
  return sampleOf(
    Object.fromEntries(
      names.map((name) => [
        name,
        rows.map((row) => (row[name] === undefined ? null : String(row[name]))),
      ]),
    ),
  );
}

const many = <A>(make: (i: number) => A): readonly A[] =>
  Array.from({ length: ROWS }, (_, i) => make(i));

const day = (at: number): string => new Date(86_400_000 * at).toISOString().slice(0, 10);
const german = (at: number): string => day(at).split('-').reverse().join('.');
const dayOf = (text: unknown): number =>
  Date.parse(String(text).split('.').reverse().join('-')) / 86_400_000;

describe('a clone of a table of sums with many zeros', () => {
  const next = uniform(12);
  const medal = (): number => Number(next() < 0.2);
  const rows = many(() => ({ gold: medal(), silver: medal(), bronze: medal() }))
    // Nobody wins one of each, so no row has three summands that count.
    .map((row) => ({ ...row, bronze: row.gold * row.silver > 0 ? 0 : row.bronze }))
    .map((row) => ({ ...row, total: row.gold + row.silver + row.bronze }));

  it('adds them up', () => {
    expect(
      rowsOf(tableOf(rows)).filter(
        ({ gold, silver, bronze, total }) =>
          Number(gold) + Number(silver) + Number(bronze) !== Number(total),
      ),
    ).to.deep.equal([]);
  });
});

describe('a clone of a table whose columns compute others', () => {
  const next = uniform(11);
  const whole = (most: number): number => Math.floor(most * next());
  const prices = [4.99, 9.95, 19.99, 120];
  const sample = tableOf(
    many((i) => {
      const [quantity, price] = [1 + whole(12), prices[whole(4)] as number];
      const [q1, q2, q3, q4] = [whole(900), whole(900), whole(900), whole(900)] as const;
      const [actual, off] = [200 + whole(9000), whole(400) - 200];
      const [ordered, days] = [18_000 + whole(900), whole(9)];
      const celsius = whole(400) / 10;
      return {
        quantity,
        price,
        // 15 of 1500 rows do not agree: k rows and more, but 1 %.
        total: (quantity * price + (i % 100 === 0 ? 0.5 : 0)).toFixed(2),
        q1,
        q2,
        q3,
        q4,
        year: q1 + q2 + q3 + q4,
        half: q1 + q2,
        actual,
        forecast: actual + off,
        error: Math.abs(off),
        bias: i % 3 === 0 ? undefined : off,
        celsius: celsius.toFixed(1),
        fahrenheit: (1.8 * celsius + 32).toFixed(2),
        ordered: day(ordered),
        delivered: i % 4 === 0 ? undefined : day(ordered + days),
        days: i % 4 === 0 ? undefined : days,
        quarter: Math.floor(new Date(86_400_000 * ordered).getUTCMonth() / 3) + 1,
      };
    }),
  );
  const rows = rowsOf(sample) as readonly Record<string, number>[];
  const number = (row: Record<string, number>, name: string): number => row[name] as number;

  const relations: Readonly<Record<string, (row: Record<string, number>) => number>> = {
    total: (row) => number(row, 'quantity') * number(row, 'price'),
    half: (row) => number(row, 'q1') + number(row, 'q2'),
    year: (row) => ['q1', 'q2', 'q3', 'q4'].reduce((sum, name) => sum + number(row, name), 0),
    error: (row) => Math.abs(number(row, 'forecast') - number(row, 'actual')),
    bias: (row) => number(row, 'forecast') - number(row, 'actual'),
    fahrenheit: (row) => 1.8 * number(row, 'celsius') + 32,
    days: (row) => dayOf(row.delivered) - dayOf(row.ordered),
    quarter: (row) => Math.floor(new Date(`${row.ordered}`).getUTCMonth() / 3) + 1,
  };
  for (const [name, made] of Object.entries(relations)) {
    it(`computes ${name}`, () => {
      const values = rows.filter((row) => row[name] !== null);
      const off = values.map((row) => Math.abs(number(row, name) - made(row)));

      expect(values).to.have.length.above(500);
      expect(Math.max(...off)).to.be.below(0.006);
    });
  }

  it('has nulls where the sample has them', () => {
    expect(share(rows.map((row) => row.bias === null))).to.be.closeTo(1 / 3, 0.05);
    expect(share(rows.map((row) => row.error === null))).to.equal(0);
    expect(rows.map((row) => row.days === null)).to.deep.equal(
      rows.map((row) => row.delivered === null),
    );
  });

  it('computes no column that differs in more than 1 % of the rows, or by chance', () => {
    const draw = uniform(12);
    const table = tableOf(
      many((i) => {
        const [a, b] = [Math.floor(900 * draw()), Math.floor(900 * draw())];
        return { a, b, sum: a + b + (i % 90 === 0 ? 1 : 0), few: Math.floor(3 * draw()), c: 1 + i };
      }),
    );
    const { fields } = inferenceEngine.infer(table, { k: K, locales: [] });

    expect(fields.map(({ constraints }) => constraints.expression ?? '').join('')).to.equal(
      'max(row["sum alone"], row["a"], row["b"])',
    );
  });
});

describe('a clone of a table whose columns are in order', () => {
  const next = uniform(13);
  const exponential = (mean: number): number => Math.floor(-mean * Math.log(1 - next()));
  const sample = tableOf(
    many((i) => {
      const [least, born] = [exponential(40), -9000 + Math.floor(20_000 * next())];
      const start = 1000 + Math.floor(50_000 * next());
      const hired = born + 6570 + Math.floor(9000 * next());
      return {
        least,
        // Three rows are in the wrong order.
        most: i < 3 ? least - 1 : least + exponential(50),
        price: (least / 3).toFixed(2),
        start,
        end: i % 5 === 0 ? undefined : start + exponential(30),
        born: german(born),
        hired: german(hired),
        left: i % 3 === 0 ? undefined : german(hired + exponential(2000)),
      };
    }),
  );
  const rows = rowsOf(sample) as readonly Record<string, number>[];
  const { fields, columns } = inferenceEngine.infer(sample, { k: K, locales: [] });
  const inOrder = (lower: string, upper: string): number =>
    share(
      rows
        .filter((row) => row[lower] !== null && row[upper] !== null)
        .map((row) => (row[lower] as number) <= (row[upper] as number)),
    );

  it('has numbers in order', () => {
    expect(inOrder('least', 'most')).to.equal(1);
    expect(inOrder('start', 'end')).to.equal(1);
  });

  it('has the distances of the sample if they vary little, and nulls as well', () => {
    const gaps = rows.flatMap(({ start, end }) =>
      end === null || start === undefined || end === undefined ? [] : [end - start],
    );

    expect(gaps.length / rows.length).to.be.closeTo(0.8, 0.05);
    expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).to.be.closeTo(30, 4);
    expect(fields.find(({ name }) => name === 'end minus start')).to.include({ hidden: true });
  });

  it('has dates in order, in the notation of the sample', () => {
    const dates = rows.map(({ born, hired, left }) => [born, hired, left ?? hired].map(dayOf));

    expect(everyOf(rows, (row) => /^\d\d\.\d\d\.\d{4}$/.test(String(row.hired)))).to.equal(true);
    const kept = dates.map(([born = 0, hired = 0, left = 0]) => born <= hired && hired <= left);
    expect(share(kept)).to.equal(1);
    expect(share(rows.map(({ left }) => left === null))).to.be.closeTo(1 / 3, 0.05);
  });

  it('has hidden columns that are no columns of the table', () => {
    const hidden = fields.filter((field) => field.hidden);

    expect(hidden).to.have.length.above(2);
    expect(fields.slice(0, columns.length).map(({ name }) => name)).to.deep.equal(sample.header);
    expect(columns.map(({ name }) => name)).to.deep.equal(sample.header);
  });

  it('keeps no order of columns that only overlap', () => {
    const draw = uniform(14);
    const table = tableOf(
      many(() => ({ low: Math.floor(500 * draw()), high: 300 + Math.floor(500 * draw()) })),
    );

    expect(inferenceEngine.infer(table, { k: K, locales: [] }).fields).to.have.lengthOf(2);
  });
});

describe('a clone of a table with equal columns', () => {
  const next = uniform(15);
  const sample = tableOf(
    many((i) => {
      const code = `KX-${Math.floor(1e6 * next())}`;
      const amount = Math.floor(1e5 * next());
      return {
        code,
        // 12 rows differ: k rows and more, but less than 1 %.
        reference: i % 125 === 0 ? 'KX-1' : code,
        amount,
        booked: i % 4 === 0 ? undefined : amount,
        open: next() < 0.995 ? 'no' : 'yes',
        late: next() < 0.995 ? 'no' : 'yes',
      };
    }),
  );
  const rows = rowsOf(sample);
  const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });

  it('has equal values', () => {
    expect(rows.map(({ reference }) => reference)).to.deep.equal(rows.map(({ code }) => code));
    const booked = rows.filter((row) => row.booked !== null);
    expect(booked.map((row) => row.booked)).to.deep.equal(booked.map(({ amount }) => amount));
    expect(booked.length / rows.length).to.be.closeTo(0.75, 0.05);
  });

  it('copies no column that is equal because nearly all values are', () => {
    expect(fields.map(({ type }) => type)).to.deep.equal([
      'string',
      'template',
      'integer',
      'formula',
      'choice',
      'choice',
    ]);
  });
});

describe('a clone of a table whose dates determine a category', () => {
  const next = uniform(16);
  const sample = tableOf(
    many(() => {
      const at = 18_000 + Math.floor(1000 * next());
      const season = at < 18_300 ? 'first' : at < 18_700 ? 'second' : 'third';
      return { season, group: `g${Math.floor(4 * next())}`, at: day(at) };
    }),
  );

  it('has the category of the date', () => {
    const right = rowsOf(sample).map(({ season, at }) => {
      const made = dayOf(at);
      return season === (made < 18_300 ? 'first' : made < 18_700 ? 'second' : 'third');
    });

    expect(share(right)).to.be.above(0.98);
  });
});

describe('a clone of a table of large whole sums with a small summand', () => {
  const next = uniform(13);
  const rows = many(() => {
    const [base, extra] = [1000 + Math.floor(8000 * next()), 500 + Math.floor(2500 * next())];
    const bonus = Number(next() < 0.4);
    return { base, extra, bonus, total: base + extra + bonus };
  });

  it('adds up all of them, because whole numbers are rounded only if they do not add up', () => {
    expect(
      rowsOf(tableOf(rows)).filter(
        ({ base, extra, bonus, total }) =>
          Number(base) + Number(extra) + Number(bonus) !== Number(total),
      ),
    ).to.deep.equal([]);
  });
});

describe('a clone of a table of parts and digits', () => {
  const next = uniform(13);
  const whole = (most: number): number => Math.floor(most * next());
  const rows = many((i) => {
    const [year, month, paid] = [2015 + whole(5), 1 + whole(12), 500 * (1 + whole(60))];
    const [group, hour] = [[11, 12, 21, 30][whole(4)] as number, whole(24)];
    const part = (at: number): number => (i % 3 === at ? paid : 0);
    return {
      ...{ period: 100 * year + month, year, month },
      ...{ at: 100 * hour + 5 * whole(12), hour, item: 1000 * group + whole(1000), group },
      ...{ paid, cash: part(0), card: part(1), voucher: part(2) },
      method: ['cash', 'card', 'voucher'][i % 3] as string,
    };
  });
  const made = rowsOf(tableOf(rows)).map((row) => (name: string) => Number(row[name]));

  it('adds up parts of which each row has one', () => {
    const isOff = (of: (name: string) => number): boolean =>
      of('cash') + of('card') + of('voucher') !== of('paid');

    expect(made.filter(isOff)).to.deep.equal([]);
  });

  it('has the first and the last digits of numbers in columns of their own', () => {
    const isOff = (of: (name: string) => number): boolean =>
      of('period') !== 100 * of('year') + of('month') ||
      of('hour') !== Math.floor(of('at') / 100) ||
      of('group') !== Math.floor(of('item') / 1000);

    expect(made.filter(isOff)).to.deep.equal([]);
  });
});
