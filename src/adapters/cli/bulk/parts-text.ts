import { counted } from '../text/counted.js';

/** As `12 parts with 12,000,000 rows`. */
export function partsText({
  parts,
  rows,
}: {
  readonly parts: number;
  readonly rows: number;
}): string {
  return `${counted(parts, 'part')} with ${counted(rows, 'row')}`;
}
