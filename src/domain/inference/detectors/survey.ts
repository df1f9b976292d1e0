import { hasHint } from '../../meanings/name-hints.js';
import { disclosableCategories, disclosableWeights } from '../privacy/privacy.js';
import type { Evidence, Finding } from './detector.js';
import type { NumericColumn } from './numeric-column.js';

/** Scores of surveys, recognised by the column's name and range. */
export function survey(column: NumericColumn, evidence: Evidence): Finding | undefined {
  const { isWhole, min, max } = column;
  if (!isWhole || min < 0 || max > 10) return undefined;
  const { hints } = evidence;
  if (hints.has('nps') && max > 5) {
    return { kind: 'nps_score', type: 'csat_score', confidence: 0.9, ...scores(evidence, '0-10') };
  }
  if (hasHint(hints, ['csat', 'satisfaction'])) {
    const scale = min === 0 ? `0-${max <= 5 ? 5 : 10}` : max <= 5 ? 5 : 10;
    return { kind: 'csat_score', confidence: 0.9, ...scores(evidence, scale) };
  }
  if (hasHint(hints, ['rating', 'star']) && min >= 1 && max <= 5) {
    return { kind: 'rating', confidence: 0.9, ...scores(evidence, undefined) };
  }
  return undefined;
}

/** The constraints of a scale: the weight of each score. Scores with fewer than k rows get the weight 0. */
function scores({ values, k }: Evidence, scale: number | string | undefined): Partial<Finding> {
  const given = scale === undefined ? {} : { scale };
  const [low, high] = typeof scale === 'string' ? scale.split('-').map(Number) : [1, scale ?? 5];
  const kept = disclosableCategories(values.counts, k);
  if (kept === undefined || low === undefined || high === undefined) return { constraints: given };
  const rows = new Map(kept.map((category) => [category.value, category.rows]));
  const counts = Array.from({ length: high - low + 1 }, (_, i) => rows.get(String(low + i)) ?? 0);
  return counts.some((count) => count > 0)
    ? { constraints: { ...given, weights: disclosableWeights(counts, k) } }
    : { constraints: given };
}
