import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { withStatedValues } from '../../../../src/domain/databases/export/stated-values.js';
import type { SetField, SetTable } from '../../../../src/domain/databases/requests/set-request.js';

const field = (name: string, type: string, constraints?: SetField['constraints']): SetField => ({
  name,
  type,
  because: `of ${name}`,
  ...(constraints && { constraints }),
});

/** The fields of the only table of a schema, with the values that the schema states. */
function stated(
  ddl: string,
  fields: readonly SetField[],
  key: readonly string[] = [],
): readonly SetField[] {
  const schema = readDdl(ddl, 'postgresql');
  const table: SetTable = { name: 'things', rows: 9, key, fields };
  const request = { format: 'sql', sql: { dialect: 'postgresql' }, locale: 'en_US' } as const;
  const [made] = withStatedValues({ ...request, tables: [table] }, schema).tables;
  return made?.fields ?? [];
}

const text = (name: string, max_length: number, more: SetField['constraints'] = {}): SetField =>
  field(name, 'string', { ...more, min_length: 1, max_length });

const whole = (name: string, more: SetField['constraints'] = {}): SetField =>
  field(name, 'integer', { ...more, min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('the values that a schema states', () => {
  it('are any texts that a column takes, as often null and as different as before', () => {
    expect(
      stated('CREATE TABLE things (id int, code varchar(80) UNIQUE, note text)', [
        field('id', 'sequence'),
        field('code', 'email', { unique: true, null_rate: 0.2, domain: 'x.example' }),
        field('note', 'sentence'),
      ]),
    ).to.deep.equal([
      whole('id', { unique: true }),
      text('code', 80, { null_rate: 0.2, unique: true }),
      text('note', 10_000),
    ]);
  });

  it('are as long as a key of MySQL takes them', () => {
    const four = 'a text, b text, c text, d text, e varchar(40), f text';
    const fields = [...'abcdef'].map((name) => field(name, 'word'));

    expect(
      stated(`CREATE TABLE things (${four}, PRIMARY KEY (a, b, c, d), UNIQUE (e), UNIQUE (f))`, [
        ...fields,
      ]).map(({ constraints }) => constraints?.max_length),
    ).to.deep.equal([190, 190, 190, 190, 40, 255]);
  });

  it('are documents of any value in a column of JSON', () => {
    const document = {
      name: 'data',
      type: 'object',
      properties: { value: { type: 'word' } },
      because: 'of data',
    };
    const made = (constraints: SetField['constraints']): readonly SetField[] =>
      stated('CREATE TABLE things (data jsonb)', [field('data', 'json', constraints)]);

    expect(made({ null_rate: 0.5, keys: 3 })).to.deep.equal([
      { ...document, constraints: { null_rate: 0.5, one_column: true } },
    ]);
    expect(made({})).to.deep.equal([{ ...document, constraints: { one_column: true } }]);
  });

  it('leave what the schema lists, what is no text, and what shows something of other rows', () => {
    const ddl = `CREATE TABLE things (mood text CHECK (mood IN ('sad', 'ok')), tags text[], born date, other_id text,
      parent text REFERENCES things (other_id), twin text, place text, sum text)`;
    const fields = [
      field('mood', 'choice'),
      field('tags', 'array'),
      field('born', 'date'),
      field('parent', 'word'),
      field('twin', 'copy'),
      field('place', 'ordinal'),
      field('sum', 'total'),
      field('beside', 'word'),
    ];

    expect(stated(ddl, fields)).to.deep.equal(fields);
    expect(stated(ddl, [field('other_id', 'reference')])).to.deep.equal([
      field('other_id', 'reference'),
    ]);
  });

  it('leave a column that decides about the values of another one', () => {
    const given = { columns: ['kind'], rows: [{ when: ['a'], min: 1, max: 2 }] };

    expect(
      stated('CREATE TABLE things (kind text, size int)', [
        field('kind', 'choice'),
        field('size', 'integer', { given }),
      ]),
    ).to.deep.equal([field('kind', 'choice'), whole('size')]);
  });

  it('may repeat where only a list of several columns differs', () => {
    const ddl = 'CREATE TABLE things (id int, team int, label varchar(9), UNIQUE (team, label))';
    const fields = [
      field('id', 'integer', { unique: true, min: 1 }),
      field('team', 'integer', { unique: true, min: 1 }),
      field('label', 'word', { unique: true }),
    ];

    expect(stated(ddl, fields, ['id'])).to.deep.equal([
      whole('id', { unique: true }),
      whole('team'),
      text('label', 9),
    ]);
  });

  it('are all numbers of a type, but those that the schema lists', () => {
    const ddl = `CREATE TABLE things (visits bigint, size smallint, price numeric(6, 2), place int,
      stars int CHECK (stars IN (1, 2)))`;
    const fields = [
      field('visits', 'total'),
      field('size', 'formula'),
      field('price', 'price', { min: 1, max: 9, null_rate: 0.1 }),
      field('place', 'ordinal'),
      field('stars', 'choice', { choices: [1, 2] }),
    ];

    expect(stated(ddl, fields)).to.deep.equal([
      field('visits', 'integer', { min: -(2 ** 52) + 1, max: 2 ** 52 - 1 }),
      field('size', 'integer', { min: -(2 ** 15), max: 2 ** 15 - 1 }),
      field('price', 'float', { null_rate: 0.1, min: -9999.99, max: 9999.99, precision: 2 }),
      whole('place', { unique: true }),
      field('stars', 'choice', { choices: [1, 2] }),
    ]);
  });

  it('leave a table that the schema does not have', () => {
    const fields = [field('note', 'sentence', { unique: true })];

    expect(stated('CREATE TABLE others (note text)', fields)).to.deep.equal(fields);
  });
});
