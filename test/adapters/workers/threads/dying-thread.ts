import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Order } from '../../../../src/adapters/workers/thread-messages.js';
import { bundledEntries } from '../../../support/bundled-entries.js';

// The thread of the package: single modules take four times as long to load, and many threads die.
await import(bundledEntries.threadEntry.href);

/** A thread that dies at row 3000: once if DIES_ONCE names a file that records the death, otherwise always. */
parentPort?.on('message', (order: Order) => {
  if (order.kind !== 'make' || order.first > 3000 || order.first + order.count <= 3000) return;
  const marker = process.env.DIES_ONCE;
  if (marker !== undefined && existsSync(marker)) return;
  if (marker !== undefined) writeFileSync(marker, 'died');
  process.exit(1);
});
