import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { missedIn, tableOf } from './support/read.js';

describe('the constraints of a table', () => {
  it('are read from columns', () => {
    const table = tableOf(`CREATE TABLE t (
      id uuid CONSTRAINT t_id PRIMARY KEY,
      code text UNIQUE NOT NULL CHECK (code <> ''),
      parent uuid REFERENCES t ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
      other uuid NOT NULL REFERENCES public.t (id) ON UPDATE CASCADE NOT DEFERRABLE
    )`);

    expect(table.primaryKey).to.deep.equal(['id']);
    expect(table.uniques).to.deep.equal([['code']]);
    expect(table.checks).to.deep.equal(["code <> ''"]);
    expect(table.foreignKeys).to.deep.equal([
      { columns: ['parent'], table: 't', references: ['id'], isDeferrable: true },
      { columns: ['other'], table: 't', references: ['id'], isDeferrable: false },
    ]);
    expect(table.columns.map(({ isNullable }) => isNullable)).to.deep.equal([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are read from the table', () => {
    const table = tableOf(`CREATE TABLE t (
      a int, b int, c int, d int,
      CONSTRAINT "key" PRIMARY KEY (a, b) INCLUDE (c),
      UNIQUE (c, d), UNIQUE (d, c), UNIQUE (b, a),
      CONSTRAINT deep CHECK (((a > 0) AND (b IN (1, 2)))),
      FOREIGN KEY (c, d) REFERENCES t (a, b) MATCH FULL
    )`);

    expect(table.primaryKey).to.deep.equal(['a', 'b']);
    // Another order is the same rule, and so is the primary key.
    expect(table.uniques).to.deep.equal([['c', 'd']]);
    expect(table.checks).to.deep.equal(['((a > 0) AND (b IN (1, 2)))']);
    expect(table.foreignKeys).to.deep.equal([
      { columns: ['c', 'd'], table: 't', references: ['a', 'b'], isDeferrable: false },
    ]);
  });

  it('of MySQL stand between indexes', () => {
    const table = tableOf(
      `CREATE TABLE \`t\` (
        \`id\` int NOT NULL, name varchar(20), note text,
        PRIMARY KEY (\`id\`) USING BTREE, UNIQUE KEY \`u\` (\`name\` ASC),
        KEY idx (name(5)), FULLTEXT KEY f (note), INDEX (name), SPATIAL INDEX s (note),
        CONSTRAINT FOREIGN KEY fk (id) REFERENCES t (id) ON DELETE RESTRICT
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8 COMMENT='a; b'`,
      'mysql',
    );

    expect(table.columns.map(({ name }) => name)).to.deep.equal(['id', 'name', 'note']);
    expect(table.primaryKey).to.deep.equal(['id']);
    expect(table.uniques).to.deep.equal([['name']]);
    expect(table.foreignKeys).to.have.length(1);
  });

  it('of SQL Server have options', () => {
    const table = tableOf(
      `CREATE TABLE [dbo].[t](
        [Id] [int] NOT NULL, [Code] [nvarchar](5) NULL,
        CONSTRAINT [PK_t] PRIMARY KEY CLUSTERED ([Id] ASC) WITH (PAD_INDEX = OFF, FILLFACTOR = 80) ON [PRIMARY],
        CONSTRAINT [U_t] UNIQUE NONCLUSTERED ([Code] DESC), INDEX ix ([Code])
      ) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY]`,
      'sqlserver',
    );

    expect(table.name).to.equal('t');
    expect(table.primaryKey).to.deep.equal(['Id']);
    expect(table.uniques).to.deep.equal([['Code']]);
  });

  it('keep the names of the table, whatever the case of a reference', () => {
    const { tables } = readDdl(
      'CREATE TABLE Orders (Id int PRIMARY KEY); CREATE TABLE lines (order_id int, FOREIGN KEY (ORDER_ID) REFERENCES orders(ID));',
      'sqlite',
    );

    expect(tables[1]?.foreignKeys).to.deep.equal([
      { columns: ['order_id'], table: 'Orders', references: ['Id'], isDeferrable: false },
    ]);
  });

  it('are reported if they refer to nothing', () => {
    const script = `CREATE TABLE t (
      a int REFERENCES gone,
      b int REFERENCES t (x),
      FOREIGN KEY (z) REFERENCES t,
      EXCLUDE USING gist (a WITH =),
      UNIQUE NULLS NOT DISTINCT (b)
    )`;

    expect(missedIn(script)).to.deep.equal([
      '2 t: table gone is not to be filled',
      '3 t: table t has no such key',
      '4 t: the table has no such columns',
      '5 t: rows may exclude each other by this constraint',
      '6 t: nulls count as equal: only one row can have them',
    ]);
  });
});

describe('the types of a script', () => {
  it('are enumerations that grow', () => {
    const table = tableOf(`CREATE TYPE public.mood AS ENUM ('sad', 'ok');
      CREATE TABLE t (a public.mood DEFAULT 'ok'::public.mood, b mood[]);
      ALTER TYPE mood ADD VALUE IF NOT EXISTS 'happy' AFTER 'ok';
      ALTER TYPE mood RENAME VALUE 'sad' TO 'blue';`);

    expect(table.columns.map(({ type, values, isArray }) => [type, values, isArray])).to.deep.equal(
      [
        ['enum', ['blue', 'ok', 'happy'], false],
        ['enum', ['blue', 'ok', 'happy'], true],
      ],
    );
  });

  it('are domains whose rules hold for the columns', () => {
    const table = tableOf(`CREATE DOMAIN year AS integer DEFAULT 2000 NOT NULL
        CONSTRAINT year_check CHECK (((VALUE >= 1901) AND (VALUE <= 2155) AND 'VALUE' <> ''));
      CREATE DOMAIN leap AS year CHECK (value % 4 = 0);
      CREATE TABLE t (a year, b leap)`);

    expect(table.columns.map(({ type, isNullable }) => [type, isNullable])).to.deep.equal([
      ['integer', false],
      ['integer', false],
    ]);
    expect(table.columns[0]?.default).to.equal('2000');
    expect(table.checks).to.deep.equal([
      "((a >= 1901) AND (a <= 2155) AND 'VALUE' <> '')",
      "((b >= 1901) AND (b <= 2155) AND 'VALUE' <> '')",
      'b % 4 = 0',
    ]);
  });

  it('of SQL Server are other names of types', () => {
    const table = tableOf(
      'CREATE TYPE [dbo].[Flag] FROM [bit] NOT NULL\nGO\nCREATE TABLE t (a [dbo].[Flag])\nGO\n',
      'sqlserver',
    );

    expect(table.columns[0]).to.include({ type: 'bit', isNullable: false });
  });
});

describe('a unique index', () => {
  const TABLE = 'CREATE TABLE t (a int, b text, deleted_at date);';

  it('is a unique constraint', () => {
    const indexes = `CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS i ON ONLY public.t USING btree (a, b text_pattern_ops DESC) INCLUDE (deleted_at) WITH (fillfactor = 70);
      CREATE INDEX j ON t (lower(b)) WHERE a > 0;`;

    expect(tableOf(TABLE + indexes).uniques).to.deep.equal([['a', 'b']]);
  });

  it('without the rows whose key is null is a unique constraint', () => {
    const index = 'CREATE UNIQUE INDEX i ON t (a, b) WHERE ((b IS NOT NULL) AND (a IS NOT NULL))';

    expect(tableOf(TABLE + index).uniques).to.deep.equal([['a', 'b']]);
  });

  it('over some rows or over expressions is reported, and is no unique constraint', () => {
    const script = `${TABLE}
      CREATE UNIQUE INDEX i ON t (a) WHERE (deleted_at IS NULL);
      CREATE UNIQUE INDEX j ON t (lower(b), a);`;
    const [table] = readDdl(script).tables;

    expect(table?.uniques).to.deep.equal([]);
    expect(table?.partialUniques).to.deep.equal([
      { columns: ['a'], expressions: [], where: '(deleted_at IS NULL)' },
      { columns: ['b', 'a'], expressions: ['lower(b)'] },
    ]);
    expect(missedIn(script)).to.deep.equal([
      '2 t: a unique index over some of the rows is no unique constraint',
      '3 t: a unique index over expressions is no unique constraint',
    ]);
  });

  it('over the beginning of a text is reported', () => {
    const script = 'CREATE TABLE t (a text, UNIQUE KEY u (a(10)))';

    expect(missedIn(script, 'mysql')).to.deep.equal([
      '1 t: a unique index over expressions is no unique constraint',
    ]);
  });
});
