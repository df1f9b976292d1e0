import { expect } from 'chai';
import fc from 'fast-check';
import type { InferredDistance } from '../../../../src/domain/inference/dependence/ordered-moments.js';
import { parseNumber } from '../../../../src/domain/inference/reading/parse-number.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { everyOf } from '../../../support/every-of.js';
import { inferenceEngine, type Json, pathsOf } from '../../../support/tables.js';
import { cloned, K, sampleOf, share, uniform } from './sample-tables.js';

const ROWS = 3000;

/** Orders whose status depends on the country, amount on the status, and tax on the amount; open ones have no day. */
function orders(): TableSample {
  const next = uniform(1);
  const pick = (shares: Readonly<Record<string, number>>): string => {
    let rest = next();
    for (const [name, share] of Object.entries(shares)) {
      rest -= share;
      if (rest < 0) return name;
    }
    return '';
  };
  const rows = Array.from({ length: ROWS }, () => {
    const country = pick({ DE: 0.5, US: 0.3, FR: 0.2 });
    const german = { paid: 0.9, open: 0.1 };
    const other = { paid: 0.4, open: 0.3, refunded: 0.3 };
    const status = pick(country === 'DE' ? german : other);
    const amount = (status === 'refunded' ? 500 : 0) + 100 * next();
    const tax = 0.19 * amount + next();
    const day =
      status === 'open' ? null : `2024-03-${String(1 + Math.floor(28 * next())).padStart(2, '0')}`;
    return { country, status, amount: amount.toFixed(2), tax: tax.toFixed(2), day };
  });
  return sampleOf({
    country: rows.map(({ country }) => country),
    status: rows.map(({ status }) => status),
    amount: rows.map(({ amount }) => amount),
    tax: rows.map(({ tax }) => tax),
    day: rows.map(({ day }) => day),
  });
}

interface Row {
  readonly when: readonly unknown[];
  readonly weights?: Readonly<Record<string, number>>;
  readonly rest?: number;
  readonly bins?: readonly (readonly [number, number, number])[];
  readonly null_rate?: number;
}

/** Everything that a table of conditions tells: its rows, with the sampled rows in which each holds. */
function disclosed(sample: TableSample) {
  const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });
  const columnOf = (name: string) => sample.columns[(sample.header ?? []).indexOf(name)] ?? [];
  return fields.flatMap(({ name, constraints }) => {
    const given = constraints.given as { columns: string[]; rows: Row[] } | undefined;
    return (given?.rows ?? []).map((row) => ({
      row,
      cells: columnOf(name).filter((_, i) =>
        everyOf(row.when, (condition, p) => {
          const cell = columnOf(given?.columns[p] ?? '')[i] ?? null;
          if (condition === '*') return true;
          return Array.isArray(condition) ? cell !== null : cell === condition;
        }),
      ),
    }));
  });
}

/** The number of sampled rows behind each number that a row of conditions tells. */
function rowsBehind(row: Row, cells: readonly (string | null)[]): readonly number[] {
  const values = cells.filter((cell) => cell !== null);
  const weights = row.weights ?? {};
  const bins = row.bins ?? [];
  const rate = row.null_rate ?? 0;
  const count = (holds: (cell: string) => boolean): number => values.filter(holds).length;
  return [
    ...Object.keys(weights)
      .filter((value) => (weights[value] ?? 0) > 0)
      .map((value) => count((cell) => cell === value)),
    ...((row.rest ?? 0) > 0 ? [count((cell) => !Object.hasOwn(weights, cell))] : []),
    ...bins.flatMap(([from, to, weight], i) => {
      const isLast = i === bins.length - 1;
      const isIn = (at: number): boolean => at >= from && (at < to || (isLast && at === to));
      return weight > 0 ? [count((cell) => isIn(parseNumber(cell, '.')?.value ?? Number.NaN))] : [];
    }),
    ...(rate > 0 ? [cells.length - values.length] : []),
    ...(rate < 1 ? [values.length] : []),
  ];
}

