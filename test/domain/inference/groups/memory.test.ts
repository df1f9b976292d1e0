import { expect } from 'chai';
import { requestOfSample } from '../../../../src/application/inference/cloned-table.js';
import type {
  InferredField,
  InferredSchema,
} from '../../../../src/domain/inference/inferred-schema.js';
import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine, textOf } from '../../../support/tables.js';
import { K, sampleOf, uniform } from '../dependence/sample-tables.js';

/** The groups of a table, each with a list of values by column. */
type Groups = readonly Readonly<Record<string, readonly (number | string)[]>>[];

/** Draws of a table: numbers from 0 to 1, and normal ones. */
function drawsOf(seed: number): { readonly uniform: () => number; readonly normal: () => number } {
  const next = uniform(seed);
  return {
    uniform: next,
    normal: () => Array.from({ length: 12 }, next).reduce((sum, each) => sum + each, -6),
  };
}

function tableOf(groups: Groups): TableSample {
  const names = Object.keys(groups[0] ?? {});
  return sampleOf(
    Object.fromEntries(
      names.map((name) => [name, groups.flatMap((group) => (group[name] ?? []).map(String))]),
    ),
  );
}

const rows = 20;
const each = <Item>(of: (i: number) => Item): Item[] =>
  Array.from({ length: rows }, (_, i) => of(i));

/** Deviations of which `kept` is left after a row, with a standard deviation. */
function memories(normal: () => number, kept: number, deviation: number): readonly number[] {
  let at = deviation * normal();
  return each(() => {
    const now = at;
    at = kept * at + deviation * Math.sqrt(1 - kept ** 2) * normal();
    return now;
  });
}

/** Countries whose people become more each year, by a share of them. */
function countries(seed: number): Groups {
  const { normal } = drawsOf(seed);
  return Array.from({ length: 120 }, (_, i) => {
    let people = Math.exp(12 + 1.5 * normal());
    const growth = 0.02 + 0.01 * normal();
    return {
      country: each(() => `Land ${String.fromCharCode(65 + (i % 26))}${i}`),
      year: each((year) => 1999 + year),
      people: each(() => {
        people *= 1 + growth + 0.003 * normal();
        return Math.round(people);
      }),
    };
  });
}

/** Devices with a level each, from which values stay away for some rows. */
function devices(seed: number): Groups {
  const { uniform: next, normal } = drawsOf(seed);
  return Array.from({ length: 400 }, (_, i) => {
    const level = 50 + 4 * normal();
    const start = 1.6e9 + Math.floor(1e7 * next());
    return {
      device_id: each(() => 100_000 + ((i * 7919) % 90_000)),
      at: each((row) => new Date((start + 600 * row) * 1000).toISOString().replace('.000', '')),
      bar: memories(normal, 0.85, 3).map((at) => (level + at + 0.3 * normal()).toFixed(1)),
    };
  });
}

/** Stations with two temperatures, which depend on each other. */
function stations(seed: number): Groups {
  const { uniform: next, normal } = drawsOf(seed);
  return Array.from({ length: 150 }, (_, i) => {
    const level = 10 + 5 * normal();
    const start = 18_000 + Math.floor(3000 * next());
    const middle = memories(normal, 0.8, 2);
    return {
      station: each(() => `S${1000 + i}`),
      date: each((row) => new Date((start + row) * 86_400_000).toISOString().slice(0, 10)),
      low: middle.map((at) => (level + at - 4 + normal()).toFixed(1)),
      high: middle.map((at) => (level + at + 4 + normal()).toFixed(1)),
    };
  });
}

const inferred = (sample: TableSample): InferredSchema =>
  inferenceEngine.infer(sample, { k: K, locales: [] });

