import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cellsByName } from '../../generation/law-columns.js';

/** The k of the samples. */
export const K = 10;

/** A generator of numbers from 0 to 1 that depends only on its seed (Mulberry32). */
export function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function sampleOf(
  columns: Readonly<Record<string, readonly (string | null)[]>>,
): TableSample {
  const cells = Object.values(columns);
  return {
    header: Object.keys(columns),
    columns: cells,
    rows: cells[0]?.length ?? 0,
    complete: true,
    decimalMark: '.',
    warnings: [],
  };
}

export function cloned(sample: TableSample, rows: number): ReadonlyMap<string, readonly string[]> {
  const { fields, correlate } = inferenceEngine.infer(sample, { k: K, locales: [] });
  return cellsByName({ rows, seed: 1, fields, correlate });
}

export function share(cells: readonly boolean[]): number {
  return cells.filter(Boolean).length / cells.length;
}
