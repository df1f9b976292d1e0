import { expect } from 'chai';
import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../../src/domain/databases/model/database-schema.js';
import type { DialectName } from '../../../../src/domain/sql-dialects/index.js';
import { engineCases } from '../../../support/engines/index.js';
import { withEngine } from '../../../support/engines/with-engine.js';
import { createTables } from '../support/create-tables.js';
import { column, foreign, id, mapped, required, statementsOf, table } from '../support/models.js';

const ROWS = 200;

/** The types of each database, as they are declared. */
const TYPES: Readonly<Partial<Record<DialectName, readonly string[]>>> = {
  postgresql: [
    ...['smallint', 'integer', 'bigint', 'numeric(4,2)', 'numeric(3,3)', 'numeric(2,0)', 'numeric'],
    ...['numeric(30,10)', 'real', 'double precision', 'money', 'boolean', 'text', 'varchar(3)'],
    ...['character varying(7)', 'char(4)', 'character(2)', 'date', 'timestamp', 'time', 'interval'],
    ...['timestamp with time zone', 'timestamptz', 'timetz', 'uuid', 'inet', 'cidr', 'macaddr'],
    ...['macaddr8', 'json', 'jsonb', 'xml', 'bytea', 'bit(5)', 'bit varying(6)', 'tsvector'],
    ...['int4range', 'int8range', 'numrange', 'daterange', 'tsrange', 'tstzrange', 'oid', 'name'],
    ...['int4multirange', 'datemultirange', 'tstzmultirange', 'lseg', 'box', 'path', 'polygon'],
    ...['tsquery', 'point', 'circle', 'line', 'pg_lsn', 'integer[]', 'text[]'],
  ],
  mysql: [
    ...['tinyint', 'tinyint unsigned', 'tinyint(1)', 'smallint', 'smallint unsigned', 'mediumint'],
    ...['mediumint unsigned', 'int', 'int(11)', 'int unsigned', 'bigint', 'bigint unsigned'],
    ...['decimal(4,2)', 'decimal(10,0)', 'decimal(65,30)', 'float', 'double', 'bit(1)', 'bit(8)'],
    ...[
      'char(3)',
      'varchar(3)',
      'varchar(40)',
      'tinytext',
      'text',
      'mediumtext',
      'longtext',
      'date',
    ],
    ...['datetime', 'timestamp', 'time', 'year', 'json', 'binary(4)', 'varbinary(9)', 'tinyblob'],
    ...['blob', 'longblob', 'geometry', 'inet6', 'uuid'],
  ],
  sqlite: [
    ...[
      'INTEGER',
      'TEXT',
      'REAL',
      'NUMERIC',
      'BLOB',
      'VARCHAR(5)',
      'NVARCHAR(9)',
      'DATETIME',
      'DATE',
    ],
    ...['BOOLEAN', 'DECIMAL(5,1)', 'UNSIGNED BIG INT', 'CLOB', 'FLOATING POINT', 'ANYTHING'],
  ],
};

/** A column of each type that can be null, and one that cannot unless no field writes its values. */
function columnsOf(declared: string, i: number): readonly DatabaseColumn[] {
  const type = declared.toLowerCase();
  const nullable = column(`c${i}`, type);
  return isWritten(type) ? [nullable, column(`d${i}`, type, required)] : [nullable];
}

/** Whether a field writes the values of a type. */
function isWritten(type: string): boolean {
  return !['tsvector', 'geometry', 'anything'].includes(type);
}

