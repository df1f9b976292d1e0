import type { DialectName } from '../../sql-dialects/index.js';
import { columnKind } from '../columns/column-kind.js';
import type { ColumnRules } from '../columns/column-rules.js';
import { columnsByName, keyedColumns } from '../model/table-index.js';
import type { StructuredTable } from '../relations/structured-table.js';
import type { SetField } from '../requests/set-request.js';

/** What numbers of a field can be. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
}

/** Whether a formula has all the digits of such numbers. A column bounds its digits itself. */
export function isExact({ min, max, decimals }: NumberBounds): boolean {
  return Math.max(Math.abs(min), Math.abs(max)) * Number(`1e${decimals}`) < 1e15;
}

const NUMBERS = ['integer', 'float', 'price'];

/** The bounds of a field of numbers that depend on nothing else; undefined if it is none. */
export function boundsOf(field: SetField | undefined): NumberBounds | undefined {
  const { min, max, precision = 0, given } = field?.constraints ?? {};
  const isPlain = field !== undefined && NUMBERS.includes(field.type) && given === undefined;
  if (!isPlain || typeof min !== 'number' || typeof max !== 'number') return undefined;
  return { min, max, decimals: field.type === 'integer' ? 0 : Number(precision) };
}

/** Whether a column may have these numbers: its type, its keys and all checks on it are known and allow them. */
export function mayHold(
  { table, checks }: StructuredTable,
  name: string,
  bounds: NumberBounds,
  dialect: DialectName,
): boolean {
  const column = columnsByName(table).get(name);
  const isOrdered = checks.orders.some(({ lower, upper }) => lower === name || upper === name);
  const isBound = keyedColumns(table).has(name) || checks.unread.has(name) || isOrdered;
  if (column === undefined || isBound || column.limits !== undefined) return false;
  const rules = checks.rules.get(name);
  if (rules !== undefined && !keeps(rules, bounds)) return false;
  const { min, max, decimals } = bounds;
  const kind = columnKind(column, dialect);
  if (kind.kind === 'integer') return decimals === 0 && min >= kind.min && max <= kind.max;
  return kind.kind === 'decimal' && decimals <= kind.scale && max <= kind.max && min >= -kind.max;
}

function keeps(rules: ColumnRules, { min, max }: NumberBounds): boolean {
  const { values, excluded, least, most, multiples } = rules;
  if (values !== undefined || excluded.length > 0 || multiples.length > 0) return false;
  const isAbove = least.every(({ value, isOpen }) =>
    isOpen ? min > Number(value) : min >= Number(value),
  );
  return (
    isAbove &&
    most.every(({ value, isOpen }) => (isOpen ? max < Number(value) : max <= Number(value)))
  );
}
