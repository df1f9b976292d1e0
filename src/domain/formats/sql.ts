import { byName } from '../basics/by-name.js';
import { entryOf } from '../basics/entry-of.js';
import { utf8Length } from '../basics/utf8.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import type { RowMark } from '../encoding/notation.js';
import { createTable, foreignKey } from '../sql-dialects/create-table.js';
import {
  checkNames,
  checkTableNames,
  needsNoQuotes,
  tableNameParts,
} from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { TableKeys } from '../sql-dialects/table-keys.js';
import { type PlannedColumn, textFormat } from './format.js';
import { sqlCell, sqlName, sqlScalar, sqlTable } from './sql-notation.js';
import { rowStatements } from './sql-statements.js';
import type { TableWindow } from './table-window.js';

/** SQL Server allows no more rows in a list of VALUES. */
const MAX_ROWS_PER_STATEMENT = 1000;

function sqlOptions(dialects: readonly SqlDialect[]) {
  const names = dialects.map(({ name }) => name);
  return {
    dialect: withDefault(oneOf('the database to write for', names), names[0]),
    rows_per_statement: withDefault(
      integer('number of rows in an INSERT statement', { min: 1, max: MAX_ROWS_PER_STATEMENT }),
      500,
    ),
    create_table: withDefault(
      flag(
        'whether CREATE TABLE comes first. It is written only if offset is 0, so that windows of one table fit together',
      ),
      false,
    ),
  };
}

export type SqlOptions = Decoded<ReturnType<typeof sqlOptions>>;

/** The most values that a CHECK lists. */
const MOST_LISTED = 20;

/** The maximum size of a statement. It fits into the default packet of every database. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/** Statements end at absolute multiples of `perStatement`, so that windows of a table fit together. */
function statementMarks(
  { offset, rows }: TableWindow,
  insert: string,
  perStatement: number,
): { readonly open: RowMark; readonly close: RowMark } {
  const last = offset + rows - 1;
  return {
    open: {
      texts: ['(', `${insert}(`],
      choose: (indices, row, count) => {
        for (let i = 0; i < count; i++) {
          indices[i] = row + i === offset || (row + i) % perStatement === 0 ? 1 : 0;
        }
      },
    },
    close: {
      texts: ['),\n', ');\n'],
      choose: (indices, row, count) => {
        for (let i = 0; i < count; i++) {
          indices[i] = row + i === last || (row + i + 1) % perStatement === 0 ? 1 : 0;
        }
      },
    },
  };
}

/** The names of other tables and their columns that the text of a table can contain. */
function namesReferredBy({ keys }: TableWindow): readonly string[] {
  return (keys?.references ?? []).flatMap(({ table, key }) => [...tableNameParts(table), ...key]);
}

/** The keys with their names in the notation of SQL. */
function sqlKeys(keys: TableKeys | undefined, dialect: SqlDialect): TableKeys | undefined {
  const named = (names: readonly string[]) => names.map((name) => sqlName(name, dialect));
  return (
    keys && {
      key: named(keys.key),
      references: keys.references.map(({ columns, table, key, isLate }) => ({
        columns: named(columns),
        table: sqlTable(table, dialect),
        key: named(key),
        isLate,
      })),
    }
  );
}

/** The values of a column of few words, as literals. */
function wordLiterals({ plan }: PlannedColumn, dialect: SqlDialect): readonly string[] | undefined {
  const [piece] = plan.cell;
  if (plan.type.kind !== 'text' || plan.cell.length !== 1 || piece?.kind !== 'words')
    return undefined;
  const { entries } = piece.table;
  if (entries.length > MOST_LISTED) return undefined;
  return [...new Set(entries)].map((entry) => sqlScalar(entry, plan.type, dialect));
}

