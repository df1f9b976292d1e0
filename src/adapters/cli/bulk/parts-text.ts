import { readableCount } from '../text/readable-count.js';

/** As `12 parts with 12,000,000 rows`. */
export function partsText({
  parts,
  rows,
}: {
  readonly parts: number;
  readonly rows: number;
}): string {
  return `${readableCount(parts, 'part')} with ${readableCount(rows, 'row')}`;
}
