import { expect } from 'chai';
import { databaseUrl } from '../../../src/adapters/databases/database-url.js';
import { openDatabase } from '../../../src/adapters/databases/open-database.js';
import type {
  DatabaseSchema,
  DatabaseTable,
} from '../../../src/domain/databases/model/database-schema.js';
import {
  type DatabaseCase,
  databaseCases,
  type OwnDatabase,
} from '../../support/databases/index.js';

async function schemaOf({ url }: OwnDatabase, query = ''): Promise<DatabaseSchema> {
  const address = databaseUrl(url + query);
  if (address === undefined) throw new Error(`no database: ${url}`);
  const link = await openDatabase(address);
  try {
    return await link.readSchema();
  } finally {
    await link.close();
  }
}

function tableOf({ tables }: DatabaseSchema, name: string): DatabaseTable {
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

/** A column as one line: `name type(args)[] unsigned values default … generated … null -- comment`. */
function lines({ columns }: DatabaseTable): readonly string[] {
  return columns.map((column) => {
    const args = column.args.length > 0 ? `(${column.args.join(',')})` : '';
    const parts = [
      `${column.name} ${column.type}${args}${column.isArray ? '[]' : ''}`,
      column.isUnsigned && 'unsigned',
      column.values?.join('|'),
      column.default && `default ${column.default}`,
      column.generated && `generated ${column.generated}`,
      column.isNullable && 'null',
      column.comment && `-- ${column.comment}`,
    ];
    return parts.filter((part) => part).join(' ');
  });
}

/** The suite of one kind of database, pending with its reason if there is no server. */
function suite(kind: DatabaseCase['kind'], body: (own: () => OwnDatabase) => void): void {
  const each = databaseCases.find((found) => found.kind === kind) as DatabaseCase;
  describe(`the catalogue of ${each.title}`, () => {
    if (each.reason !== undefined) {
      it(`is read (unavailable: ${each.reason})`);
      return;
    }
    let own: OwnDatabase;
    before(async () => {
      own = await each.create();
    });
    after(() => own.drop());
    body(() => own);
  });
}

suite('postgresql', (own) => {
  let schema: DatabaseSchema;

  before(async () => {
    await own().run(`
      CREATE TYPE mood AS ENUM ('sad', 'it''s ok');
      CREATE DOMAIN price AS numeric(10, 2) DEFAULT 1 CHECK (VALUE >= 0);
      CREATE DOMAIN net_price AS price NOT NULL CHECK (VALUE < 100 OR 'VALUE' = 'x');
      CREATE SCHEMA app;
      CREATE TABLE customers (
        id serial PRIMARY KEY,
        code bigint GENERATED ALWAYS AS IDENTITY,
        name varchar(80) NOT NULL,
        mood mood,
        moods mood[],
        "The Price" net_price,
        tags varchar(5)[],
        at timestamp(3) without time zone DEFAULT now(),
        address inet,
        twice numeric GENERATED ALWAYS AS (length(name) * 2) STORED,
        gone text,
        UNIQUE (name, code),
        CONSTRAINT positive CHECK (code > 0),
        EXCLUDE USING gist (address inet_ops WITH =)
      );
      ALTER TABLE customers DROP COLUMN gone;
      COMMENT ON COLUMN customers.name IS 'as on the passport';
      CREATE UNIQUE INDEX by_code ON customers (code) INCLUDE (name);
      CREATE UNIQUE INDEX by_name ON customers (lower(name), mood) WHERE code > 5;
      CREATE TABLE app.orders (
        a int, b int, customer_id int NOT NULL REFERENCES customers ON DELETE CASCADE,
        parent_a int, parent_b int,
        PRIMARY KEY (b, a),
        FOREIGN KEY (parent_b, parent_a) REFERENCES app.orders (b, a) DEFERRABLE
      );
      CREATE TABLE parted (id int) PARTITION BY RANGE (id);
      CREATE TABLE part PARTITION OF parted FOR VALUES FROM (1) TO (20);
      CREATE TABLE next_part PARTITION OF parted FOR VALUES FROM (20) TO (MAXVALUE);
      CREATE TABLE listed (kind text) PARTITION BY LIST (kind);
      CREATE TABLE listed_part PARTITION OF listed FOR VALUES IN ('a', 'b');
      CREATE TABLE hashed (id int, kind text) PARTITION BY RANGE (kind, id);
      CREATE TABLE heir () INHERITS (customers);
      CREATE VIEW seen AS SELECT 1 AS one;
      CREATE TABLE schema_migrations (version int);
      CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
      CREATE TRIGGER touched BEFORE INSERT ON customers FOR EACH ROW EXECUTE FUNCTION touch();
      CREATE TRIGGER updated BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION touch();
    `);
    schema = await schemaOf(own());
  });

  it('has the ordinary tables, with the schema of those that are elsewhere', () => {
    expect(schema.dialect).to.equal('postgresql');
    expect(schema.tables.map(({ name }) => name)).to.deep.equal([
      'app.orders',
      'customers',
      'parted',
      'listed',
      'hashed',
    ]);
  });

  it('has checks in place of partitions', () => {
    const checks = ['parted', 'listed', 'hashed'].map((name) => tableOf(schema, name).checks);

    expect(checks).to.deep.equal([[`"id" >= 1`], [`"kind" IN ('a', 'b')`], []]);
  });

  it('has the columns with their base types', () => {
    expect(lines(tableOf(schema, 'customers'))).to.deep.equal([
      "id integer default nextval('customers_id_seq'::regclass) generated default",
      'code bigint generated always',
      'name character varying(80) -- as on the passport',
      "mood enum sad|it's ok null",
      "moods enum[] sad|it's ok null",
      'The Price numeric(10,2) default 1',
      'tags character varying(5)[] null',
      'at timestamp without time zone(3) default now() null',
      'address inet null',
      'twice numeric default (length((name)::text) * 2) generated always null',
    ]);
  });

  it('has the keys, the unique columns and the checks, those of domains included', () => {
    const { primaryKey, uniques, partialUniques, checks } = tableOf(schema, 'customers');

    expect(primaryKey).to.deep.equal(['id']);
    expect(uniques).to.deep.equal([['name', 'code'], ['code']]);
    expect(partialUniques).to.deep.equal([
      { columns: ['mood', 'name'], expressions: ['lower((name)::text)'], where: '(code > 5)' },
    ]);
    expect(checks).to.deep.equal([
      '(code > 0)',
      '("The Price" >= (0)::numeric)',
      `((("The Price")::numeric < (100)::numeric) OR ('VALUE'::text = 'x'::text))`,
    ]);
  });

  it('has the references with their columns in order', () => {
    const { primaryKey, foreignKeys } = tableOf(schema, 'app.orders');

    expect(primaryKey).to.deep.equal(['b', 'a']);
    expect(foreignKeys).to.deep.equal([
      { columns: ['customer_id'], table: 'customers', references: ['id'], isDeferrable: false },
      {
        columns: ['parent_b', 'parent_a'],
        table: 'app.orders',
        references: ['b', 'a'],
        isDeferrable: true,
      },
    ]);
  });

  it('lists what rows can break or be changed by', () => {
    expect(schema.missed.map(({ table, reason }) => `${table}: ${reason}`)).to.deep.equal([
      'customers: rows can break an exclusion constraint',
      'customers: rows can break a unique index with a condition',
      'customers: a trigger can change or refuse rows',
      'schema_migrations: a tool notes its own work in this table',
    ]);
    expect(schema.missed[2]?.text).to.match(/^CREATE TRIGGER touched BEFORE INSERT/);
  });

  it('says which tables can have no row', () => {
    const rowless = schema.tables.map(({ rowless: reason }) => reason);

    expect(rowless).to.deep.equal([...Array(4).fill(undefined), 'it has no partition yet']);
  });

  it('can be limited to schemas, the first of which is the default', async () => {
    const { tables } = await schemaOf(own(), '?schema=app');

    expect(tables.map(({ name }) => name)).to.deep.equal(['orders']);
  });
});

suite('mysql', (own) => {
  let schema: DatabaseSchema;

  before(async () => {
    await own().run(`
      CREATE TABLE customers (
        id int unsigned AUTO_INCREMENT PRIMARY KEY,
        name varchar(80) NOT NULL DEFAULT 'x' COMMENT 'as on the passport',
        price decimal(10, 2) NOT NULL CHECK (price > 0),
        mood enum('sad', 'it''s ok'),
        flags set('a', 'b'),
        active boolean,
        at timestamp NULL,
        twice decimal(12, 2) AS (price * 2) STORED,
        UNIQUE by_name (name, price),
        UNIQUE by_start (name(3))
      );
      CREATE TABLE orders (
        a int, b int, customer_id int unsigned NOT NULL,
        PRIMARY KEY (b, a), FOREIGN KEY (customer_id) REFERENCES customers (id)
      );
      CREATE VIEW seen AS SELECT 1 AS one;
      CREATE TRIGGER touched BEFORE INSERT ON customers FOR EACH ROW SET NEW.name = NEW.name;
    `);
    schema = await schemaOf(own());
  });

  it('has the columns with their types', () => {
    expect(schema.dialect).to.equal('mysql');
    expect(schema.tables.map(({ name }) => name)).to.have.members(['customers', 'orders']);
    expect(lines(tableOf(schema, 'customers'))).to.deep.equal([
      'id int(10) unsigned generated default',
      "name varchar(80) default 'x' -- as on the passport",
      'price decimal(10,2)',
      "mood enum sad|it's ok null",
      'flags set a|b null',
      'active tinyint(1) null',
      'at timestamp null',
      'twice decimal(12,2) generated always null',
    ]);
  });

  it('has keys, unique columns, checks and references', () => {
    const { uniques, checks } = tableOf(schema, 'customers');

    expect(uniques).to.deep.equal([['name', 'price']]);
    expect(checks).to.deep.equal(['`price` > 0']);
    expect(tableOf(schema, 'orders')).to.deep.include({
      primaryKey: ['b', 'a'],
      foreignKeys: [
        { columns: ['customer_id'], table: 'customers', references: ['id'], isDeferrable: false },
      ],
    });
    expect(schema.missed.map(({ text }) => text)).to.deep.equal([
      'UNIQUE INDEX by_start',
      'CREATE TRIGGER touched BEFORE INSERT\nSET NEW.name = NEW.name',
    ]);
  });
});

suite('sqlite', (own) => {
  it('has columns, keys, unique columns and references', async () => {
    await own().run(`
      CREATE TABLE customers (id INTEGER PRIMARY KEY, name VARCHAR(80) NOT NULL DEFAULT 'x',
        price DECIMAL(10, 2) UNIQUE CHECK (price > 0), twice AS (price * 2), big UNSIGNED BIG INT);
      CREATE UNIQUE INDEX by_name ON customers (name, price);
      CREATE UNIQUE INDEX by_lower ON customers (lower(name));
      CREATE TABLE orders (a INT, b INT, customer_id INT NOT NULL REFERENCES customers, PRIMARY KEY (b, a)) WITHOUT ROWID;
      CREATE VIRTUAL TABLE words USING fts5(word);
      CREATE TRIGGER touched AFTER INSERT ON orders BEGIN SELECT 1; END;
      CREATE TRIGGER changed AFTER UPDATE ON orders BEGIN SELECT 1; END;
    `);

    const schema = await schemaOf(own());

    expect(schema.dialect).to.equal('sqlite');
    expect(schema.tables.map(({ name }) => name)).to.deep.equal(['customers', 'orders']);
    const customers = tableOf(schema, 'customers');
    expect(lines(customers)).to.deep.equal([
      'id integer generated default',
      "name varchar(80) default 'x'",
      'price decimal(10,2) null',
      'twice  generated always null',
      'big unsigned big int unsigned null',
    ]);
    expect(customers.uniques).to.have.deep.members([['price'], ['name', 'price']]);
    expect(customers.checks).to.deep.equal(['price > 0']);
    expect(customers.partialUniques).to.deep.equal([
      { columns: ['name'], expressions: ['lower(name)'] },
    ]);
    expect(tableOf(schema, 'orders')).to.deep.include({
      primaryKey: ['b', 'a'],
      foreignKeys: [
        { columns: ['customer_id'], table: 'customers', references: ['id'], isDeferrable: true },
      ],
    });
    expect(schema.missed.map(({ table }) => table)).to.deep.equal(['customers', 'orders']);
  });

  it('has no numbers of its own for a key WITHOUT ROWID', async () => {
    await own().run('CREATE TABLE codes (id INTEGER PRIMARY KEY, name TEXT) WITHOUT ROWID');

    expect(lines(tableOf(await schemaOf(own()), 'codes'))).to.deep.equal([
      'id integer',
      'name text null',
    ]);
  });

  it('has the columns of a primary key for a reference that names none', async () => {
    await own().run(`
      CREATE TABLE flights (day TEXT, number INT, PRIMARY KEY (number, day));
      CREATE TABLE seats (id INTEGER PRIMARY KEY, flight INT, on_day TEXT,
        FOREIGN KEY (flight, on_day) REFERENCES flights);
    `);

    expect(tableOf(await schemaOf(own()), 'seats').foreignKeys).to.deep.equal([
      {
        columns: ['flight', 'on_day'],
        table: 'flights',
        references: ['number', 'day'],
        isDeferrable: true,
      },
    ]);
  });
});

suite('duckdb', (own) => {
  it('has columns, keys, unique columns, checks and references', async () => {
    await own().run(`
      CREATE SEQUENCE numbers;
      CREATE TABLE customers (id INTEGER PRIMARY KEY DEFAULT nextval('numbers'), name VARCHAR NOT NULL,
        mood ENUM ('sad', 'it''s ok'), price DECIMAL(10, 2) CHECK (price > 0), tags VARCHAR[], big UBIGINT);
      CREATE UNIQUE INDEX by_name ON customers (name, "price");
      CREATE TABLE orders (a INT, b INT, customer_id INT NOT NULL REFERENCES customers (id), PRIMARY KEY (b, a));
      CREATE VIEW seen AS SELECT 1 AS one;
    `);

    const schema = await schemaOf(own());

    expect(schema.tables.map(({ name }) => name)).to.deep.equal(['customers', 'orders']);
    const customers = tableOf(schema, 'customers');
    expect(lines(customers)).to.deep.equal([
      "id integer default nextval('numbers') generated default",
      'name varchar',
      "mood enum sad|it's ok null",
      'price decimal(10,2) null',
      'tags varchar[] null',
      'big bigint unsigned null',
    ]);
    expect(customers).to.deep.include({
      primaryKey: ['id'],
      uniques: [['name', 'price']],
      checks: ['(price > 0)'],
    });
    expect(tableOf(schema, 'orders')).to.deep.include({
      primaryKey: ['b', 'a'],
      foreignKeys: [
        { columns: ['customer_id'], table: 'customers', references: ['id'], isDeferrable: false },
      ],
    });
  });
});
