import { byName } from '../basics/by-name.js';
import { decimalText } from '../basics/decimal-text.js';
import { oncePer } from '../basics/once-per.js';
import { utf8Length } from '../basics/utf8.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { DataType } from '../columns/column-plan.js';
import { longestText } from '../columns/longest-text.js';
import { integer } from '../constraints/numbers.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { flag, oneOf } from '../constraints/texts.js';
import { escapeText } from '../encoding/escape.js';
import type { CellNotation, RowMark } from '../encoding/notation.js';
import type { Scalar } from '../kernel/word-table.js';
import { createTable } from '../sql-dialects/create-table.js';
import { checkNames, standsBare, tableNameParts } from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { PlannedColumn, TableWindow, TextFormat } from './format.js';

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

/** The maximum size of a statement. It fits into the default packet of every database. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/** Whether the database reads values of this type exactly as numbers. It converts other values from text. */
function isExactNumber(type: DataType, { types: { decimal } }: SqlDialect): boolean {
  if (type.kind === 'integer') return true;
  if (type.kind !== 'decimal') return false;
  return type.digits <= decimal.maxDigits && type.scale <= decimal.maxScale;
}

function sqlName(name: string, dialect: SqlDialect): string {
  return standsBare(name) ? name : dialect.quoteName(name);
}

function sqlText(text: string, dialect: SqlDialect): string {
  const form = dialect.literal(text, text.length);
  return form.open + escapeText(text, form.escape) + form.close;
}

function sqlScalar(value: Scalar, type: DataType, dialect: SqlDialect): string {
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false;
  if (typeof value === 'string') return sqlText(value, dialect);
  const text = decimalText(value);
  return isExactNumber(type, dialect) ? text : sqlText(text, dialect);
}

let dialectsSeen = 0;

/** Returns the key of a dialect in the cache of texts. Two engines may have different dialects with the same name. */
const idOf = oncePer((_dialect: SqlDialect): string => `sql:${dialectsSeen++}`);

function sqlCell({ plan }: PlannedColumn, first: boolean, dialect: SqlDialect): CellNotation {
  const { type } = plan;
  const isNumber = isExactNumber(type, dialect);
  const pieces = plan.sqlCell ?? plan.cell;
  // A cell has the same form in every row, so the form is chosen once per table.
  const form = dialect.literal(cellAlphabet(pieces), longestText(pieces).units);
  return {
    pieces,
    id: `${idOf(dialect)}:${isNumber ? 'number' : 'text'}`,
    before: first ? '' : ', ',
    after: '',
    null: 'NULL',
    scalar: (value) => sqlScalar(value, type, dialect),
    open: isNumber ? '' : form.open,
    close: isNumber ? '' : form.close,
    escape: form.escape,
    guarded: false,
  };
}

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

/** Returns the format of INSERT statements for these dialects, one row per line. The first dialect is the default. */
export function sqlFormat(
  dialects: readonly SqlDialect[],
): TextFormat<ReturnType<typeof sqlOptions>> {
  const known = byName('SQL dialects', dialects);
  const dialectOf = ({ dialect }: SqlOptions) => known.get(dialect) as SqlDialect;
  return {
    name: 'sql',
    extension: 'sql',
    isJson: false,
    type: 'application/sql',
    options: sqlOptions(dialects),
    mediaType: () => 'application/sql; charset=utf-8',
    check: (names, options) => checkNames(names, dialectOf(options), options.create_table),
    joined: { parentsFirst: true, around: (names) => ({ before: names.map(() => ''), after: '' }) },
    layout: (window, columns, options) => {
      const dialect = dialectOf(options);
      const tableParts = tableNameParts(window.tableName);
      const names = columns.map(({ name }) => name);
      const written = columns.map((column) => ({ ...column, name: sqlName(column.name, dialect) }));
      const table = tableParts.map((part) => sqlName(part, dialect)).join('.');
      const list = written.map(({ name }) => name).join(', ');
      const insert = `INSERT INTO ${table} (${list}) VALUES\n`;
      const { head, foot } = dialect.settings({
        quotesNames: ![...tableParts, ...names].every(standsBare),
        backslashes: columns.some(({ plan }) => cellAlphabet(plan.cell).includes('\\')),
      });
      // Only the window with the first row creates the table, so that windows of one table fit together.
      const creates = options.create_table && window.offset === 0;
      const created = creates ? createTable(table, written, dialect.types) : '';
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
  };
}
