import { silentLog } from '../../application/ports/silent-log.js';
import { GenerateData } from '../../application/tables/generate-data.js';
import { PreviewData } from '../../application/tables/preview-data.js';
import type { Engine } from '../../domain/engine/engine.js';
import { ZlibCompressor } from '../compression/zlib-compressor.js';
import { limits } from '../library/table.js';
import { systemEntropy } from '../system/system-entropy.js';
import { ChunkMemory } from '../workers/chunk-memory.js';
import { FairGate } from '../workers/fair-gate.js';
import { LoopTurns } from '../workers/loop-turns.js';
import { rowsBy } from '../workers/make-rows.js';
import { rowsHere } from '../workers/rows-here.js';

/** Permits of a process that has one caller: more than it can use. */
const PERMITS = 10_000;

/** The use case of the service, in this process. */
export function localPreview(engine: Engine): PreviewData {
  const gate = new FairGate(PERMITS, PERMITS, 1);
  const turns = new LoopTurns();
  const rows = rowsBy(rowsHere(turns, new ChunkMemory()));
  const compressor = new ZlibCompressor();
  return new PreviewData(
    new GenerateData(engine, limits, systemEntropy, rows, turns, gate, compressor, silentLog),
  );
}
