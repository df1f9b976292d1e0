import { expect } from 'chai';
import { requestOfSample } from '../../../../src/application/inference/cloned-table.js';
import { oncePer } from '../../../../src/domain/basics/once-per.js';
import type { InferredSchema } from '../../../../src/domain/inference/inferred-schema.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine, textOf } from '../../../support/tables.js';
import { K, sampleOf, uniform } from '../dependence/sample-tables.js';
import { campaigns, orders, panel, readings, sortedByCity, visits } from './grouped-tables.js';

type Row = Readonly<Record<string, string>>;

const inferred = oncePer(
  (sample: TableSample): InferredSchema => inferenceEngine.infer(sample, { k: K, locales: [] }),
);

const rowsOf = ({ header = [], columns, rows }: TableSample): readonly Row[] =>
  Array.from({ length: rows }, (_, row) =>
    Object.fromEntries(header.map((name, i) => [name, String(columns[i]?.[row])])),
  );

/** The rows of a clone with as many rows as the sample, as texts. */
function clonedRows(sample: TableSample, schema: InferredSchema, seed = 1): readonly Row[] {
  const request = requestOfSample({ rows: sample.rows, schema, report: () => expect.fail() });
  const rows = JSON.parse(textOf({ ...request, seed })) as readonly Record<string, unknown>[];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  );
}

/** The rows by their key, which is the first column. */
function groupsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const key = Object.keys(rows[0] ?? {})[0] ?? '';
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0]?.[key] === row[key]) last?.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** 1 minus the Kolmogorov-Smirnov distance of two lists of numbers. */
function alike(a: readonly number[], b: readonly number[]): number {
  const upTo = (numbers: readonly number[], at: number): number =>
    numbers.filter((number) => number <= at).length / numbers.length;
  return 1 - Math.max(...[...a, ...b].map((at) => Math.abs(upTo(a, at) - upTo(b, at))));
}

const numberOf = (text = ''): number =>
  /^-?[\d.]+$/.test(text) ? Number(text) : Date.parse(text) / 86_400_000;

