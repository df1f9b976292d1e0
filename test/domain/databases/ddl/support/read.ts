import { expect } from 'chai';
import type { DdlDialect } from '../../../../../src/domain/databases/ddl/ddl-dialect.js';
import { readDdl } from '../../../../../src/domain/databases/ddl/read-ddl.js';
import type {
  DatabaseColumn,
  DatabaseTable,
} from '../../../../../src/domain/databases/model/database-schema.js';

/** The only table of a script, of which the reader misses nothing. */
export function tableOf(script: string, dialect?: DdlDialect): DatabaseTable {
  const { tables, missed } = readDdl(script, dialect);
  expect(missed).to.deep.equal([]);
  expect(tables).to.have.length(1);
  return tables[0] as DatabaseTable;
}

/** The column that this definition gives a table. */
export function columnOf(definition: string, dialect: DdlDialect): DatabaseColumn {
  const { columns } = tableOf(`CREATE TABLE t (${definition}, last integer)`, dialect);
  expect(columns).to.have.length(2);
  return columns[0] as DatabaseColumn;
}

/** What the reader misses in a script: the line, the table and the reason of each part. */
export function missedIn(script: string, dialect?: DdlDialect): readonly string[] {
  return readDdl(script, dialect).missed.map(
    ({ line, table, reason }) => `${line} ${table ?? '-'}: ${reason}`,
  );
}
