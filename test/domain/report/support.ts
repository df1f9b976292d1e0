import type { QualityReport } from '../../../src/domain/report/index.js';
import type { Cell, TableSample } from '../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../support/tables.js';

/** Whole numbers that look random, the same ones in every run. */
export function hash(i: number, below: number): number {
  return Math.floor((((i * 2_654_435_761) % 2_147_483_648) / 2_147_483_648) * below);
}

export function reportOn(sample: TableSample, k: number, seed: number | string = 1): QualityReport {
  const options = { k, locales: [] };
  return inferenceEngine.report(sample, inferenceEngine.infer(sample, options), {
    ...options,
    seed,
  });
}

/** A table of orders whose columns depend on each other. */
export function orders(rows: number): Readonly<Record<string, readonly Cell[]>> {
  const column = (cell: (i: number) => Cell): readonly Cell[] =>
    Array.from({ length: rows }, (_, i) => cell(i));
  const countries = ['DE', 'US', 'FR', 'JP'];
  const isPaid = (i: number): boolean => hash(i * 7 + 3, 100) < (hash(i, 4) === 0 ? 90 : 30);
  return {
    country: column((i) => countries[hash(i, 4)] as string),
    status: column((i) => (isPaid(i) ? 'paid' : 'open')),
    amount: column((i) => (((isPaid(i) ? 50_000 : 5000) + hash(i * 11, 9000)) / 100).toFixed(2)),
    ordered: column((i) => `2025-${String(1 + hash(i * 13, 12)).padStart(2, '0')}-1${i % 10}`),
    email: column((i) => `person${i}@mail.example`),
  };
}
