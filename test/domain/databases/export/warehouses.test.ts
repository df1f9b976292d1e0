import { init, parse } from '@guanmingchiu/sqlparser-ts';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { schemaToWarehouse } from '../../../../src/domain/databases/export/schema-to-warehouse.js';
import { warehouses } from '../../../../src/domain/databases/export/warehouses.js';
import { wrongNames } from '../../../../src/domain/databases/export/wrong-names.js';

const schema = readDdl(`
  CREATE TABLE users (
    id bigserial PRIMARY KEY, email varchar(80) NOT NULL, tags text[] NOT NULL, marks int[], price numeric(10, 2), wide numeric(50, 20),
    any numeric, part real, active boolean NOT NULL, born date, at timestamptz NOT NULL, local timestamp(3), hour time, data jsonb,
    key uuid, file bytea, "odd "" name
    here" bigint, manager_id int REFERENCES users
  );
  CREATE TABLE blog.posts (user_id int NOT NULL REFERENCES users, no int, PRIMARY KEY (user_id, no));
  CREATE TABLE log (line text);
`);

/** The statements of a notation, with those of its comments at the end. */
function statements(name: keyof typeof warehouses): { made: unknown[]; loads: string[] } {
  const text = schemaToWarehouse(schema, warehouses[name]);
  const loads = [...text.matchAll(/^-- (.+;)$/gm)].map(([, load = '']) => load);
  return { made: parse(text, name) as unknown[], loads };
}

describe('the export to warehouses', () => {
  before(async () => {
    await init();
  });

  for (const name of Object.keys(warehouses) as (keyof typeof warehouses)[]) {
    it(`is read by the grammar of ${name}, and names a statement to load each table`, () => {
      const { made, loads } = statements(name);
      const kinds = made.map((statement) => Object.keys(statement as object)[0]);
      const references = name === 'clickhouse' ? [] : ['AlterTable', 'AlterTable'];
      expect(kinds).to.deep.equal(['CreateTable', 'CreateTable', 'CreateTable', ...references]);
      expect(loads).to.have.length(3);
      for (const load of loads) expect(load).to.match(/\b(?:users|blog|log)\b.*\.parquet/);
      expect(schemaToWarehouse(schema, warehouses[name])).to.match(/^-- .*not tried there/);
    });
  }

  it('escapes quotes in names', () => {
    const odd = readDdl('CREATE TABLE t ("a`b""c" int)');
    expect(schemaToWarehouse(odd, warehouses.snowflake)).to.contain('"a`b""c" NUMBER');
    expect(schemaToWarehouse(odd, warehouses.bigquery)).to.contain('`a\\`b"c` INT64');
  });

  it('keeps numbers exact as far as the warehouse has digits', () => {
    const typeOf = (name: keyof typeof warehouses, column: string): string | undefined =>
      new RegExp(`^ {2}["\`]${column}["\`] (.*?),?$`, 'm').exec(
        schemaToWarehouse(schema, warehouses[name]),
      )?.[1];
    expect(typeOf('snowflake', 'price')).to.equal('NUMBER(10, 2)');
    expect(typeOf('snowflake', 'wide')).to.equal('FLOAT');
    expect(typeOf('bigquery', 'wide')).to.equal('BIGNUMERIC(50, 20)');
    expect(typeOf('clickhouse', 'wide')).to.equal('Nullable(Decimal(50, 20))');
    expect(typeOf('bigquery', 'tags')).to.equal('ARRAY<STRING>');
    expect(typeOf('clickhouse', 'marks')).to.equal('Array(Int64)');
    expect(typeOf('bigquery', 'at')).to.equal('TIMESTAMP NOT NULL');
    expect(typeOf('snowflake', 'local')).to.equal('TIMESTAMP_NTZ');
    expect(typeOf('clickhouse', 'id')).to.equal('Int64');
  });
});

describe('names that a warehouse does not take', () => {
  const wrongIn = (name: keyof typeof warehouses, table: string, ...columns: readonly string[]) =>
    wrongNames(
      readDdl(`CREATE TABLE "${table}" (${columns.map((column) => `"${column}" int`).join()})`),
      warehouses[name],
    );

  it('are told with the limit', () => {
    const [table, column] = ['t'.repeat(256), 'c'.repeat(301)];

    expect(wrongIn('snowflake', table, 'c'.repeat(255))).to.have.length(1);
    expect(wrongIn('snowflake', table, 'a')[0]).to.match(
      /^the table "t+…": Snowflake .* most 255 char/,
    );
    expect(wrongIn('bigquery', table, column, 'c'.repeat(300))).to.have.length(1);
    expect(wrongIn('bigquery', 'a', column)[0]).to.match(
      /^the column "c+…": .* this one has 301: /,
    );
    expect(wrongIn('clickhouse', table, column)).to.deep.equal([]);
  });

  it('are columns of BigQuery that differ only by case', () => {
    expect(wrongIn('bigquery', 'people', 'Name', 'id', 'name')).to.deep.equal([
      'the table "people": BigQuery takes the columns "Name" and "name" for one: use names that differ by more than case',
    ]);
    expect(wrongIn('snowflake', 'people', 'Name', 'name')).to.deep.equal([]);
  });
});