describe('a clone', () => {
  const columns = cloned(orders(), ROWS);
  const column = (name: string): readonly string[] => columns.get(name) ?? [];
  const where = (name: string, cell: string): readonly number[] =>
    column(name).flatMap((other, i) => (other === cell ? [i] : []));

  it('has the categories of the sample in the rows of other categories', () => {
    const german = where('country', '"DE"').map((i) => column('status')[i]);
    const american = where('country', '"US"').map((i) => column('status')[i]);

    expect(share(german.map((cell) => cell === '"paid"'))).to.be.closeTo(0.9, 0.04);
    expect(german).not.to.include('"refunded"');
    expect(share(american.map((cell) => cell === '"refunded"'))).to.be.closeTo(0.3, 0.06);
  });

  it('has the numbers of the sample in the rows of a category', () => {
    const amounts = where('status', '"refunded"').map((i) => Number(column('amount')[i]));
    const others = where('status', '"paid"').map((i) => Number(column('amount')[i]));

    expect(Math.min(...amounts)).to.be.above(450);
    expect(Math.max(...others)).to.be.below(150);
  });

  it('has nulls in the rows in which the sample has them', () => {
    expect([...new Set(where('status', '"open"').map((i) => column('day')[i]))]).to.deep.equal([
      'null',
    ]);
    expect(where('status', '"paid"').map((i) => column('day')[i])).not.to.include('null');
  });

  it('has numbers that grow together within a category', () => {
    const paid = where('status', '"paid"');
    const ratio = paid.map((i) => Number(column('tax')[i]) - 0.19 * Number(column('amount')[i]));
    const spread = Math.max(...paid.map((i) => Number(column('tax')[i])));

    expect(spread).to.be.above(15);
    // Independent numbers would differ by up to 19.
    expect(share(ratio.map((rest) => Math.abs(rest - 0.5) < 2))).to.be.above(0.9);
  });
});

describe('a clone of a table with sums and products', () => {
  const next = uniform(3);
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const quantity = 1 + Math.floor(9 * next());
    const price = Math.round(5000 * next());
    // Three rows do not agree: fewer than k.
    return {
      quantity,
      price,
      total: quantity * price + (i < 3 ? 100 : 0),
      fee: Math.round(900 * next()),
    };
  });
  const cents = (amount: number): string => (amount / 100).toFixed(2);
  const sample = sampleOf({
    quantity: rows.map(({ quantity }) => String(quantity)),
    price: rows.map(({ price }) => cents(price)),
    total: rows.map(({ total }) => cents(total)),
    fee: rows.map(({ fee }) => cents(fee)),
    due: rows.map(({ total, fee }) => cents(total + fee)),
    spread: rows.map(({ fee }, i) => cents(fee + (i % 99 === 0 ? 500 : 0))),
  });
  const columns = cloned(sample, 500);
  const numbers = (name: string): readonly number[] => (columns.get(name) ?? []).map(Number);

  it('has totals that are products in every row', () => {
    const products = numbers('quantity').map((quantity, i) =>
      Math.round(100 * quantity * (numbers('price')[i] as number)),
    );

    expect(numbers('total').map((total) => Math.round(100 * total))).to.deep.equal(products);
  });

  it('computes sums of computed columns, and no column that differs in k rows', () => {
    const { fields, columns: profiles } = inferenceEngine.infer(sample, { k: K, locales: [] });
    const computed = fields.flatMap(({ name, constraints: { expression = '' } }) =>
      /[+*]/.test(String(expression)) ? [[name, expression]] : [],
    );
    // The spread is no fee, but never below it.
    expect(computed.pop()).to.deep.equal(['spread', 'row["fee"] + row["spread minus fee"]']);
    const names = computed.map(([name]) => name);

    expect(names).to.deep.equal(['total', 'due']);
    expect(profiles[2]?.type).to.equal('formula');
  });
});

