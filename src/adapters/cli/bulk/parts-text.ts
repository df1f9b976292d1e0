import type { PartUnit } from '../../../domain/bulk/run-parts.js';
import { readableCount } from '../text/readable-count.js';

/** As `12 parts with 12,000,000 rows`, or `31 parts with 31 days`. */
export function partsText(
  { parts, rows }: { readonly parts: number; readonly rows: number },
  unit: PartUnit,
): string {
  return `${readableCount(parts, 'part')} with ${readableCount(rows, unit)}`;
}
