import { expect } from 'chai';
import type { DdlDialect } from '../../../../src/domain/databases/ddl/ddl-dialect.js';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { missedIn } from './support/read.js';

/** Scripts that create the tables a and b, with something between them that contains a trap. */
const between: readonly (readonly [DdlDialect, string])[] = [
  ['postgresql', "SELECT 'a;b', \"x;y\", E'it\\'s; CREATE TABLE x (y int)';"],
  ['postgresql', "-- it's; a comment\n/* ; /* nested; */ CREATE TABLE x (y int); */"],
  [
    'postgresql',
    'CREATE FUNCTION f() RETURNS void AS $_$ BEGIN; CREATE TABLE x (y int); END; $_$ LANGUAGE plpgsql;',
  ],
  [
    'postgresql',
    'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT CASE WHEN true THEN 1 END; END;',
  ],
  ['postgresql', "COPY t (a) FROM stdin;\nit's; CREATE TABLE x (y int);\n\\N\n\\.\n"],
  ['postgresql', "\\connect it's\n\\restrict x\n"],
  ['postgresql', "SELECT data#>>'{x}' FROM t;"],
  ['mysql', 'INSERT INTO t VALUES (\'it\\\'s; \\\\\', "a\\";");'],
  [
    'mysql',
    'DELIMITER ;;\nCREATE TRIGGER x BEFORE UPDATE ON a FOR EACH ROW BEGIN SET @a = 1; CREATE TABLE x (y int); END;;\nDELIMITER ;\n',
  ],
  ['mysql', 'DELIMITER $$\nCREATE PROCEDURE x() BEGIN SELECT 1; END$$\nDELIMITER ;\n'],
  [
    'mysql',
    'CREATE PROCEDURE x() BEGIN IF 1 THEN SELECT 1; END IF; CASE 1 WHEN 1 THEN SELECT 2; END CASE; END;',
  ],
  ['mysql', "# it's; a comment\n/*!40101 SET NAMES utf8 */;"],
  [
    'sqlite',
    'CREATE TRIGGER x AFTER UPDATE ON a BEGIN UPDATE a SET y = CASE WHEN 1 THEN 2 END; SELECT 1; END;',
  ],
  ['sqlite', "INSERT INTO t VALUES ('ends with \\');"],
  [
    'sqlserver',
    "PRINT 'it''s; GO'\nGO\nCREATE PROCEDURE x AS\nBEGIN\n  SELECT 1;\n  CREATE TABLE #x (y int)\nEND\nGO\n",
  ],
  ['sqlserver', 'IF NOT EXISTS (SELECT 1)\n  DROP TABLE [x;y]\n'],
];

