import { greatest, least } from '../../basics/extremes.js';
import { cellOf } from '../../formulas/cell-of.js';
import type { DialectName } from '../../sql-dialects/index.js';
import type { Expression } from '../checks/expression.js';
import type { MissedPart } from '../model/database-schema.js';
import type { FieldsByName } from '../relations/ordered-fields.js';
import type { StructuredTable } from '../relations/structured-table.js';
import { boundsOf, isExact, mayHold, type NumberBounds } from '../totals/number-bounds.js';

/** Lets columns be computed from others where checks say so. Returns the checks that are not kept. */
export function computeColumns(
  fields: FieldsByName,
  structured: StructuredTable,
  dialect: DialectName,
): readonly MissedPart[] {
  const { table, checks } = structured;
  const drawn = new Map(fields);
  /** The bounds of a column; of one that is computed, too, unless it needs itself. */
  const boundsBy = (name: string, needing: readonly string[] = []): NumberBounds | undefined => {
    if (needing.includes(name)) return undefined;
    const expression = checks.computed.get(name);
    if (expression === undefined) return boundsOf(drawn.get(name));
    return boundsIn(expression, (part) => boundsBy(part, [...needing, name]));
  };
  return [...checks.computed].flatMap(([name, expression]) => {
    const bounds = boundsBy(name);
    const field = fields.get(name);
    const isNumber = boundsOf(field) !== undefined && field?.constraints?.unique === undefined;
    if (field === undefined || bounds === undefined || !isNumber || !isExact(bounds)) {
      return [missedIn(table.name, name)];
    }
    if (!mayHold(structured, name, bounds, dialect)) return [missedIn(table.name, name)];
    const because = `${field.because}, computed as a check says`;
    const constraints = { expression: formulaOf(expression) };
    fields.set(name, { name, type: 'formula', constraints, because });
    return [];
  });
}

function missedIn(table: string, text: string): MissedPart {
  return { table, text, reason: 'a check is not kept: it computes the column from others' };
}

function formulaOf(expression: Expression): string {
  if (expression.kind === 'column') return cellOf(expression.name);
  if (expression.kind === 'value') return String(expression.value);
  return `(${expression.args.map(formulaOf).join(` ${expression.name} `)})`;
}

function boundsIn(
  expression: Expression,
  boundsBy: (name: string) => NumberBounds | undefined,
): NumberBounds | undefined {
  if (expression.kind === 'column') return boundsBy(expression.name);
  if (expression.kind === 'value') {
    const number = Number(expression.value);
    const [, digits = ''] = String(number).split('.');
    return { min: number, max: number, decimals: digits.length };
  }
  const [left, right] = expression.args.map((arg) => boundsIn(arg, boundsBy));
  if (left === undefined || right === undefined) return undefined;
  const decimals = Math.max(left.decimals, right.decimals);
  if (expression.name === '+') {
    return { min: left.min + right.min, max: left.max + right.max, decimals };
  }
  if (expression.name === '-') {
    return { min: left.min - right.max, max: left.max - right.min, decimals };
  }
  const products = [left.min, left.max].flatMap((one) => [one * right.min, one * right.max]);
  return {
    min: least(products),
    max: greatest(products),
    decimals: left.decimals + right.decimals,
  };
}
