import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { dialectOf } from '../../../../src/domain/databases/ddl/ddl-dialect.js';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { packageRoot } from '../../../support/package-root.js';
import { catalogues } from './support/catalogues.js';
import { factsOf } from './support/facts.js';

/** Scripts of public sample databases, each with what it contains. */
const scripts = [
  {
    file: 'chinook-database/chinook-postgresql.sql',
    dialect: 'postgresql',
    tables: 11,
    columns: 64,
  },
  { file: 'chinook-database/chinook-mysql.sql', dialect: 'mysql', tables: 11, columns: 64 },
  { file: 'chinook-database/chinook-sqlite.sql', dialect: 'sqlite', tables: 11, columns: 64 },
  {
    file: 'northwind-psql/northwind-postgresql.sql',
    dialect: 'postgresql',
    tables: 14,
    columns: 92,
  },
  { file: 'sakila/sakila-postgresql.sql', dialect: 'postgresql', tables: 15, columns: 87 },
  { file: 'sakila/sakila-mysql.sql', dialect: 'mysql', tables: 16, columns: 89 },
  { file: 'sakila/sakila-sqlite.sql', dialect: 'sqlite', tables: 16, columns: 89 },
] as const;

for (const { file, dialect, tables, columns } of scripts) {
  describe(`the script ${file}`, () => {
    const script = readFileSync(new URL(`test/corpora/${file}`, packageRoot), 'utf8');
    const schema = readDdl(script);

    it(`is recognised as one of ${dialect}`, () => {
      expect(dialectOf(script)).to.equal(dialect);
      expect(schema.dialect).to.equal(dialect);
    });

    it(`has ${tables} tables and ${columns} columns`, () => {
      expect(schema.tables.length).to.equal(tables);
      expect(schema.tables.flatMap((table) => table.columns).length).to.equal(columns);
    });

    const { title, factsAfter, typeOf } = catalogues[dialect];
    it(`creates in ${title} what the reader reads`, async function () {
      let facts: readonly string[];
      try {
        facts = await factsAfter(script);
      } catch (error) {
        if (!/ECONNREFUSED|timeout/.test(String((error as { code?: string }).code ?? error)))
          throw error;
        if (this.test !== undefined) this.test.title += ` (no server: ${String(error)})`;
        this.skip();
      }

      expect(factsOf(schema, typeOf)).to.deep.equal(facts);
    });
  });
}
