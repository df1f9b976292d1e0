import type { Seed } from '../../../domain/schema/generate-request.js';

/** Decimal, or percent-encoded UTF-8: any text of the caller's fits a header. */
export function seedHeader(seed: Seed): string {
  return typeof seed === 'number' ? String(seed) : encodeURIComponent(seed);
}