describe('the reader of SQL', () => {
  for (const [dialect, part] of between) {
    it(`of ${dialect} finds the tables around ${part.trim()}`, () => {
      const script = `CREATE TABLE a (y int);\n${part}\nCREATE TABLE b (y int);`;
      const { tables, missed } = readDdl(script, dialect);

      expect(missed).to.deep.equal([]);
      expect(tables.map(({ name }) => name)).to.deep.equal(['a', 'b']);
    });
  }

  it('reads statements of SQL Server that no semicolon ends', () => {
    const script = `CREATE TABLE a (y int)
CREATE TABLE b (y int REFERENCES a
  ON DELETE
  SET NULL)
ALTER TABLE b
  ALTER COLUMN y bigint
CREATE UNIQUE INDEX i ON b (y)`;
    const { tables } = readDdl(script, 'sqlserver');

    expect(tables.map(({ name }) => name)).to.deep.equal(['a', 'b']);
    expect(tables[1]?.columns[0]?.type).to.equal('bigint');
    expect(tables[1]?.uniques).to.deep.equal([['y']]);
  });

  it('names the schema of a table, unless it is the default one', () => {
    const names = (script: string, dialect: DdlDialect): readonly string[] =>
      readDdl(script, dialect).tables.map(({ name }) => name);

    expect(
      names(
        'CREATE TABLE public.a (x int); CREATE TABLE audit.a (x int); SET search_path = audit, pg_catalog; CREATE TABLE b (x int);',
        'postgresql',
      ),
    ).to.deep.equal(['a', 'audit.a', 'audit.b']);
    expect(
      names(
        'USE shop; CREATE TABLE a (x int); CREATE TABLE shop.b (x int); CREATE TABLE log.c (x int);',
        'mysql',
      ),
    ).to.deep.equal(['a', 'b', 'log.c']);
    expect(
      names('CREATE TABLE [shop].[dbo].[a] (x int)\nGO\nCREATE TABLE Sales.b (x int)', 'sqlserver'),
    ).to.deep.equal(['a', 'Sales.b']);
  });

  it('leaves out tables that are not to be filled', () => {
    const script = `CREATE TABLE p (d date) PARTITION BY RANGE (d);
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');
CREATE TABLE p2 (d date);
ALTER TABLE ONLY p ATTACH PARTITION p2 FOR VALUES FROM ('2021-01-01') TO ('2022-01-01');
CREATE TABLE child (CHECK (d > '2000-01-01')) INHERITS (p);
CREATE TEMP TABLE scratch (x int);
CREATE FOREIGN TABLE far (x int) SERVER s;
CREATE MATERIALIZED VIEW v AS SELECT 1 AS x;
CREATE UNIQUE INDEX i ON v (x);
ALTER TABLE ONLY child ADD CONSTRAINT c PRIMARY KEY (d);
CREATE TABLE copy AS SELECT * FROM p;
CREATE TABLE kept (LIKE p INCLUDING ALL);`;

    expect(readDdl(script).tables.map(({ name }) => name)).to.deep.equal(['p', 'kept']);
    expect(missedIn(script)).to.deep.equal([
      '2 p1: a partition takes its rows from its table',
      '4 p2: a partition takes its rows from its table',
      '5 child: a child table adds rows to its parent, and is not filled',
      '7 far: the rows of a foreign table are in another database',
      '11 copy: the columns of this table are not in the script',
    ]);
  });

  it('keeps rows within partitions by checks', () => {
    const tables = (partitions: string) =>
      readDdl(`CREATE TABLE p (d date, t text) PARTITION BY ${partitions}`);
    const range = tables(`RANGE (d);
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM ('2021-01-01') TO ('2022-01-01');
CREATE TABLE p1 (d date, t text); ALTER TABLE p ATTACH PARTITION p1 FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');`);
    const open = tables(
      `RANGE (d); CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (MINVALUE) TO ('2021-01-01');`,
    );
    const list = tables(`LIST (t); CREATE TABLE p1 PARTITION OF p FOR VALUES IN ('a', 'b');
CREATE TABLE p2 PARTITION OF p FOR VALUES IN ('c');`);
    const hash = tables(
      'HASH (t); CREATE TABLE p1 PARTITION OF p FOR VALUES WITH (MODULUS 1, REMAINDER 0);',
    );
    const rest = tables(`LIST (t); CREATE TABLE p1 PARTITION OF p DEFAULT;
CREATE TABLE p2 PARTITION OF p FOR VALUES IN ('c');`);

    expect(range.tables[0]?.checks).to.deep.equal([`"d" >= '2020-01-01'`, `"d" < '2022-01-01'`]);
    expect(open.tables[0]?.checks).to.deep.equal([`"d" < '2021-01-01'`]);
    expect(list.tables[0]?.checks).to.deep.equal([`"t" IN ('a', 'b', 'c')`]);
    expect(hash.tables[0]?.checks).to.deep.equal([]);
    expect(rest.tables[0]?.checks).to.deep.equal([]);
    for (const {
      tables: [table],
      missed,
    } of [range, open, list, hash, rest]) {
      expect(table?.name).to.equal('p');
      expect(new Set(missed.map(({ reason }) => reason))).to.deep.equal(
        new Set(['a partition takes its rows from its table']),
      );
    }
  });

  it('reports partitions of MySQL, unless the server makes them', () => {
    const make = (by: string) => `CREATE TABLE t (a int) PARTITION BY ${by};`;

    expect(missedIn(make('KEY (a) PARTITIONS 4'), 'mysql')).to.deep.equal([]);
    expect(missedIn(make('RANGE (a) (PARTITION p VALUES LESS THAN (9))'), 'mysql')).to.deep.equal([
      '1 t: a row that belongs to no partition is refused',
    ]);
  });

  it('reports partitions that no check expresses', () => {
    const script = `CREATE TABLE p (d date, t text) PARTITION BY RANGE (d);
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM ('2022-01-01') TO ('2023-01-01');
CREATE TABLE q (d date) PARTITION BY RANGE (lower(t));
CREATE TABLE r (d date) PARTITION BY LIST (d);`;

    expect(missedIn(script).filter((part) => !part.includes('takes its rows'))).to.deep.equal([
      "1 p: rows lie in the partitions between '2020-01-01' and '2021-01-01' alone",
      '4 q: a row that belongs to no partition is refused',
      '5 r: a row that belongs to no partition is refused',
    ]);
  });

  it('reports what may change or refuse rows', () => {
    const script = `CREATE TABLE t (a int);
CREATE TRIGGER x BEFORE INSERT OR UPDATE ON public.t FOR EACH ROW EXECUTE FUNCTION f();
CREATE TRIGGER y AFTER DELETE ON t FOR EACH ROW EXECUTE FUNCTION f();
CREATE RULE z AS ON INSERT TO t DO INSTEAD NOTHING;
CREATE TYPE pair AS (a int, b int);
CREATE TABLE t (b int);
CREATE TABLE s (+);
SELECT 'never ends`;

    expect(missedIn(script)).to.deep.equal([
      '2 t: a trigger may change or refuse rows',
      '4 -: a rule may change or refuse rows',
      '5 -: values of a composite or range type are not known',
      '6 t: the script creates this table twice',
      '7 s: this part of a table is not understood',
      '7 s: the columns of this table are not in the script',
      '8 -: this quotation has no end',
    ]);
  });

  it('keeps the comments of columns', () => {
    const { tables } = readDdl(
      "CREATE TABLE t (a int); COMMENT ON COLUMN public.t.a IS 'it''s'; COMMENT ON TABLE t IS 'x';",
    );

    expect(tables[0]?.columns[0]?.comment).to.equal("it's");
  });

  it('reads a script with a byte order mark and carriage returns', () => {
    const { tables } = readDdl('\ufeffCREATE TABLE t (\r\n  a int\r\n)\r\nGO\r\n', 'sqlserver');

    expect(tables).to.have.length(1);
  });
});
