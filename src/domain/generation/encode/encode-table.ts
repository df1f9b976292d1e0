import type { Means } from '../means.js';
import type { TablePlan } from '../table-plan.js';
import { encodeFile } from './encode-file.js';
import { encodeText } from './encode-text.js';

/**
 * Generates the bytes of a planned table in chunks that belong to the reader. Each step takes a few windows, so a caller
 * that yields to the event loop between steps never blocks its thread for long.
 *
 * @example
 * const bytesOf = (plan: TablePlan): number => {
 *   let bytes = 0;
 *   for (const chunk of encodeTable(plan)) bytes += chunk.length;
 *   return bytes;
 * };
 */
export function encodeTable(
  plan: TablePlan,
  means: Means = {},
): Generator<Uint8Array, void, undefined> {
  return plan.kind === 'file' ? encodeFile(plan, means) : encodeText(plan, means);
}
