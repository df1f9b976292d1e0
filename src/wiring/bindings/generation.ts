import { ContainerModule } from 'inversify';
import { ZlibCompressor } from '../../adapters/compression/zlib-compressor.js';
import type { Settings } from '../../adapters/config/settings.js';
import { FairGate } from '../../adapters/workers/fair-gate.js';
import { LoopTurns } from '../../adapters/workers/loop-turns.js';
import { serviceRows } from '../../adapters/workers/service-rows.js';
import { ThreadPool } from '../../adapters/workers/thread-pool.js';
import { threadsOfService } from '../../adapters/workers/threads.js';
import {
  MAX_CELLS_OF_CHANGES,
  MAX_FIELDS_OF_SET,
  MAX_ROWS,
} from '../../domain/schema/params/limits.js';
import { programParts } from '../program-parts.js';
import { swappedParts } from '../reproducible.js';
import { tokens } from '../tokens.js';

/** The most fields of all planned wide tables together. The data that their rows need is prepared behind the gate. */
const MAX_PLANNED_FIELDS = 4000;

/** The fraction of shared permits and queues that one key can use. */
function shareOfKey({ maxConcurrent, maxConcurrentPerKey }: Settings): number {
  return Math.min(1, maxConcurrentPerKey / maxConcurrent);
}

/** The making of rows: limits of a table, gates, and threads. */
export const generation = new ContainerModule(({ bind }) => {
  bind(tokens.limits)
    .toResolvedValue(
      ({ maxCells, maxAnswer }) => ({
        rows: MAX_ROWS,
        cells: maxCells,
        fieldsOfSet: MAX_FIELDS_OF_SET,
        cellsOfChanges: MAX_CELLS_OF_CHANGES,
        answer: maxAnswer,
      }),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.gate)
    .toResolvedValue(
      (settings) => new FairGate(settings.maxConcurrent, settings.maxQueue, shareOfKey(settings)),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.planning)
    .toResolvedValue(
      (settings) => new FairGate(MAX_PLANNED_FIELDS, settings.maxQueue, shareOfKey(settings)),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.turns)
    .toResolvedValue(() => new LoopTurns())
    .inSingletonScope();
  bind(tokens.rows)
    .toResolvedValue(
      (gate, turns, pool) => serviceRows(gate, turns, pool),
      [tokens.gate, tokens.turns, tokens.pool],
    )
    .inSingletonScope();
  bind(tokens.compressor)
    .toResolvedValue(() => new ZlibCompressor())
    .inSingletonScope();
  bind(tokens.pool)
    .toDynamicValue((container) => {
      const { workers } = container.get(tokens.settings);
      if (workers === 0) return undefined;
      const log = container.get(tokens.log);
      const swapped = swappedParts(programParts.thread, container);
      if (swapped.length === 0) {
        const extensions = container.get(tokens.extensions).map(({ module }) => module);
        const { threadEntry: entry } = container.get(tokens.entries);
        return new ThreadPool(threadsOfService({ workers, log, entry, extensions }));
      }
      log.warn('threads_unused', { swapped, reason: 'worker threads cannot create these parts' });
      return undefined;
    })
    .inSingletonScope()
    .onDeactivation((pool) => pool?.close());
});
