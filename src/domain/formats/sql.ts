import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { DataType } from '../columns/column-plan.js';
import { decimalText } from '../columns/decimal-text.js';
import { longestText } from '../columns/longest-text.js';
import type { Scalar } from '../columns/words.js';
import { escapeText } from '../encoding/escape.js';
import type { CellNotation, RowMark } from '../encoding/notation.js';
import { utf8Length } from '../encoding/utf8.js';
import type { GenerateRequest } from '../schema/generate-request.js';
import { createTable } from '../sql-dialects/create-table.js';
import { sqlDialects } from '../sql-dialects/index.js';
import { checkNames, standsBare, tableNameParts } from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { Format, PlannedColumn } from './format.js';

/** A statement stays under this, so that every database's default packet takes it. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/** Whether the values are numbers that the database reads to the digit; others it converts from text. */
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

function sqlCell({ plan }: PlannedColumn, first: boolean, dialect: SqlDialect): CellNotation {
  const { type } = plan;
  const isNumber = isExactNumber(type, dialect);
  const pieces = plan.sqlCell ?? plan.cell;
  // A cell of several pieces has one form in every row: it is settled once a table.
  const form = dialect.literal(cellAlphabet(pieces), longestText(pieces).units);
  return {
    pieces,
    id: `sql:${dialect.name}:${isNumber ? 'number' : 'text'}`,
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

/** Statements break at absolute multiples of `perStatement`, so that windows of a table fit together. */
function statementMarks(
  request: GenerateRequest,
  insert: string,
  perStatement: number,
): { readonly open: RowMark; readonly close: RowMark } {
  const { offset, rows } = request;
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

/** INSERT statements, one row a line. */
export const sql: Format = {
  name: 'sql',
  extension: 'sql',
  isJson: false,
  type: 'application/sql',
  mediaType: () => 'application/sql; charset=utf-8',
  check: (names) => {
    const dialect = sqlDialects[names.sql.dialect];
    return checkNames(names, dialect.name, dialect.names);
  },
  layout: (request, columns) => {
    const dialect: SqlDialect = sqlDialects[request.sql.dialect];
    const tableParts = tableNameParts(request.tableName);
    const names = columns.map(({ name }) => name);
    const written = columns.map((column) => ({ ...column, name: sqlName(column.name, dialect) }));
    const table = tableParts.map((part) => sqlName(part, dialect)).join('.');
    const list = written.map(({ name }) => name).join(', ');
    const insert = `INSERT INTO ${table} (${list}) VALUES\n`;
    const { head, foot } = dialect.settings({
      quotesNames: ![...tableParts, ...names].every(standsBare),
      backslashes: columns.some(({ plan }) => cellAlphabet(plan.cell).includes('\\')),
    });
    // Windows of one table fit together: the one that holds its first row creates it.
    const creates = request.sql.create_table && request.offset === 0;
    const created = creates ? createTable(table, written, dialect.types) : '';
    return {
      cells: columns.map((column, i) => sqlCell(column, i === 0, dialect)),
      frame: (longestCells) => {
        const room = STATEMENT_BYTES - utf8Length(insert);
        const fitting = Math.max(1, Math.floor(room / (longestCells + '(),\n'.length)));
        const perStatement = Math.min(request.sql.rows_per_statement, fitting);
        return { head: head + created, foot, ...statementMarks(request, insert, perStatement) };
      },
    };
  },
};
