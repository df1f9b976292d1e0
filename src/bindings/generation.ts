import { ContainerModule } from 'inversify';
import { FifoGate } from '../adapters/workers/fifo-gate.js';
import { GatedRowSource } from '../adapters/workers/gated-row-source.js';
import { LoopTurns } from '../adapters/workers/loop-turns.js';
import { ThreadPool } from '../adapters/workers/thread-pool.js';
import { MAX_ROWS } from '../domain/schema/limits.js';
import { threadEntry } from '../entries.js';
import { tokens } from '../tokens.js';

/** Fields planned at once, of all wide tables together: 300 MB at most, and as much in each thread. */
const MAX_PLANNED_FIELDS = 4000;

/** Rows: what a table may be, who may make one, and by which threads. */
export const generation = new ContainerModule(({ bind }) => {
  bind(tokens.limits)
    .toResolvedValue(({ maxCells }) => ({ rows: MAX_ROWS, cells: maxCells }), [tokens.settings])
    .inSingletonScope();
  bind(tokens.gate)
    .toResolvedValue(
      ({ maxConcurrent, maxQueue }) => new FifoGate(maxConcurrent, maxQueue),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.planning)
    .toResolvedValue(
      ({ maxQueue }) => new FifoGate(MAX_PLANNED_FIELDS, maxQueue),
      [tokens.settings],
    )
    .inSingletonScope();
  bind(tokens.turns)
    .toResolvedValue(() => new LoopTurns())
    .inSingletonScope();
  bind(tokens.rows)
    .toResolvedValue(
      (gate, turns, pool) => new GatedRowSource(gate, turns, pool),
      [tokens.gate, tokens.turns, tokens.pool],
    )
    .inSingletonScope();
  bind(tokens.pool)
    .toResolvedValue(
      ({ workers }, log) => (workers === 0 ? undefined : new ThreadPool(workers, log, threadEntry)),
      [tokens.settings, tokens.log],
    )
    .inSingletonScope()
    .onDeactivation((pool) => pool?.close());
});
