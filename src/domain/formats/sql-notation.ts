import { oncePer } from '../basics/once-per.js';
import { cellAlphabet } from '../columns/cell-alphabet.js';
import type { DataType } from '../columns/column-plan.js';
import { longestText } from '../columns/longest-text.js';
import { escapeText } from '../encoding/escape.js';
import type { CellNotation } from '../encoding/notation.js';
import { type Scalar, scalarText } from '../kernel/word-table.js';
import { needsNoQuotes, tableNameParts } from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { PlannedColumn } from './format.js';

/** Whether the database reads values of this type exactly as numbers. It converts other values from text. */
function isExactNumber(type: DataType, { types: { decimal } }: SqlDialect): boolean {
  if (type.kind === 'integer') return true;
  if (type.kind !== 'decimal') return false;
  return type.digits <= decimal.maxDigits && type.scale <= decimal.maxScale;
}

export function sqlName(name: string, dialect: SqlDialect): string {
  return needsNoQuotes(name) ? name : dialect.quoteName(name);
}

function sqlText(text: string, dialect: SqlDialect): string {
  const form = dialect.literal(text, text.length);
  return form.open + escapeText(text, form.escape) + form.close;
}

export function sqlScalar(value: Scalar, type: DataType, dialect: SqlDialect): string {
  // Beside texts or numbers, a boolean is the text that JSON has.
  if (typeof value === 'boolean' && type.kind === 'boolean') {
    return value ? dialect.true : dialect.false;
  }
  const text = scalarText(value);
  return isExactNumber(type, dialect) ? text : sqlText(text, dialect);
}

let dialectsSeen = 0;

/** Returns the key of a dialect in the cache of texts. Two engines may have different dialects with the same name. */
const idOf = oncePer((_dialect: SqlDialect): string => `sql:${dialectsSeen++}`);

/** How the cells of a column are written; those behind the first one of a row follow a comma. */
export function sqlCell(
  { plan }: PlannedColumn,
  first: boolean,
  dialect: SqlDialect,
): CellNotation {
  const { type } = plan;
  const isNumber = isExactNumber(type, dialect);
  const pieces = plan.sqlCell ?? plan.cell;
  // A cell has the same form in every row, so the form is chosen once per table.
  const form = dialect.literal(cellAlphabet(pieces), longestText(pieces).units);
  return {
    pieces,
    id: `${idOf(dialect)}:${isNumber ? 'number' : type.kind === 'boolean' ? 'boolean' : 'text'}`,
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

export function sqlTable(tableName: string, dialect: SqlDialect): string {
  return tableNameParts(tableName)
    .map((part) => sqlName(part, dialect))
    .join('.');
}
