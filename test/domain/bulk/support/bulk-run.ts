import type { BulkRun } from '../../../../src/domain/bulk/bulk-run.js';

/** Returns a run of one table in three parts, of which the last one is shorter. */
export function bulkRun(changes: Partial<BulkRun> = {}): BulkRun {
  return {
    release: '1.2.3',
    seed: '42',
    format: 'csv',
    extension: 'csv',
    window: 40,
    tables: [{ name: 'orders', folder: 'orders', offset: 0, rows: 100 }],
    digest: 'd'.repeat(64),
    request: { rows: 100, seed: '42' },
    ...changes,
  };
}