const people = table(
  'people',
  [
    column('email', 'varchar(60)', required),
    column('code', 'char(3)', required),
    column('born', 'date'),
    column('boss_id', 'integer'),
  ],
  {
    uniques: [['email'], ['code']],
    foreignKeys: [foreign('boss_id', 'people')],
    checks: ["born > '1930-01-01'"],
  },
);
const orders = table(
  'orders',
  [
    column('person_id', 'integer', required),
    column('person_code', 'char(3)'),
    column('placed', 'date', required),
    column('sent', 'date'),
    column('low', 'integer', required),
    column('high', 'integer', required),
  ],
  {
    foreignKeys: [foreign('person_id', 'people'), foreign('person_code', 'people', 'code')],
    checks: ['placed <= sent', 'low < high', 'high <= 90'],
  },
);
const orderLines = table('order_lines', [], {
  columns: [
    column('order_id', 'integer', required),
    column('no', 'smallint', required),
    column('status', 'varchar(8)', required),
  ],
  primaryKey: ['order_id', 'no'],
  foreignKeys: [foreign('order_id', 'orders')],
  checks: ["status IN ('new', 'sent')", 'no > 0'],
});
const returns = table(
  'returns',
  [
    column('order_id', 'integer', required),
    column('line_no', 'smallint', required),
    column('reason', 'varchar(12)', required),
  ],
  {
    uniques: [['order_id', 'line_no']],
    foreignKeys: [foreign('order_id,line_no', 'order_lines', 'order_id,no')],
    checks: ["reason <> ''"],
  },
);
const friends = table('friends', [], {
  columns: [column('a', 'integer', required), column('b', 'integer', required)],
  primaryKey: ['a', 'b'],
  foreignKeys: [foreign('a', 'people'), foreign('b', 'people')],
});
const profiles = table('profiles', [column('bio', 'varchar(100)')], {
  foreignKeys: [foreign('id', 'people')],
});
const quotes = table(
  'quotes',
  [
    column('status', 'varchar(8)', required),
    column('approved', 'date'),
    column('voided', 'date'),
    column('note', 'varchar(20)'),
  ],
  {
    checks: [
      "status IN ('draft', 'approved', 'voided')",
      "(status = 'approved') = (approved IS NOT NULL)",
      "(status = 'voided') = (voided IS NOT NULL AND note IS NOT NULL)",
    ],
  },
);
/** Tables in an order in which each refers to those before it. */
const tree: readonly DatabaseTable[] = [
  people,
  orders,
  orderLines,
  returns,
  friends,
  profiles,
  quotes,
];
const circle: readonly DatabaseTable[] = [
  table('staff', [column('store_id', 'integer', required)], {
    foreignKeys: [foreign('store_id', 'stores')],
  }),
  table('stores', [column('manager_id', 'integer', required)], {
    uniques: [['manager_id']],
    foreignKeys: [foreign('manager_id', 'staff')],
  }),
];

const titles = new Set<DialectName>();
const cases = engineCases.filter(({ dialect }) => {
  const isFirst = TYPES[dialect] !== undefined && !titles.has(dialect);
  titles.add(dialect);
  return isFirst;
});

for (const { title, dialect, make } of cases) {
  describe(`the request for a schema of ${title}`, () => {
    const engine = make();
    withEngine(engine);

    it('has values that columns of every type store', async () => {
      const columns = (TYPES[dialect] ?? []).flatMap(columnsOf);
      const all = table('all_types', columns, { columns: [id(), ...columns] });
      const made = mapped([all], { rows: ROWS, dialect });
      await engine.run(createTypes(all, dialect));
      await engine.run(statementsOf(made).get('all_types') ?? '');

      expect((await engine.read('all_types')).rows).to.have.length(ROWS);
    });

    it('keeps keys, foreign keys and checks', async () => {
      const tables = dialect === 'mysql' ? tree : [...tree, ...circle];
      const made = mapped(tables, { rows: ROWS, dialect });
      const statements = statementsOf(made);
      await engine.run(dialect === 'sqlite' ? 'PRAGMA foreign_keys = ON' : 'SELECT 1');
      await engine.run(createTables(tables, dialect));
      const inserts = tables.map(({ name }) => statements.get(name) ?? '');
      await engine.run(['BEGIN;', ...inserts, 'COMMIT;'].join('\n'));

      expect(made.missed).to.deep.equal([]);
      for (const { name } of tables) {
        expect((await engine.read(name)).rows.length, name).to.be.at.least(ROWS);
      }
    });
  });
}

/** A table with lists as PostgreSQL declares them. */
function createTypes(all: DatabaseTable, dialect: DialectName): string {
  const columns = all.columns.map((one) => (one.isArray ? { ...one, type: `${one.type}[]` } : one));
  return createTables([{ ...all, columns }], dialect);
}
