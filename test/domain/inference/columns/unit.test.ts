import { expect } from 'chai';
import type { InferredSchema } from '../../../../src/domain/inference/inferred-schema.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { everyOf } from '../../../support/every-of.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cycle, infer, K, many, sampleOf } from '../samples.js';

const HERS = 1000;
const OTHERS = 300;

/** 300 customers with two orders each, and 1,000 orders of one customer that differ from theirs in every column. */
function orders(): TableSample {
  const column = (hers: (i: number) => string | number, others: (i: number) => string | number) => [
    ...many(OTHERS, others),
    ...many(HERS, hers),
    ...many(OTHERS, (i) => others(OTHERS + i)),
  ];
  return sampleOf(
    {
      customer: column(
        () => 'C-0',
        (i) => `C-${1 + (i % OTHERS)}`,
      ),
      product: column(
        () => 'opera glasses',
        (i) => ['pen', 'ink', 'paper'][i % 3] as string,
      ),
      status: column(
        (i) => (i % 2 === 0 ? 'returned' : 'paid'),
        (i) => ['open', 'paid'][i % 2] as string,
      ),
      amount: column(
        (i) => 90_000 + i,
        (i) => 10 + ((i * 7) % 90),
      ),
      weight: column(
        (i) => (700 + i / 100).toFixed(2),
        (i) => 1 + (i % 50),
      ),
      day: column(
        (i) => `1955-0${1 + (i % 9)}-11`,
        (i) => `2024-0${1 + (i % 9)}-${10 + (i % 19)}`,
      ),
      order_id: column(
        (i) => 700_000_000_000 + i * 7919,
        (i) => 100_000 + i * 97,
      ),
      serial: column(
        (i) => `S${'0123456789'.repeat(2)}${i}`,
        (i) => `${'XYZ'.slice(i % 3)}${i % 7 === 0 ? '-' : ''}${i * 31}${'QRST'.slice(i % 4)}`,
      ),
      code: column(
        (i) => `QQ-${1000 + i}-Z`,
        (i) => `a${100_000 + i}`,
      ),
      remark: column(
        (i) => `She asks for a call about order ${i}. `.repeat(20),
        (i) => `Leave it with neighbour number ${i} please, he is at home`,
      ),
      coupon: column(
        () => '',
        (i) => ['spring', 'summer'][i % 2] as string,
      ),
      gift: column(
        () => 'true',
        () => 'false',
      ),
    },
    { warnings: [`${HERS} rows with too many cells are cut`] },
  );
}

function inferUnits(sample: TableSample, unit = 'customer'): InferredSchema {
  return inferenceEngine.infer(sample, { k: K, locales: [], unit });
}

/** The texts of a result that only the rows of the one customer explain. */
const HERS_ALONE = [
  ...['opera', 'returned', '1955', 'QQ', '-Z', '"true_rate":1', 'C-0', '1000 rows'],
  ...['"null_rate":0.', '"precision":2'],
];

