import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { DataType } from '../columns/column-plan.js';
import { decimalText } from '../columns/decimal-text.js';
import type { Scalar } from '../columns/words.js';
import { escapeText } from '../encoding/escape.js';
import type { CellNotation, RowMark } from '../encoding/notation.js';
import { utf8Length } from '../encoding/utf8.js';
import type { GenerateRequest } from '../schema/generate-request.js';
import { sqlDialects } from '../sql-dialects/index.js';
import { standsBare, tableNameParts } from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { Format, PlannedColumn } from './format.js';

/** A statement stays under this, so that every database's default packet takes it. */
const STATEMENT_BYTES = 4 * 1024 * 1024;

const NUMBERS: ReadonlySet<DataType['kind']> = new Set(['integer', 'decimal']);

function sqlName(name: string, dialect: SqlDialect): string {
  return standsBare(name) ? name : dialect.quoteName(name);
}

function sqlScalar(value: Scalar, type: DataType, dialect: SqlDialect): string {
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false;
  if (typeof value === 'number' && NUMBERS.has(type.kind)) return decimalText(value);
  const text = typeof value === 'number' ? decimalText(value) : value;
  return dialect.open + escapeText(text, dialect.escape) + dialect.close;
}

function sqlCell({ plan }: PlannedColumn, first: boolean, dialect: SqlDialect): CellNotation {
  const { type } = plan;
  const isNumber = NUMBERS.has(type.kind);
  return {
    pieces: plan.sqlCell ?? plan.cell,
    id: `sql:${dialect.name}:${isNumber ? 'number' : 'text'}`,
    before: first ? '' : ', ',
    after: '',
    null: 'NULL',
    scalar: (value) => sqlScalar(value, type, dialect),
    open: isNumber ? '' : dialect.open,
    close: isNumber ? '' : dialect.close,
    escape: dialect.escape,
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
  mediaType: () => 'application/sql; charset=utf-8',
  check: (names) => sqlDialects[names.sql.dialect].check(names),
  layout: (request, columns) => {
    const dialect = sqlDialects[request.sql.dialect];
    const tableParts = tableNameParts(request.tableName);
    const names = columns.map(({ name }) => name);
    const table = tableParts.map((part) => sqlName(part, dialect)).join('.');
    const list = names.map((name) => sqlName(name, dialect)).join(', ');
    const insert = `INSERT INTO ${table} (${list}) VALUES\n`;
    const { head, foot } = dialect.settings({
      quotesNames: ![...tableParts, ...names].every(standsBare),
      backslashes: columns.some(({ plan }) => cellAlphabet(plan.cell).includes('\\')),
    });
    return {
      cells: columns.map((column, i) => sqlCell(column, i === 0, dialect)),
      frame: (longestCells) => {
        const room = STATEMENT_BYTES - utf8Length(insert);
        const fitting = Math.max(1, Math.floor(room / (longestCells + '(),\n'.length)));
        const perStatement = Math.min(request.sql.rows_per_statement, fitting);
        return { head, foot, ...statementMarks(request, insert, perStatement) };
      },
    };
  },
};
