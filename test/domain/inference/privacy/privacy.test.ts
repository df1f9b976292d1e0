import { expect } from 'chai';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import type { InferredSchema } from '../../../../src/domain/inference/index.js';
import { always } from '../../../support/always.js';
import { decode, inferenceEngine } from '../../../support/tables.js';
import { infer, K, many, sampleOf } from '../samples.js';

/** The identifying value number `i` of each kind, by the name of the column. */
const secrets: Readonly<Record<string, (i: number) => string>> = {
  email: (i) => `jane.q${i * 7}@private${i}.org`,
  name: (i) => `Mary Zq${'abcdefghij'[i % 10]}v${'klmnopqrst'[Math.floor(i / 10) % 10]}x`,
  account_id: (i) => `${7_000_000 + i * 791}3`,
  notes: (i) => `patient ${i} told the nurse that the red pill number ${i * 3} did not help at all`,
  homepage: (i) => `https://people.example.org/~u${i * 17}`,
  phone: (i) => `+49 171 ${5_550_000 + i * 13}`,
  token: (i) => `tok_${(i * 2_654_435 + 982_451_653).toString(36)}${100_000 + i * 37}`,
  ssn: (i) => `${100 + (i % 800)}-${10 + (i % 80)}-${1000 + i * 7}`,
};

/** Every text and number in a value, without the names of members. */
function leaves(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leaves);
  return [String(value)];
}

function expectNoSecret(schema: InferredSchema, planted: readonly string[]): void {
  const text = JSON.stringify(schema);
  const whole = new Set(leaves(schema));
  for (const secret of new Set(planted)) {
    expect(whole.has(secret), secret).to.equal(false);
    expect(text.includes(JSON.stringify(secret).slice(1, -1)), secret).to.equal(false);
  }
}

const kinds = fc.subarray(Object.keys(secrets), { minLength: 1 });
const repeats = fc.integer({ min: 1, max: 25 });