describe('a clone of a table with dates that follow each other', () => {
  const next = uniform(4);
  const day = (at: number): string => new Date(86_400_000 * at).toISOString().slice(0, 10);
  const moment = (at: number): string => `${new Date(1000 * at).toISOString().slice(0, 19)}Z`;
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const ordered = 19_000 + Math.floor(700 * next());
    // Mostly one to three days, and three rows in the wrong order: fewer than k.
    const shipped = ordered + (i < 3 ? -2 : Math.floor(1 + 3 * next() ** 2));
    const paid = 86_400 * ordered + Math.floor(86_400 * next());
    return { ordered, shipped, paid, closed: paid + 60 * Math.floor(5 + 50 * next()) };
  });
  const sample = sampleOf({
    shipped_on: rows.map(({ shipped }) => day(shipped)),
    ordered_on: rows.map(({ ordered }) => day(ordered)),
    paid_at: rows.map(({ paid }) => moment(paid)),
    closed_at: rows.map(({ closed }, i) => (i % 4 === 0 ? null : moment(closed))),
    state: rows.map((_, i) => (i % 4 === 0 ? 'running' : 'finished')),
  });
  const columns = cloned(sample, 2000);
  const at = (name: string): readonly number[] =>
    (columns.get(name) ?? []).map((cell) => Date.parse(JSON.parse(cell)));

  it('has them in order, with the distances of the sample', () => {
    const days = at('shipped_on').map(
      (shipped, i) => (shipped - (at('ordered_on')[i] as number)) / 86_400_000,
    );

    expect(Math.min(...days)).to.be.least(0);
    expect(Math.max(...days)).to.be.most(4);
    expect(share(days.map((gap) => gap === 1))).to.be.closeTo(Math.sqrt(1 / 3), 0.06);
  });

  it('has moments in order, and nulls as the sample has', () => {
    const closed = columns.get('closed_at') ?? [];
    const minutes = closed.flatMap((cell, i) =>
      cell === 'null' ? [] : [(at('closed_at')[i] as number) - (at('paid_at')[i] as number)],
    );

    expect(Math.min(...minutes)).to.be.least(0);
    expect(Math.max(...minutes)).to.be.most(60 * 60_000);
    const states = columns.get('state') ?? [];
    expect(closed.map((cell) => cell === 'null')).to.deep.equal(
      states.map((state) => state === '"running"'),
    );
    expect(minutes.length / closed.length).to.be.closeTo(0.75, 0.04);
  });

  it('has no distance that fewer than k rows have', () => {
    const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });
    const after = fields[0]?.constraints.after as InferredDistance;
    const gaps = rows.map(({ ordered, shipped }) => shipped - ordered);

    expect(after).to.include({ field: 'ordered_on', unit: 'days' });
    after.distribution.weights.forEach((weight, i) => {
      const [from, to] = [
        after.distribution.edges[i] as number,
        after.distribution.edges[i + 1] as number,
      ];
      if (weight > 0) expect(gaps.filter((gap) => gap >= from && gap < to).length).to.be.least(K);
    });
  });
});

describe('a clone of a table with dates before a few others', () => {
  const next = uniform(9);
  const day = (at: number): string => new Date(86_400_000 * at).toISOString().slice(0, 10);
  const rows = Array.from({ length: 1500 }, () => {
    const held = 15_000 + 365 * Math.floor(12 * next());
    return { held, asked: held - Math.floor(1 + 20 * next()) };
  });
  const sample = sampleOf({
    asked_on: rows.map(({ asked }) => day(asked)),
    held_on: rows.map(({ held }) => day(held)),
  });

  it('has these few dates, and the distances of the sample before them', () => {
    const columns = cloned(sample, 1000);
    const [asked = [], held = []] = ['asked_on', 'held_on'].map((name) => columns.get(name));

    const real = new Set(rows.map((row) => JSON.stringify(day(row.held))));
    expect(held.filter((cell) => !real.has(cell))).to.deep.equal([]);
    const days = asked.map(
      (cell, i) => Date.parse(JSON.parse(held[i] ?? '')) - Date.parse(JSON.parse(cell)),
    );
    expect(Math.min(...days) / 86_400_000).to.equal(1);
    expect(Math.max(...days) / 86_400_000).to.equal(20);
  });
});

