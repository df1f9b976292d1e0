import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { type PlannedRun, planRun } from '../../application/bulk/plan-run.js';
import type { PartWindow } from '../../domain/bulk/bulk-run.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import type { Failure } from '../../domain/errors/failure.js';
import { compressorVersion } from '../compression/compressor-version.js';
import { OWN_TERMS } from '../system/own-terms.js';
import { packageVersion } from '../system/package-version.js';
import { systemDigest } from '../system/system-digest.js';

/** The number of rows of a part if the caller does not choose. */
export const ROWS_PER_PART = 1_000_000;

/** Plans a run that this release makes, without limits on its rows. */
export function runHere(
  request: object,
  window: PartWindow,
  engine: TableEngine,
): TaskEither<Failure, PlannedRun> {
  return planRun({ ...request }, window, {
    engine,
    terms: OWN_TERMS,
    digest: systemDigest,
    release: packageVersion(),
    compressorOf: compressorVersion,
  });
}
