import type { Log } from '../../application/ports/log.js';
import { GenerateData } from '../../application/use-cases/generate-data.js';
import { PreviewData } from '../../application/use-cases/preview-data.js';
import type { Engine } from '../../domain/engine/engine.js';
import { ZlibCompressor } from '../compression/zlib-compressor.js';
import { limits } from '../library/table.js';
import { systemEntropy } from '../system/system-entropy.js';
import { FairGate } from '../workers/fair-gate.js';
import { GatedRowSource } from '../workers/gated-row-source.js';
import { LoopTurns } from '../workers/loop-turns.js';

/** The only failure that a preview logs is thrown too. */
const noLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** Permits of a process that has one caller: more than it can use. */
const PERMITS = 10_000;

/** The use case of the service, in this process. */
export function localPreview(engine: Engine): PreviewData {
  const gate = new FairGate(PERMITS, PERMITS, 1);
  const turns = new LoopTurns();
  const rows = new GatedRowSource(gate, turns, undefined);
  const compressor = new ZlibCompressor();
  return new PreviewData(
    new GenerateData(engine, limits, systemEntropy, rows, turns, gate, compressor, noLog),
  );
}