describe('a clone of a table with names and texts that are null', () => {
  const next = uniform(6);
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const isClosed = next() < 0.4;
    const note = `closed because of reason ${Math.floor(1e9 * next())}, see the file`;
    const code = `Z-${100_000 + i * 7}`;
    return { note: isClosed ? note : null, code: isClosed ? code : null, mail: isClosed };
  });
  const sample = sampleOf({
    note: rows.map(({ note }) => note),
    code: rows.map(({ code }) => code),
    mail: rows.map(({ mail }, i) => (mail ? null : `anna.${i}@example.org`)),
  });
  const columns = cloned(sample, 1000);
  const isNull = (name: string) => (columns.get(name) ?? []).map((cell) => cell === 'null');

  it('has nulls in the same rows', () => {
    const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });

    expect(fields.map(({ type }) => type)).to.deep.equal(['text', 'string', 'email']);
    expect(fields[1]?.constraints.unique).to.equal(true);
    expect(share(isNull('note'))).to.be.closeTo(0.6, 0.06);
    expect(isNull('code')).to.deep.equal(isNull('note'));
    expect(isNull('mail').map((flag) => !flag)).to.deep.equal(isNull('note'));
  });
});

describe('learned tables of conditions', () => {
  const names = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const samples = fc
    .array(
      fc.record({
        x: names,
        y: fc.oneof(names, fc.constant(null)),
        z: fc.integer({ min: 0, max: 999 }),
      }),
      { minLength: 60, maxLength: 400 },
    )
    .map((rows) => {
      // The second column follows the first, and the third one the second, so that there is something to tell.
      const y = rows.map((row, i) => (i % 3 === 0 ? row.y : row.x));
      const z = rows.map((row, i) =>
        String(row.z + (y[i] === null ? 0 : 1000 * (y[i] as string).charCodeAt(0))),
      );
      return sampleOf({ group: rows.map(({ x }) => x), kind: y, size: z });
    });

  it('tell nothing of fewer than k rows', () => {
    let numbers = 0;
    fc.assert(
      fc.property(samples, (sample) => {
        for (const { row, cells } of disclosed(sample)) {
          const rows = rowsBehind(row, cells);
          numbers += rows.length;
          expect(rows.filter((count) => count < K)).to.deep.equal([]);
        }
      }),
      { seed: 42, numRuns: 100 },
    );
    expect(numbers).to.be.above(500);
  });

  it('are valid requests', () => {
    fc.assert(
      fc.property(samples, (sample) => {
        const { fields, correlate } = inferenceEngine.infer(sample, { k: K, locales: [] });
        const request: Json = { rows: 1, fields, correlate };
        expect(pathsOf(request)).to.deep.equal([]);
      }),
      { seed: 42, numRuns: 30 },
    );
  });

  it('are the same for the same sample', () => {
    expect(inferenceEngine.infer(orders(), { k: K, locales: [] })).to.deep.equal(
      inferenceEngine.infer(orders(), { k: K, locales: [] }),
    );
  });

  it('are not learned from columns that are independent', () => {
    const next = uniform(2);
    const draw = (count: number): readonly string[] =>
      Array.from({ length: ROWS }, () => `v${Math.floor(count * next())}`);
    const { fields, correlate } = inferenceEngine.infer(
      sampleOf({ a: draw(4), b: draw(5), c: draw(3), n: draw(900).map((text) => text.slice(1)) }),
      { k: K, locales: [] },
    );

    expect(fields.filter(({ constraints }) => constraints.given !== undefined)).to.deep.equal([]);
    expect(correlate).to.deep.equal([]);
  });
});
