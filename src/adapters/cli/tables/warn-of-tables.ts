import type { Generation } from '../../../application/tables/generation.js';
import { fallbackLine } from '../../../domain/generation/fallbacks.js';
import { unbornLine } from '../../../domain/generation/unborn-tables.js';
import { printable } from '../text/printable.js';

/** Says on the terminal which fields have words of the fallback of the request, and which tables have no row yet. */
export function warnOfTables({
  fallbacks,
  unborn,
}: Pick<Generation, 'fallbacks' | 'unborn'>): void {
  for (const line of [fallbackLine(fallbacks), unbornLine(unborn)]) {
    if (line !== undefined) process.stderr.write(`${printable(line)}\n`);
  }
}
