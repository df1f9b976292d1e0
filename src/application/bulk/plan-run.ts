import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import type { Members } from '../../domain/basics/members.js';
import type { PartWindow } from '../../domain/bulk/bulk-run.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import { type PlannedDays, planDays } from './plan-days.js';
import { type PlannedRows, planRows } from './plan-rows.js';
import type { RunPorts } from './run-ports.js';

/** A run of a valid request. */
export type PlannedRun = PlannedRows | PlannedDays;

/** Plans a run of a request, in parts of a number of rows or of a day each. Fails if the request is refused. */
export function planRun(
  given: Members,
  window: PartWindow,
  ports: RunPorts,
): TaskEither<Failure, PlannedRun> {
  return async () => {
    if (given.seed === undefined) return E.left(missingSeed);
    await ports.engine.load(given);
    return window === 'day' ? planDays(given, ports) : planRows(given, window, ports);
  };
}

const missingSeed = invalidRequest({
  path: '/seed',
  message:
    'a run is made in parts that need the same seed: name one in the request, or with --seed',
});
