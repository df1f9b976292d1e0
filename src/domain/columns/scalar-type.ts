import type { DataType } from './column-plan.js';
import { decimalText } from './decimal-text.js';
import type { Scalar } from './words.js';

/** What a column of these values is. */
export function scalarType(values: readonly Scalar[]): DataType {
  if (values.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return { kind: 'text' };
  if (numbers.length < values.length) return { kind: 'mixed' };
  const sorted = [...numbers].sort((a, b) => a - b);
  const [min, max] = [sorted[0] as number, sorted.at(-1) as number];
  if (numbers.every(Number.isSafeInteger)) return { kind: 'integer', min, max };
  const parts = numbers.map((value) => decimalText(Math.abs(value)).split('.'));
  const scale = Math.max(...parts.map(([, fraction = '']) => fraction.length));
  return {
    kind: 'decimal',
    scale,
    digits: Math.max(...parts.map(([whole = '']) => whole.length)) + scale,
  };
}