/** The correlation of the numbers of neighbouring rows of each group. */
function lagged(groups: readonly (readonly Row[])[], name: string): number {
  const pairs = groups.flatMap((group) =>
    group.slice(1).map((row, i) => [numberOf(group[i]?.[name]), numberOf(row[name])] as const),
  );
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((all, [x, y]) => all + of(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** The share of the rows whose value is not below that of the row before in its group. */
function rising(groups: readonly (readonly Row[])[], name: string): number {
  const steps = groups.flatMap((group) =>
    group.slice(1).map((row, i) => numberOf(row[name]) >= numberOf(group[i]?.[name])),
  );
  return steps.filter(Boolean).length / steps.length;
}

const SEEDS = [1, 2, 3];

/** A sample of each seed, which several tests share. */
const samples = new Map<string, TableSample>();
const sampleFrom = (make: (seed: number) => TableSample, seed = 1): TableSample => {
  const name = `${make.name} ${seed}`;
  const sample = samples.get(name) ?? make(seed);
  samples.set(name, sample);
  return sample;
};

describe('the clone of a table whose rows form groups', () => {
  const cases = [
    { what: 'lines of orders', make: orders, constant: ['placed', 'channel', 'country'] },
    { what: 'visits of patients', make: visits, constant: ['sex', 'born', 'illness'] },
    { what: 'months of units', make: panel, constant: ['region'] },
    { what: 'weeks of units, each with its own first one', make: campaigns, constant: ['region'] },
    { what: 'readings of devices', make: readings, constant: ['model'] },
  ];
  for (const { what, make, constant } of cases) {
    it(`has ${what} in groups of the same sizes, with one value of what is constant in them`, () => {
      for (const seed of SEEDS) {
        const sample = sampleFrom(make, seed);
        const schema = inferred(sample);
        const [real, made] = [groupsOf(rowsOf(sample)), groupsOf(clonedRows(sample, schema))];
        const mixed = made.filter((group) =>
          constant.some((name) => new Set(group.map((row) => row[name])).size > 1),
        );
        const sizes = (groups: readonly (readonly Row[])[]): readonly number[] =>
          groups.slice(0, -1).map(({ length }) => length);

        expect(mixed).to.deep.equal([]);
        expect(alike(sizes(real), sizes(made)), `seed ${seed}`).to.be.above(0.87);
        expect(new Set(made.map(([row]) => Object.values(row ?? {})[0])).size).to.equal(
          made.length,
        );
      }
    });
  }

  it('numbers the rows of each group', () => {
    const sample = sampleFrom(orders);
    const schema = inferred(sample);
    const made = groupsOf(clonedRows(sample, schema));

    expect(schema.fields.find(({ name }) => name === 'pos')?.type).to.equal('ordinal');
    expect(made.filter((group) => group.some(({ pos }, i) => pos !== String(i + 1)))).to.deep.equal(
      [],
    );
    expect(schema.warnings).to.deep.equal([
      'the rows form groups by column doc: 4 further columns have one value in each',
    ]);
  });

  it('lets time go on in each group, at the distances of the sample', () => {
    const of = (make: (seed: number) => TableSample) => {
      const sample = sampleFrom(make);
      return {
        real: groupsOf(rowsOf(sample)),
        made: groupsOf(clonedRows(sample, inferred(sample))),
      };
    };
    const [patients, devices, units, weeks] = [of(visits), of(readings), of(panel), of(campaigns)];
    const months = (groups: typeof units.made): readonly string[] => [
      ...new Set(
        groups.map((group) => group.map(({ month, year }) => month + String(year)).join()),
      ),
    ];

    expect(rising(patients.made, 'seen')).to.equal(1);
    expect(rising(devices.made, 'at')).to.equal(1);
    expect(rising(weeks.made, 'week')).to.equal(1);
    expect(months(units.made)).to.deep.equal(months(units.real));
  });

  it('gives numbers a level in each group', () => {
    for (const [make, name, least] of [
      [visits, 'systolic', 0.8],
      [readings, 'celsius', 0.8],
      [panel, 'output', 0.97],
    ] as const) {
      const sample = sampleFrom(make);
      const [real, made] = [rowsOf(sample), clonedRows(sample, inferred(sample))];

      expect(lagged(groupsOf(made), name), name).to.be.above(least);
      expect(
        alike(
          real.map((row) => numberOf(row[name])),
          made.map((row) => numberOf(row[name])),
        ),
        name,
      ).to.be.above(0.9);
    }
  });

  it('lets columns of the rows depend on those of their group', () => {
    const sample = sampleFrom(visits);
    const made = clonedRows(sample, inferred(sample));
    const mean = (rows: readonly Row[]): number =>
      rows.reduce((sum, row) => sum + Number(row.systolic), 0) / rows.length;
    const [ill, well] = [
      made.filter(({ illness }) => illness === 'diabetes'),
      made.filter(({ illness }) => illness === 'none'),
    ];

    expect(mean(ill) - mean(well)).to.be.within(7, 25);
  });

  it('lists a key that k rows have each, and gives each group another one while there are enough', () => {
    const sample = sampleFrom(panel);
    const schema = inferred(sample);
    const keyOf = (rows: number): unknown =>
      requestOfSample({ rows, schema, report: () => expect.fail() }).fields[0]?.constraints.unique;

    expect(schema.groups).to.deep.equal({ rows: 24 });
    expect([keyOf(sample.rows), keyOf(sample.rows + 1)]).to.deep.equal([true, undefined]);
    expect(
      new Set(clonedRows(sample, schema).map(({ unit, region }) => `${unit} ${region}`)),
    ).to.deep.equal(new Set(rowsOf(sample).map(({ unit, region }) => `${unit} ${region}`)));
  });
});

describe('a table that is only sorted', () => {
  it('has no groups, by a column of texts or of numbers', () => {
    const next = uniform(9);
    const ages = Array.from({ length: 1500 }, () => 18 + Math.floor(60 * next())).sort();
    const byAge = sampleOf({
      age: ages.map(String),
      band: ages.map((age) => (age < 30 ? 'young' : age < 60 ? 'middle' : 'old')),
      score: ages.map(() => String(Math.floor(100 * next()))),
    });
    const found = [...SEEDS.map((seed) => sortedByCity(seed)), byAge].map(inferred);

    expect(found.map(({ groups }) => groups)).to.deep.equal([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(found.flatMap(({ fields }) => fields.filter(({ per }) => per))).to.deep.equal([]);
  });
});

describe('the privacy of groups', () => {
  /** Orders of which a few have a value that no others have, and one has many lines. */
  const sample = (() => {
    const next = uniform(10);
    const rows = Array.from({ length: 300 }, (_, i) => {
      const lines = i === 40 ? 480 : 1 + Math.floor(4 * next());
      const rare = i % 60 === 7 ? 'secret' : 'web';
      const channel = next() < 0.4 ? 'shop' : rare;
      const size = rare === 'secret' ? 6 : lines;
      return Array.from({ length: size }, (_line, line) => ({
        ticket: `T${70_000 + ((i * 7919) % 20_000)}`,
        channel: rare === 'secret' ? rare : channel,
        line: line + 1,
        price: Math.floor(500 * next()),
      }));
    }).flat();
    const column = (name: 'ticket' | 'channel' | 'line' | 'price'): readonly string[] =>
      rows.map((row) => String(row[name]));
    return sampleOf({
      ticket: column('ticket'),
      channel: column('channel'),
      line: column('line'),
      price: column('price'),
    });
  })();
  const schema = inferred(sample);
  const text = JSON.stringify(schema);

  it('counts groups for what is constant in them, not rows', () => {
    expect(sample.columns[1]?.filter((cell) => cell === 'secret').length).to.be.above(2 * K);
    expect(schema.fields[1]?.per).to.equal('group');
    expect(text).not.to.contain('secret');
  });

  it('tells no number of rows that fewer than k groups have', () => {
    const weights = Object.entries(schema.groups?.rows ?? {}).flatMap(([, sizes]) =>
      Object.keys(sizes),
    );

    expect(Math.max(...weights.map(Number))).to.be.within(4, 9);
  });

  it('does not tell with which row each listed key begins', () => {
    const { fields } = inferred(sampleFrom(campaigns));
    const start = fields.find(({ name }) => name === 'week start');

    expect(start?.per).to.equal('group');
    expect(start?.constraints).not.to.have.property('given');
  });

  it('tells no key', () => {
    const keys = new Set(sample.columns[0]);

    expect([...keys].filter((key) => text.includes(String(key)))).to.deep.equal([]);
  });
});
