import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';

const [duckdb] = databaseCases.filter(({ kind }) => kind === 'duckdb');

describe('tablewright seed into types of DuckDB', () => {
  if (duckdb?.reason !== undefined) {
    it(`fills them (unavailable: ${duckdb.reason})`);
    return;
  }

  let own: OwnDatabase;

  beforeEach(async () => {
    own = await (duckdb as (typeof databaseCases)[number]).create();
  });
  afterEach(() => own.drop());

  function seed(rows = 40): Promise<Run> {
    const args = ['seed', own.url, '--rows', String(rows), '--seed', 'demo', '--yes', '--quiet'];
    return runCommand(args);
  }

  it('writes the bytes, lists and intervals that were made', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL, took INTERVAL NOT NULL,
      tags VARCHAR[] NOT NULL, scores INTEGER[] NOT NULL, note VARCHAR)`);

    expect(await seed()).to.include({ code: 0 });

    expect(await own.rows('SELECT DISTINCT octet_length(bytes) FROM t')).to.deep.equal([['16']]);
    const [found] =
      await own.rows(`SELECT count(DISTINCT bytes), count(DISTINCT took) > 20, max(took) < INTERVAL 2 DAY,
      max(len(tags)) BETWEEN 1 AND 9, count(*) FILTER (contains(tags::VARCHAR, '{')), max(abs(scores[1])) < 1e6 FROM t`);
    expect(found).to.deep.equal(['40', 'true', 'true', 'true', '0', 'true']);
  });

  it('keeps lists with quotes, commas and nulls, and texts in the notation of DuckDB', async () => {
    await own.run(
      'CREATE TABLE t (id INTEGER PRIMARY KEY, tags VARCHAR[], took INTERVAL, bytes BLOB)',
    );
    const choice = (name: string, ...choices: readonly string[]) => ({
      name,
      type: 'choice',
      constraints: { choices },
    });
    const request = {
      seed: 1,
      rows: 60,
      table_name: 't',
      fields: [
        { name: 'id', type: 'sequence' },
        choice('tags', String.raw`{"a, b",NULL,"q\"x","c\\d","",it's,"NULL"}`, '[e, f]', '{}'),
        choice('took', 'P1DT2M3.5S', '3 days', 'P2M'),
        choice('bytes', String.raw`\xA5b1`, String.raw`\xA5\xB1`, 'ab'),
      ],
    };

    const run = await runCommand(['load', '-', '--to', own.url, '--yes'], {
      input: JSON.stringify(request),
    });

    expect(run).to.include({ code: 0 });
    expect(await own.rows('SELECT DISTINCT to_json(tags) FROM t ORDER BY 1')).to.deep.equal([
      [String.raw`["a, b",null,"q\"x","c\\d","","it's","NULL"]`],
      ['["e","f"]'],
      ['[]'],
    ]);
    expect(await own.rows('SELECT DISTINCT took::VARCHAR FROM t ORDER BY 1')).to.deep.equal([
      ['1 day 00:02:03.5'],
      ['2 months'],
      ['3 days'],
    ]);
    expect(await own.rows('SELECT DISTINCT hex(bytes) FROM t ORDER BY 1')).to.deep.equal([
      ['6162'],
      ['A5B1'],
    ]);
  });

  it('knows wide numbers and moments of any precision', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, at_s TIMESTAMP_S NOT NULL, at_ms TIMESTAMP_MS NOT NULL,
      at_ns TIMESTAMP_NS NOT NULL, wide HUGEINT NOT NULL, wider UHUGEINT NOT NULL)`);

    expect(await seed()).to.include({ code: 0 });
    expect(
      await own.rows('SELECT count(DISTINCT at_s) > 9, count(DISTINCT wide) > 9 FROM t'),
    ).to.deep.equal([['true', 'true']]);
  });

  it('leaves computed columns out', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, word VARCHAR DEFAULT ' GENERATED ALWAYS AS ',
      size INTEGER GENERATED ALWAYS AS (length(word)) VIRTUAL, "2 q" INTEGER AS (id * 2))`);

    expect(await seed()).to.include({ code: 0 });
    expect(await own.rows('SELECT count(*), bool_and("2 q" = id * 2) FROM t')).to.deep.equal([
      ['40', 'true'],
    ]);
  });

  it('follows references in schemas other than main', async () => {
    await own.run(`CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE SCHEMA s; CREATE TABLE s.a (id INTEGER PRIMARY KEY);
      CREATE TABLE s.b (id INTEGER PRIMARY KEY, a_id INTEGER NOT NULL REFERENCES s.a (id))`);

    expect(await seed()).to.include({ code: 0 });
    expect(await own.rows('SELECT count(*) > 9 FROM s.b JOIN s.a ON s.a.id = a_id')).to.deep.equal([
      ['true'],
    ]);
  });

  it('leaves computed columns out whose names have capital letters', async () => {
    await own.run(`CREATE SCHEMA "S x"; CREATE TABLE "S x".Orders (Id INTEGER PRIMARY KEY, Twice INTEGER AS (Id * 2));
      CREATE TABLE T (Id INTEGER PRIMARY KEY, "The Twice" INTEGER AS (Id * 2))`);

    expect(await seed()).to.include({ code: 0 });
    expect(
      await own.rows('SELECT bool_and(Twice = 2 * Id), count(*) > 9 FROM "S x".Orders'),
    ).to.deep.equal([['true', 'true']]);
  });

  it('fills arrays of a fixed length, and lists of lists', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, place DOUBLE[3] NOT NULL, hashes BLOB[2] NOT NULL,
      grid INTEGER[][] NOT NULL, word VARCHAR[2] NOT NULL)`);

    expect(await seed()).to.include({ code: 0 });
    expect(
      await own.rows('SELECT count(*), count(DISTINCT place) > 9, count(DISTINCT word) > 9 FROM t'),
    ).to.deep.equal([['40', 'true', 'true']]);
  });

  it('gives structs and maps that must be there no values, and leaves others null', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, place STRUCT(x INTEGER, y VARCHAR) NOT NULL,
      marks MAP(VARCHAR, INTEGER) NOT NULL, steps STRUCT(a INTEGER)[] NOT NULL, rest STRUCT(z INTEGER))`);

    expect(await seed()).to.include({ code: 0 });

    expect(
      await own.rows('SELECT DISTINCT to_json(place), cardinality(marks), rest FROM t'),
    ).to.deep.equal([['{"x":null,"y":null}', '0', null]]);
    expect(await own.rows('SELECT count(*) FROM t')).to.deep.equal([['40']]);
  });

  it('reads the regular expressions of checks', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, part VARCHAR NOT NULL CHECK (regexp_matches(part, '^[a-z]{3}$')),
      code VARCHAR NOT NULL CHECK (regexp_full_match(code, '[0-9]{4}-[A-F]')))`);

    expect(await seed()).to.include({ code: 0 });
    expect(
      await own.rows('SELECT count(*), max(length(part)), min(length(code)) FROM t'),
    ).to.deep.equal([['40', '3', '6']]);
  });

  for (const [title, column] of [
    ['COPY', ''],
    ['an INSERT', ', bytes BLOB'],
  ]) {
    it(`names the column and the value that ${title} refuses`, async () => {
      await own.run(
        `CREATE TABLE t (id INTEGER PRIMARY KEY, "a b" STRUCT(x INTEGER) NOT NULL${column})`,
      );

      const fields = [
        { name: 'id', type: 'sequence' },
        { name: 'a b', type: 'word' },
        ...(column === '' ? [] : [{ name: 'bytes', type: 'word' }]),
      ];
      const run = await runCommand(['load', '-', '--to', own.url, '--yes', '--quiet'], {
        input: JSON.stringify({ seed: 1, rows: 40, table_name: 't', fields }),
      });

      expect(run).to.include({ code: 1 });
      expect(run.stderr).to.match(/: t: a b \(STRUCT\(x INTEGER\)\) does not take "[a-z]+"\n/);
      expect(run.stderr).not.to.contain('Original Line');
    });
  }

  it('loads rows that refer to rows of the same table', async () => {
    await own.run(`CREATE TABLE t (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL, manager_id INTEGER REFERENCES t (id));
      CREATE TABLE u (id INTEGER PRIMARY KEY, parts VARCHAR[], u_id INTEGER REFERENCES u (id), t_id INTEGER NOT NULL REFERENCES t (id))`);

    expect(await seed(100)).to.include({ code: 0 });
    for (const [table, column] of [
      ['t', 'manager_id'],
      ['u', 'u_id'],
    ])
      expect(
        await own.rows(
          `SELECT count(*) > 9, count(${column}) > 4, count(DISTINCT ${column}) > 2 FROM ${table}`,
        ),
      ).to.deep.equal([['true', 'true', 'true']]);
  });
});
