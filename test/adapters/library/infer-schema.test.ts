import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import {
  attempt,
  clone,
  defineSet,
  defineTable,
  fromRequest,
  generate,
  type InferenceTerms,
  InvalidRequestError,
  inferSchema,
  type Sample,
} from '../../../src/adapters/library/index.js';
import { packageRoot } from '../../support/package-root.js';
import { HEADER_LIKE_ROW, ROW_LIKE_HEADER } from '../../support/tables/doubtful-headers.js';

const weather = readFileSync(new URL('samples/vega/weather/weather.csv', packageRoot));

describe('the inference of the library', () => {
  it('infers the same fields from bytes and from a text', async () => {
    const ofBytes = await inferSchema(weather);

    expect(await inferSchema(weather.toString('utf8'))).to.deep.equal(ofBytes);
    expect(ofBytes.fields.map(({ name }) => name)).to.include.members(['date', 'weather']);
    expect(ofBytes.rows).to.be.above(1000);
  });

  it('infers fields from rows, which make rows of the same kinds', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({
      size: i % 2 ? 'S' : 'L',
      n: i,
      ok: true,
    }));
    const { fields } = await inferSchema(rows);
    const [row] = generate({ rows: 1, fields }).rows();

    expect(row).to.have.all.keys('size', 'n', 'ok');
    expect(row?.n).to.be.a('number');
  });

  it('clones a table with any number of rows, which are the same for the same seed', async () => {
    const copy = await clone(weather);

    expect(copy.rows({ count: 5000, seed: 1 })).to.have.length(5000);
    expect(copy.rows({ count: 5, seed: 1 })).to.deep.equal(
      (await clone(weather)).rows({ count: 5, seed: 1 }),
    );
  });

  it('clones the years of listed units with more groups than there are units', async () => {
    const rows = Array.from({ length: 25 * 12 }, (_, i) => ({
      unit: `U-${11 + Math.floor(i / 12)}`,
      year: 2001 + (i % 12),
      output: (i * 37) % 50,
    }));
    const copy = await clone(rows);
    const made = copy.rows({ count: 1000, seed: 1 });

    expect(copy.rows({ count: 24, seed: 1 }).map(({ year }) => year)).to.deep.equal(
      [...rows, ...rows].slice(0, 24).map(({ year }) => year),
    );
    expect(made).to.have.length(1000);
    expect(new Set(made.map(({ unit }) => unit)).size).to.equal(25);
  });

  it('reports a column that the sample does not have, and a sample that is no table', async () => {
    const misspelt = await attempt(() => inferSchema(weather, { unit: 'locatoin' }));
    const empty = await attempt(() => inferSchema(''));

    expect(misspelt.ok ? [] : misspelt.error.faults.map(({ path }) => path)).to.deep.equal([
      '/unit',
    ]);
    expect(empty.ok).to.equal(false);
    expect(empty.ok ? undefined : empty.error).to.be.an.instanceOf(InvalidRequestError);
  });

  it('takes the first row as the option says', async () => {
    const namesOf = async (sample: Sample, terms?: InferenceTerms) =>
      (await inferSchema(sample, terms)).fields.map(({ name }) => name);

    expect(await namesOf(ROW_LIKE_HEADER)).to.deep.equal(['hiv', 'severe']);
    expect(await namesOf(ROW_LIKE_HEADER, { header: 'no' })).to.deep.equal([
      'column_1',
      'column_2',
    ]);
    expect(await namesOf(HEADER_LIKE_ROW, { header: 'yes' })).to.deep.equal(['Illness', 'Grade']);
  });

  it('refuses another word for the first row, and no header for rows that name their cells', async () => {
    const word = await attempt(() => inferSchema(weather, { header: 'true' as 'yes' }));
    const keyed = await attempt(() => inferSchema([{ n: 1 }, { n: 2 }], { header: 'no' }));
    const faultsOf = (made: typeof word) => (made.ok ? [] : made.error.faults);

    expect(faultsOf(word)).to.deep.equal([
      { path: '/header', message: 'expected yes or no, got "true"' },
    ]);
    expect(faultsOf(keyed).map(({ path }) => path)).to.deep.equal(['/header']);
  });
});

describe('values that are no requests and no samples', () => {
  for (const value of [null, undefined, 5, Object.create(null)] as never[]) {
    it(`are refused with a sentence: ${typeof value} ${value === null}`, async () => {
      const made = attempt(() => generate(value));
      const inferred = await attempt(() => inferSchema(value));

      expect(made.ok ? '' : made.error).to.be.instanceOf(InvalidRequestError);
      expect(inferred.ok ? '' : inferred.error.message).to.match(/expected rows, or the text/);
    });
  }

  it('are refused with their place, also in definitions and options', async () => {
    const fields = null as never;
    const csv = 'a,b\n1,2\n';
    const made = [
      attempt(() => fromRequest(fields)),
      attempt(() => defineTable(fields)),
      attempt(() => defineTable({ name: 't', fields })),
      attempt(() => defineSet(fields)),
      attempt(() => defineSet({ tables: fields })),
      attempt(() => defineSet({ tables: { 'a/b': fields } })),
      attempt(() => defineSet({ tables: { a: { rows: 1, fields } } })),
      await attempt(() => inferSchema(csv, fields)),
      await attempt(() => inferSchema(csv, { unit: 5 as never })),
      await attempt(() => inferSchema(csv, { categories: fields })),
    ];

    expect(made.map((one) => (one.ok ? 'made' : one.error.faults[0]?.path))).to.deep.equal([
      ...['', '', '/fields', '', '/tables', '/tables/a~1b', '/tables/a/fields'],
      ...['', '/unit', '/categories'],
    ]);
  });

  it('are refused with their row, if JSON cannot write it', async () => {
    const inferred = await attempt(() => inferSchema([{ a: 1 }, { a: 1n }]));

    expect(inferred.ok ? [] : inferred.error.faults.map(({ path }) => path)).to.deep.equal(['/1']);
  });
});

describe('an attempt', () => {
  it('returns the value of a request that is valid, and throws errors that are no faults', () => {
    expect(attempt(() => 3)).to.deep.equal({ ok: true, value: 3 });
    expect(() => attempt(() => JSON.parse('{'))).to.throw(SyntaxError);
  });
});
