import type { DialectName } from '../../sql-dialects/index.js';
import { columnKind } from '../columns/column-kind.js';
import type { DatabaseColumn } from '../model/database-schema.js';
import type { StructuredTable } from '../relations/structured-table.js';
import { reasonOf } from './reason-of.js';
import type { SetTable } from './set-request.js';

/** The kinds of columns, and the types of their fields, that say nothing about the values. */
const OPEN_KINDS = ['text', 'integer', 'decimal'];
const OPEN_TYPES = ['word', 'text', 'slug', 'string', 'integer', 'float'];

/** The columns of texts and numbers whose fields have no other reason than their types, as `orders.zone`. */
export function meaninglessColumns(
  structured: readonly StructuredTable[],
  tables: readonly SetTable[],
  dialect: DialectName,
): readonly string[] {
  const fields = new Map(
    tables.map((table) => [table.name, new Map(table.fields.map((field) => [field.name, field]))]),
  );
  return structured.flatMap(({ table }) => {
    const isMeaningless = (column: DatabaseColumn): boolean => {
      const field = fields.get(table.name)?.get(column.name);
      const isOpen = field !== undefined && OPEN_TYPES.includes(field.type);
      if (!isOpen || !OPEN_KINDS.includes(columnKind(column, dialect).kind)) return false;
      return [[], ['unique']].some((reasons) => field.because === reasonOf(column, reasons));
    };
    return table.columns.filter(isMeaningless).map(({ name }) => `${table.name}.${name}`);
  });
}
