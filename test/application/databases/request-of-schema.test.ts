import { expect } from 'chai';
import fc from 'fast-check';
import * as E from 'fp-ts/lib/Either.js';
import {
  acceptedRequest,
  requestOfSchema,
} from '../../../src/application/databases/request-of-schema.js';
import type { DdlDialect } from '../../../src/domain/databases/ddl/ddl-dialect.js';
import { readDdl } from '../../../src/domain/databases/ddl/read-ddl.js';
import { faultsOfSet } from '../../support/sets.js';
import { engine } from '../../support/tables.js';

function accepted(script: string, dialect: DdlDialect = 'postgresql') {
  const made = requestOfSchema(engine, readDdl(script, dialect), { rows: 20 });
  return E.map(({ request }: typeof made) => request)(acceptedRequest(engine, made));
}

/** The columns of each table whose request is accepted, or why it is refused. */
function fieldsOf(script: string, dialect?: DdlDialect): unknown {
  const request = accepted(script, dialect);
  if (E.isLeft(request)) return request.left;
  return Object.fromEntries(
    request.right.tables.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
  );
}

/** Parts of columns and tables, joined at random: no database would accept most of these tables. */
const PARTS = [
  ...[
    'id',
    'a',
    'price',
    'quantity',
    'generated',
    'identity',
    'as',
    '"a b"',
    `"${'n'.repeat(200)}"`,
  ],
  ...['int', 'bit(0)', 'text', 'numeric(40,38)', 'tsvector', 'rowversion', 'varchar(0)', 'int[]'],
  ...['not null', 'unique', 'primary key', 'primary', 'key', 'generated always as identity'],
  ...[
    'generated always as (a)',
    "default 'x'",
    'references t',
    'references t (a)',
    'check (a > 1)',
  ],
  ...['identity()', "('')", '()', ',', ',', ',', ',', ';create table t (', ';create table u ('],
];

const script = fc
  .array(fc.constantFrom(...PARTS), { maxLength: 25 })
  .map((parts) => `create table t (id ${parts.join(' ')}`);

describe('the request for a schema', () => {
  it('is accepted, or the place of its fault is named, whatever the script says', () => {
    const dialects = fc.constantFrom<DdlDialect>('postgresql', 'mysql', 'sqlite', 'sqlserver');
    fc.assert(
      fc.property(script, dialects, (text, dialect) => {
        const request = accepted(text, dialect);
        if (E.isLeft(request)) expect(request.left).to.match(/table "|^none of its tables/);
        else expect(faultsOfSet({ ...request.right, seed: 1 })).to.deep.equal([]);
      }),
      { numRuns: 150, seed: 27 },
    );
  });

  it('leaves out tables all of whose values the database gives', () => {
    const others = 'create table kept (a int)';
    expect(fieldsOf(`create table gone (id tsvector); ${others}`)).to.deep.equal({ kept: ['a'] });
    expect(fieldsOf(`create table gone (id rowversion); ${others}`, 'sqlite')).to.deep.equal({
      kept: ['a'],
    });
    expect(fieldsOf('create table gone (id tsvector)')).to.equal(
      'none of its tables can be filled: gone: the table stays empty: it has no column to fill',
    );
  });

  it('leaves null what refers to values that the database computes', () => {
    const script = `create table names (name text, short text generated always as (left(name, 1)) stored primary key);
      create table uses (id serial primary key, short text references names (short))`;
    const request = accepted(script);
    const uses = E.isRight(request) ? request.right.tables[1] : undefined;

    expect(uses?.fields[1]).to.deep.include({ type: 'constant', constraints: { null_rate: 1 } });
  });

  it('takes bits of no length, and amounts with more digits than a formula has', () => {
    expect(fieldsOf('create table t (a int, b bit(0) not null unique)', 'mysql')).to.deep.equal({
      t: ['a', 'b'],
    });
    expect(fieldsOf('create table lines (price numeric(40,38), quantity float)')).to.deep.equal({
      lines: ['price', 'quantity'],
    });
  });

  it('is refused for names that are too long, with their place', () => {
    const name = 'n'.repeat(200);
    expect(fieldsOf(`create table t (${name} int)`)).to.match(
      /^table "t", column "n+….*expected a text of 1 to 128 characters/s,
    );
  });
});