describe('the schema inferred from a sample', () => {
  it('contains no identifying value, however often it occurs and whatever the names of columns', () => {
    always(
      fc.tuple(kinds, fc.integer({ min: 1, max: 40 }), repeats, fc.boolean()),
      40,
      ([names, count, repeat, isNamed]) => {
        const columns = names.map((name): [string, readonly string[]] => [
          isNamed ? name : `c${name.length}${name[0]}`,
          many(count * repeat, (i) => secrets[name]?.(i % count) ?? ''),
        ]);

        expectNoSecret(
          infer(sampleOf(Object.fromEntries(columns))),
          columns.flatMap(([, cells]) => cells),
        );
      },
    );
  });

  for (const header of ['CONTACTLASTNAME', 'contactLastName', 'contact_last_name', 'lastname']) {
    it(`contains no family name under the header ${header}, though many rows share it`, () => {
      const names = ['Okonkwo', 'Brzezinski', 'Xanthopoulos'];
      const schema = infer(sampleOf({ [header]: many(120, (i) => names[i % 3] as string) }));

      expect(schema.fields[0]?.type).to.equal('last_name');
      expectNoSecret(schema, names);
    });
  }

  it('contains only categories that k rows or more share', () => {
    always(
      fc.tuple(
        fc.array(fc.constantFrom(...'abcdefgh'.split('').map((letter) => `${letter}-value`)), {
          maxLength: 300,
        }),
        fc.integer({ min: 1, max: 30 }),
      ),
      150,
      ([cells, k]) => {
        const { fields } = infer(sampleOf({ zz: cells, more: cells.map(() => 'x') }), k);
        const { choices = [], weights = [], value } = fields[0]?.constraints ?? {};
        const disclosed = [
          ...(choices as string[]),
          ...(value === undefined ? [] : [String(value)]),
        ];
        for (const choice of disclosed) {
          expect(cells.filter((cell) => cell === choice).length).to.be.at.least(k);
        }
        expect((weights as number[]).filter((weight) => weight <= 0)).to.deep.equal([]);
      },
    );
  });

  it('contains no rare number, not even as the end of a range', () => {
    always(
      fc.array(fc.integer({ min: 100_001, max: 999_999 }), { minLength: 10, maxLength: 300 }),
      100,
      (numbers) => {
        const once = numbers.filter(
          (one) =>
            one % 10 !== 0 && numbers.filter((other) => Math.abs(other - one) < 20).length < K,
        );
        const disclosed = new Set(leaves(infer(sampleOf({ measure: numbers.map(String) })).fields));

        expect(once.filter((one) => disclosed.has(String(one)))).to.deep.equal([]);
      },
    );
  });

  it('contains only types and what names say if there are fewer than k rows', () => {
    for (const [name, make] of Object.entries(secrets)) {
      const few = (from: number) =>
        infer(sampleOf({ [name]: many(K - 1, (i) => make(i + from)), a: many(K - 1, (i) => i) }));
      const { fields, columns } = few(0);

      expect(fields).to.deep.equal(few(7).fields);
      expectNoSecret(few(0), many(K - 1, make));
      expect(columns.some((column) => 'distinct' in column)).to.equal(false);
    }
  });

  for (const [nulls, values, rate] of [
    [9, 91, undefined],
    [10, 90, 0.1],
    [90, 10, 0.9],
    [91, 9, 1],
    [9, 9, undefined],
  ] as const) {
    it(`tells ${rate ?? 'no'} share of nulls of ${nulls} nulls and ${values} values`, () => {
      const cells = many(nulls + values, (i) => (i < nulls ? '' : 'x'));
      const { fields, columns } = infer(sampleOf({ kind: cells, rows: cells.map(() => 'y') }));

      expect(fields[0]?.constraints.null_rate).to.equal(rate);
      expect(columns[0]?.null_rate).to.equal(rate ?? 0);
    });
  }

  it('counts and warns of values in fewer than k rows only if k rows have one of them', () => {
    const kinds = (rare: number) => [...many(60, () => 'a'), ...many(rare, (i) => `rare ${i}`)];
    const [few, enough] = [9, 10].map((rare) => infer(sampleOf({ kind: kinds(rare) })).columns[0]);

    expect(few).to.deep.include({ distinct: 1, warnings: [] });
    expect(enough?.distinct).to.equal(11);
    expect(enough?.warnings).to.deep.equal([
      '10 values, each in fewer than 10 rows, are replaced by the others',
    ]);
  });

  it('contains confidences that are too coarse to count fewer than k rows', () => {
    const days = (odd: number) => many(100, (i) => (i < odd ? 'May' : `2024-01-${10 + (i % 20)}`));
    const [one, five] = [1, 5].map((odd) => infer(sampleOf({ when: days(odd) })).columns[0]);

    expect(one?.confidence).to.equal(1);
    expect(five?.confidence).to.equal(1);
  });

  it('contains names and ids in k rows of columns that their owner declares as categories', () => {
    const sample = sampleOf({
      user_id: many(60, (i) => `u-${i % 3}`),
      owner: many(60, (i) => (i < 5 ? 'Mary Rare' : `Linda ${'GF'[i % 2]}ray`)),
      mail: many(60, (i) => `m${i % 2}@acme.org`),
    });
    const { fields } = inferenceEngine.infer(sample, {
      k: K,
      locales: [],
      categories: new Set(['user_id', 'owner', 'mail']),
    });

    expect(fields.map(({ constraints }) => constraints.choices)).to.deep.equal([
      ['u-0', 'u-1', 'u-2'],
      ['Linda Fray', 'Linda Gray'],
      undefined,
    ]);
  });

  it('draws rare categories from the common ones, however few rows these cover', () => {
    const rare = many(80, (i) => `kind ${'abcdefghijklmnopqrst'[i % 20]}`);
    const { fields } = infer(
      sampleOf({ kind: [...many(12, () => 'often'), ...many(10, () => 'seldom'), ...rare] }),
    );

    expect(fields[0]?.constraints).to.deep.equal({
      choices: ['often', 'seldom'],
      weights: [0.5, 0.5],
    });
  });

  it('replaces texts of which nearly all are different by words, even if k rows share one', () => {
    const { fields } = infer(
      sampleOf({
        kind: [...many(12, () => 'often'), ...many(80, (i) => `kind ${'abcde'[i % 5]}${i}`)],
      }),
    );

    expect(fields[0]?.constraints).to.not.have.property('choices');
  });

  it('gives the common categories new weights', () => {
    const { fields } = infer(
      sampleOf({
        kind: [...many(60, () => 'a'), ...many(20, () => 'b'), ...many(20, (i) => `rare ${i}`)],
      }),
    );

    expect(fields[0]?.constraints).to.deep.equal({ choices: ['a', 'b'], weights: [0.75, 0.25] });
  });

  it('does not take the keys of a single record for names of columns', () => {
    const people = Object.fromEntries(many(30, (i) => `p${i}@home.example`).map((p) => [p, ['7']]));
    const sample = sampleOf(people, { named: Array<number>(30).fill(1) });

    expect(JSON.stringify(infer(sample))).to.not.include('@home');
    expect(infer(sample).fields).to.have.length(30);
  });

  it('is always the same, and decodes as a request', () => {
    always(
      fc.array(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.integer().map(String),
            fc.double().map(String),
            fc.constant('NA'),
          ),
          { minLength: 1, maxLength: 60 },
        ),
        { minLength: 1, maxLength: 6 },
      ),
      150,
      (columns) => {
        const sample = sampleOf(Object.fromEntries(columns.map((cells, i) => [`n${i}`, cells])));
        const first = infer(sample, 2);

        expect(infer(sample, 2)).to.deep.equal(first);
        expect(E.isRight(decode({ rows: 5, fields: first.fields }))).to.equal(true);
      },
    );
  });
});
