import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import type { DatabaseSchema } from '../../../../src/domain/databases/model/database-schema.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import type { DialectName } from '../../../../src/domain/sql-dialects/index.js';
import type { Engine } from '../../../support/engines/engine.js';
import { MariadbEngine } from '../../../support/engines/mariadb.js';
import { PostgresqlEngine } from '../../../support/engines/postgresql.js';
import { SqliteEngine } from '../../../support/engines/sqlite.js';
import { withEngine } from '../../../support/engines/with-engine.js';
import { packageRoot } from '../../../support/package-root.js';
import { engine as generator } from '../../../support/tables.js';
import { statementsOf } from '../support/models.js';

const ROWS = 120;

/** How a database runs the statements of a script, and rows in any order. */
interface Loading {
  readonly make: () => Engine;
  /** What is not about the tables. */
  readonly without: RegExp;
  readonly before: string;
  readonly after: string;
}

const loadings: Readonly<Partial<Record<DialectName, Loading>>> = {
  postgresql: {
    make: () => new PostgresqlEngine(),
    without:
      /^\\.*$|^(?:DROP|CREATE) DATABASE .*$|^.* OWNER TO .*$|^CREATE OR REPLACE PROCEDURAL .*$|^(?:REVOKE|GRANT) .*$|^SET search_path.*$|public\./gm,
    before: `DO $$ DECLARE k record; BEGIN
        FOR k IN SELECT conname, conrelid::regclass t FROM pg_constraint
          WHERE contype = 'f' AND connamespace = current_schema()::regnamespace LOOP
          EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I DEFERRABLE INITIALLY DEFERRED', k.t, k.conname);
        END LOOP; END $$; BEGIN;`,
    after: 'COMMIT;',
  },
  mysql: {
    make: () => new MariadbEngine(),
    without:
      /^DELIMITER (?!;$).*?^DELIMITER ;$|^CREATE [^(]*\bVIEW\b.*?;$|^(?:DROP|CREATE) (?:SCHEMA|DATABASE)[^;]*;|^USE [^;]*;/gms,
    // MariaDB cannot wait for the rows of the other tables; the test looks for orphans itself.
    before: 'SET foreign_key_checks = 0;',
    after: 'SET foreign_key_checks = 1;',
  },
  sqlite: {
    make: () => new SqliteEngine(),
    without: /^$/g,
    before: 'PRAGMA foreign_keys = ON; BEGIN; PRAGMA defer_foreign_keys = ON;',
    after: 'COMMIT;',
  },
};

const scripts: readonly (readonly [file: string, dialect: DialectName, filled: number])[] = [
  ['chinook-database/chinook-postgresql.sql', 'postgresql', 11],
  ['northwind-psql/northwind-postgresql.sql', 'postgresql', 14],
  ['sakila/sakila-postgresql.sql', 'postgresql', 15],
  ['chinook-database/chinook-mysql.sql', 'mysql', 11],
  // A trigger fills film_text.
  ['sakila/sakila-mysql.sql', 'mysql', 15],
  ['chinook-database/chinook-sqlite.sql', 'sqlite', 11],
  ['sakila/sakila-sqlite.sql', 'sqlite', 16],
];

type Cells = readonly (string | null)[];

/** The rows of a table as objects without prototype, read back from the database. */
async function readBack(
  engine: Engine,
  table: string,
): Promise<(names: readonly string[]) => readonly Cells[]> {
  const { columns, rows } = await engine.read(table);
  const at = (name: string): number =>
    columns.findIndex((column) => column.toLowerCase() === name.toLowerCase());
  return (names) => rows.map((row) => names.map((name) => row[at(name)] ?? null));
}

/** The foreign keys with rows whose other row is missing. */
async function orphansOf(schema: DatabaseSchema, engine: Engine): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, foreignKeys } of schema.tables) {
    const own = await readBack(engine, name);
    for (const { columns, table, references } of foreignKeys) {
      const others = await readBack(engine, table);
      const known = new Set(others(references).map((cells) => JSON.stringify(cells)));
      const orphans = own(columns).filter(
        (cells) => !cells.includes(null) && !known.has(JSON.stringify(cells)),
      );
      if (orphans.length > 0) found.push(`${name} (${columns.join(', ')}): ${orphans.length}`);
    }
  }
  return found;
}

for (const [file, dialect, filled] of scripts) {
  const { make, without, before: first, after: last } = loadings[dialect] as Loading;
  describe(`the tables of ${file}`, () => {
    const engine = make();
    withEngine(engine);

    it('are filled under all constraints, without orphans', async () => {
      const script = readFileSync(new URL(`test/corpora/${file}`, packageRoot), 'utf8');
      const schema = readDdl(script);
      const made = setOfSchema(schema, { rows: ROWS, engine: generator });
      const inserts = [...statementsOf(made).values()];
      await engine.run(script.replace(without, ''));
      await engine.run([first, ...inserts, last].join('\n'));

      expect(made.request.tables.length).to.equal(filled);
      for (const { name } of made.request.tables) {
        // A table that divides the rows of others has a part of the rows.
        expect((await engine.read(name)).rows.length, name).to.be.at.least(ROWS / 6);
      }
      expect(await orphansOf(schema, engine)).to.deep.equal([]);
    });
  });
}
