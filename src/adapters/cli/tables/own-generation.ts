import type { RowSource } from '../../../application/ports/row-source.js';
import { GenerateData } from '../../../application/tables/generate-data.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { NO_LIMITS } from '../../../domain/schema/params/limits.js';
import { lateCompressor } from '../../compression/late-compressor.js';
import { drawSeed } from '../../system/draw-seed.js';
import { ChunkMemory } from '../../workers/chunk-memory.js';
import { LoopTurns } from '../../workers/loop-turns.js';
import { rowsBy } from '../../workers/make-rows.js';
import { rowsHere } from '../../workers/rows-here.js';

/** The verb of the service in this process, which has one caller. `rows` makes the rows; by default this thread does. */
export function ownGeneration(engine: TableEngine, rows?: RowSource): GenerateData {
  const turns = new LoopTurns();
  return new GenerateData({
    engine,
    limits: NO_LIMITS,
    entropy: { seed: drawSeed },
    rows: rows ?? rowsBy(rowsHere(turns, new ChunkMemory())),
    turns,
    compressor: lateCompressor,
  });
}