/** The numbers of a column of a clone, by group. */
function clonedGroups(sample: TableSample, schema: InferredSchema, name: string): number[][] {
  const request = requestOfSample({ rows: sample.rows, schema, report: () => expect.fail() });
  const made = JSON.parse(textOf({ ...request, seed: 1 })) as Readonly<Record<string, unknown>>[];
  return Array.from({ length: made.length / rows }, (_, i) =>
    made.slice(i * rows, (i + 1) * rows).map((row) => Number(row[name])),
  );
}

const groupsOf = (groups: Groups, name: string): number[][] =>
  groups.map((group) => (group[name] ?? []).map(Number));

/** The correlation of the numbers of neighbouring rows. */
function lagged(groups: readonly (readonly number[])[]): number {
  const pairs = groups.flatMap((group) =>
    group.slice(1).map((to, i) => [group[i] ?? 0, to] as const),
  );
  const mean = pairs.reduce((sum, [from]) => sum + from, 0) / pairs.length;
  const sum = (of: (x: number, y: number) => number): number =>
    pairs.reduce((all, [x, y]) => all + of(x - mean, y - mean), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

function alike(a: readonly number[], b: readonly number[]): number {
  const upTo = (numbers: readonly number[], at: number): number =>
    numbers.filter((number) => number <= at).length / numbers.length;
  return 1 - Math.max(...b.map((at) => Math.abs(upTo(a, at) - upTo(b, at))));
}

const seriesOf = ({ fields }: InferredSchema): readonly InferredField[] =>
  fields.filter(({ type }) => type === 'series');

describe('the clone of numbers that resemble those of the row before', () => {
  for (const { what, make, name } of [
    { what: 'grow by shares of their level', make: countries, name: 'people' },
    { what: 'stay away from their level', make: devices, name: 'bar' },
  ]) {
    it(`has the same correlation with the row before, if they ${what}`, () => {
      for (const seed of [1, 2]) {
        const real = make(seed);
        const sample = tableOf(real);
        const schema = inferred(sample);
        const [before, after] = [groupsOf(real, name), clonedGroups(sample, schema, name)];

        expect(seriesOf(schema).length).to.equal(1);
        expect(lagged(after)).to.be.closeTo(lagged(before), 0.03);
        expect(alike(before.flat(), after.flat())).to.be.above(0.93);
      }
    });
  }

  it('tells a level of each group, and how deviations from it fade', () => {
    const { fields } = inferred(tableOf(devices(1)));
    const [level, own] = [
      fields.find(({ name }) => name === 'bar level'),
      fields.find(({ name }) => name === 'bar deviation'),
    ];
    const { half_life: halfLife = 0, std_dev: deviation = 0 } = (own?.constraints.memory ??
      {}) as Readonly<Record<string, number>>;

    expect(level?.per).to.equal('group');
    // 0.85 to the power of 4.3 is a half.
    expect(halfLife).to.be.within(3, 6.5);
    expect(deviation).to.be.within(2.4, 3.6);
    expect(fields.find(({ name }) => name === 'bar')?.constraints.expression).to.match(
      /^max\([\d.]+, min\([\d.]+, row\["bar level"\] \+ row\["bar deviation"\]\)\)$/,
    );
  });

  it('keeps the dependence of two columns in place of the rows before', () => {
    const schema = inferred(tableOf(stations(1)));

    expect(seriesOf(schema)).to.deep.equal([]);
    expect(schema.correlate.map(({ columns }) => columns)).to.deep.equal([['low', 'high alone']]);
  });

  it('tells no level that a single group has', () => {
    const { fields } = inferred(tableOf(countries(1)));
    const { choices = [], given } = (fields.find(({ name }) => name === 'people level')
      ?.constraints ?? {}) as {
      readonly choices?: readonly number[];
      readonly given?: { readonly rows: readonly { readonly weights: object }[] };
    };
    const told = (given?.rows ?? []).flatMap(({ weights }) => Object.keys(weights));

    expect(choices.length).to.be.within(10, 24);
    for (const choice of choices) {
      expect(told.filter((level) => level === String(choice)).length).to.be.above(1);
    }
  });
});
