import { BulkError } from '../../bulk/bulk-error.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

/** Turns what a run does not permit into an `Ending`; returns any other error unchanged. */
export function bulkEnding(error: unknown): unknown {
  if (!(error instanceof BulkError)) return error;
  const code = error.isRefusal ? exitCode.refused : exitCode.failed;
  return new Ending(code, [error.message], error.details);
}