describe('inference with a unit', () => {
  const sample = orders();
  const counted = inferUnits(sample);
  const disclosed = JSON.stringify(counted);

  it('tells nothing that one person with 1,000 rows explains alone', () => {
    const byRows = JSON.stringify(infer(sample));

    expect(HERS_ALONE.filter((text) => byRows.includes(text))).to.include.members([
      ...['opera', 'returned', '1955', 'QQ', '1000 rows', '"null_rate":0.'],
    ]);
    expect(HERS_ALONE.filter((text) => disclosed.includes(text))).to.deep.equal([]);
  });

  it('tells the values, ranges and lengths of the others', () => {
    const constraints = Object.fromEntries(
      counted.fields.map((field) => [field.name, field.constraints]),
    );

    expect(constraints.product?.choices).to.have.members(['pen', 'ink', 'paper']);
    expect(constraints.status?.choices).to.have.members(['open', 'paid']);
    expect(constraints.amount).to.include({ min: 10, max: 100 });
    expect(constraints.weight).to.include({ min: 0, precision: 0 });
    expect(constraints.order_id).to.include({ min: 200_000, max: 999_999 });
    expect(constraints.serial?.length).to.be.at.most(16);
    expect(constraints.remark?.max_length).to.be.below(100);
    expect(constraints.gift).to.deep.include({ true_rate: 0 });
  });

  it('lists categories and conditions of k persons or more, counted again', () => {
    const persons = new Map<string, Set<string>>();
    const [customers = [], ...others] = sample.columns;
    for (const cells of others) {
      cells.forEach((cell, row) => {
        const value = String(cell);
        persons.set(value, (persons.get(value) ?? new Set()).add(String(customers[row])));
      });
    }
    const listed = counted.fields.flatMap(({ constraints }) =>
      Array.isArray(constraints.choices) ? constraints.choices.map(String) : [],
    );

    expect(everyOf(listed, (value) => (persons.get(value)?.size ?? 0) >= K)).to.equal(true);
  });

  it('holds for a report on the clone too', () => {
    const report = inferenceEngine.report(sample, counted, {
      k: K,
      locales: [],
      unit: 'customer',
      seed: 1,
    });
    const text = JSON.stringify(report);

    expect(HERS_ALONE.filter((one) => text.includes(one))).to.deep.equal([]);
    expect(report.privacy.k).to.equal(2 * K);
    expect(report.rows_compared).to.equal(2 * (OTHERS + 1));
  });

  it('counts the same persons if one of them has more rows', () => {
    const table = (rows: number) => {
      const ids = [...many(200, (i) => `p${i}`), ...Array<string>(rows).fill('p7')];
      const kinds = [...cycle(200, ['a', 'b', 'c', 'd']), ...Array<string>(rows).fill('rare')];
      return inferUnits(sampleOf({ customer: ids, kind: kinds }), 'customer').fields[1];
    };

    expect(table(5000)).to.deep.equal(table(1000));
    expect(JSON.stringify(table(1000))).not.to.contain('rare');
  });

  it('keeps all rows of persons who have as many rows as the others', () => {
    const ids = many(600, (i) => `p${i % 100}`);
    const kinds = many(600, (i) => ['a', 'b', 'c'][Math.floor(i / 100) % 3] as string);
    const { fields, warnings } = inferUnits(sampleOf({ customer: ids, kind: kinds }));

    expect(fields[1]?.constraints.weights).to.deep.equal([0.3333, 0.3333, 0.3333]);
    expect(warnings).to.deep.equal([
      'each unit counts with at most 6 rows, so that 60 rows are at least 10 units',
    ]);
  });

  for (const [single, rows] of [
    [30, 20],
    [50, 10],
  ] as const) {
    it(`needs ${rows} rows if ${single} % of the persons have one row and the others two`, () => {
      const ids = [...many(100, (i) => `p${i}`), ...many(100 - single, (i) => `p${i}`)];
      const { warnings } = inferUnits(sampleOf({ customer: ids }));

      expect(warnings[0]).to.contain(`so that ${rows} rows are at least 10 units`);
    });
  }

  it('counts rows without a unit as those of one person', () => {
    const ids = [...many(100, (i) => `p${i}`), ...Array<string>(50).fill('')];
    const kinds = [...cycle(100, ['a', 'b']), ...Array<string>(50).fill('nameless')];
    const result = JSON.stringify(inferUnits(sampleOf({ customer: ids, kind: kinds })));

    expect(result).to.contain('"choices":["a","b"]');
    expect(result).not.to.contain('nameless');
  });

  it('tells no more than types if there are fewer than k persons', () => {
    const ids = many(900, (i) => `p${i % (K - 1)}`);
    const { fields } = inferUnits(sampleOf({ customer: ids, zz: cycle(900, ['a', 'b']) }));

    expect(fields.map(({ constraints }) => constraints)).to.deep.equal([{}, {}]);
  });

  it('rounds the counts of conditions to half of the rows that k persons have', () => {
    // Six rows of each person count, so 60 rows are k persons: 70 nulls of 500 rows become 60 of 480.
    const ids = many(1000, (i) => `p${i % 167}`);
    const plan = many(1000, (i) => 'ab'[i % 2] as string);
    const paid = many(1000, (i) => (i % 2 === 0 && i < 140 ? '' : i % 3 === 0 ? 'yes' : 'later'));
    const { fields } = inferUnits(sampleOf({ customer: ids, plan, paid }));
    const given = fields.find(({ name }) => name === 'paid')?.constraints.given;

    expect(JSON.stringify(given)).to.contain('"null_rate":0.125');
  });

  it('finds a column of the name only', () => {
    const asked = [
      { path: '/unit', name: 'custmer' },
      { path: '/unit', name: 'product' },
    ];

    expect(
      inferenceEngine.columnFaults(sampleOf({ customer: [], product: [] }), asked, {
        k: 10,
        locales: [],
      }),
    ).to.deep.equal([
      {
        path: '/unit',
        message: 'unknown column "custmer", did you mean "customer"?',
        expected: 'one of customer, product',
        suggestion: 'customer',
      },
    ]);
  });
});