/** Tables that refer to each other in a circle need statements around them, because no order suits their references. */
function aroundTables(
  tables: readonly TableWindow[],
  options: SqlOptions,
  dialectOf: (options: SqlOptions) => SqlDialect,
): { readonly before: readonly string[]; readonly after: string } {
  const dialect = dialectOf(options);
  const named = tables.map(({ tableName, keys }) => ({
    table: sqlTable(tableName, dialect),
    late: (sqlKeys(keys, dialect)?.references ?? []).filter(({ isLate }) => isLate),
  }));
  const isCircular = named.some(({ late }) => late.length > 0);
  const { circles } = dialect;
  if (!isCircular) return { before: tables.map(() => ''), after: '' };
  if (options.create_table && circles.addsReferences) {
    const added = named.flatMap(({ table, late }) =>
      late.map((reference) => `ALTER TABLE ${table} ADD ${foreignKey(reference)};\n`),
    );
    const names = tables.flatMap((table) => [
      ...tableNameParts(table.tableName),
      ...(table.keys?.references ?? []).flatMap(({ columns }) => columns),
      ...namesReferredBy(table),
    ]);
    const quotesNames = !names.every(needsNoQuotes);
    const { head, foot } = dialect.settings({ quotesNames, backslashes: false });
    return { before: tables.map(() => ''), after: head + added.join('') + foot };
  }
  const { head, foot } = circles.deferred(named.map(({ table }) => table));
  return { before: tables.map((_, i) => (i === 0 ? head : '')), after: foot };
}

/** Returns the format of INSERT statements for these dialects, one row per line. The first dialect is the default. */
export function sqlFormat(dialects: readonly SqlDialect[]) {
  const known = byName('SQL dialects', dialects);
  const dialectOf = ({ dialect }: SqlOptions) => entryOf(known, dialect);
  return textFormat({
    name: 'sql',
    extension: 'sql',
    label: 'SQL',
    note: 'INSERT statements',
    isJson: false,
    type: 'application/sql',
    options: sqlOptions(dialects),
    mediaType: () => 'application/sql; charset=utf-8',
    rules: {
      sql: 'With format sql, the dialect accepts the names of the table and of the columns (docs/sql.md).',
    },
    statements: (options, format) => rowStatements(format, dialectOf(options)),
    check: (names, options) => checkNames(names, dialectOf(options), options.create_table),
    joined: {
      parentsFirst: true,
      check: (names, options) => checkTableNames(names, dialectOf(options as SqlOptions)),
      around: (tables, options) => aroundTables(tables, options as SqlOptions, dialectOf),
    },
    layout: (window, columns, options) => {
      const dialect = dialectOf(options);
      const tableParts = tableNameParts(window.tableName);
      const names = columns.map(({ name }) => name);
      const written = columns.map((column) => ({
        ...column,
        name: sqlName(column.name, dialect),
        values: window.keys && wordLiterals(column, dialect),
      }));
      const table = sqlTable(window.tableName, dialect);
      const list = written.map(({ name }) => name).join(', ');
      const insert = `INSERT INTO ${table} (${list}) VALUES\n`;
      const { head, foot } = dialect.settings({
        quotesNames: ![...tableParts, ...names, ...namesReferredBy(window)].every(needsNoQuotes),
        backslashes: columns.some(({ plan }) => cellAlphabet(plan.cell).includes('\\')),
      });
      // Only the window with the first row creates the table, so that windows of one table fit together.
      const creates = options.create_table && window.offset === 0;
      const created = creates
        ? createTable(table, written, dialect, sqlKeys(window.keys, dialect))
        : '';
      return {
        cells: columns.map((column, i) => sqlCell(column, i === 0, dialect)),
        frame: (longestCells) => {
          const room = STATEMENT_BYTES - utf8Length(insert);
          const fitting = Math.max(1, Math.floor(room / (longestCells + '(),\n'.length)));
          const perStatement = Math.min(options.rows_per_statement, fitting);
          return { head: head + created, foot, ...statementMarks(window, insert, perStatement) };
        },
      };
    },
  });
}
