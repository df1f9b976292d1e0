import { frequentValues } from '../../src/domain/inference/privacy/privacy.js';
import { inferred } from '../inference/clone.js';
import { roleOf } from './role-of.js';
import type { Variant } from './variants.js';

const K = 10;
/** Values of fewer than k rows may not be disclosed: a category that consists of them may become anything. */
const LEAST_DISCLOSED = 0.5;

/** Whether the values of k rows suffice to keep the role. */
export function isDisclosable({ cells, roles }: Variant): boolean {
  if (!roles.includes('category')) return true;
  const counts = new Map<string, number>();
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== 'NA');
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const disclosed = frequentValues(counts, K).reduce((sum, { rows }) => sum + rows, 0);
  return disclosed >= LEAST_DISCLOSED * filled.length;
}

/** The inferred role of a variant, which stands beside a column of another kind. */
export function inferredRole({ name, cells, decimalMark }: Variant) {
  const schema = inferred(
    {
      header: [name, 'beside'],
      columns: [cells, cells.map((_, i) => `row ${i % 7}`)],
      rows: cells.length,
      complete: true,
      decimalMark: decimalMark ?? '.',
      warnings: [],
    },
    K,
  );
  return { role: roleOf(schema, 0), type: schema.fields[0]?.type, kind: schema.columns[0]?.kind };
}
