import type { Generation } from '../../../application/tables/generation.js';
import { fallbackLine } from '../../../domain/generation/fallbacks.js';
import { printable } from '../text/printable.js';

/** Says on the terminal which fields have words of the fallback of the request. */
export function warnOfFallbacks({ fallbacks }: Pick<Generation, 'fallbacks'>): void {
  const line = fallbackLine(fallbacks);
  if (line !== undefined) process.stderr.write(`${printable(line)}\n`);
}
