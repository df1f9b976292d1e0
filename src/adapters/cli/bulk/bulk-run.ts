import type { PlannedRun } from '../../../application/bulk/plan-run.js';
import type { PartStore } from '../../../application/ports/part-store.js';
import type { Members } from '../../../domain/basics/members.js';
import type { PartWindow } from '../../../domain/bulk/bulk-run.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { runIn } from '../../bulk/bulk.js';
import { ROWS_PER_PART, runHere } from '../../bulk/run-here.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { refuseInputInside } from '../options/refuse-own-input.js';
import { changesRequest } from '../requests/changes-request.js';
import { orRefused } from '../requests/refused-request.js';
import { readRequest } from '../requests/request-file.js';
import { type RequestOptions, withOptions } from '../requests/request-options.js';
import { windowOption } from './bulk-options.js';

/** The options that change a run. */
export interface RunOptions extends RequestOptions {
  readonly window?: string;
}

/** The run of the request in a file, or the one that the store has. */
export async function plannedRun(
  path: string | undefined,
  options: RunOptions,
  engine: TableEngine,
  store: PartStore,
): Promise<PlannedRun> {
  if (path !== undefined) {
    refuseInputInside(store.shown, path);
    return await plannedRequest(path, options, engine);
  }
  const { request, window } = await runIn(store);
  return await planned(request, window, `the request of ${store.shown}`, options, engine);
}

/** The run of the request in a file. Throws `Ending` if it is refused. */
export async function plannedRequest(
  path: string,
  options: RunOptions,
  engine: TableEngine,
): Promise<PlannedRun> {
  return await planned(await readRequest(path), ROWS_PER_PART, path, options, engine);
}

async function planned(
  given: Members,
  usual: PartWindow,
  path: string,
  options: RunOptions,
  engine: TableEngine,
): Promise<PlannedRun> {
  const window = options.window === undefined ? usual : windowOption(options.window);
  if (window !== 'day') refuseChangesOptions(options);
  const request =
    window === 'day' ? changesRequest(given, options, engine) : withOptions(given, options);
  return orRefused(await runHere(request, window, engine)(), { path, options });
}

const OF_CHANGES = ['from', 'until', 'form', 'dialect'] as const;

function refuseChangesOptions(options: RunOptions): void {
  const name = OF_CHANGES.find((each) => options[each] !== undefined);
  if (name === undefined) return;
  throw new Ending(exitCode.refused, [`--${name}: changes are made by day: add --window day`]);
}
