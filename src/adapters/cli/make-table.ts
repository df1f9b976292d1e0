import type { Fault } from '../../domain/errors/fault.js';
import { fileForm } from '../../domain/formats/file-form.js';
import type { Formats } from '../../domain/formats/format.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { isSet } from '../../domain/schema/is-set.js';
import { PlannedRequest } from '../library/planned-request.js';
import { decoded, type TableRequest } from '../library/table.js';
import { ownRows } from '../workers/own-rows.js';
import type { AskedRequest } from './asked-request.js';
import { makeSet } from './make-set.js';
import type { Maker } from './maker.js';
import { namedOutput, refuseOnTerminal, withForm } from './named-output.js';
import { limitedSink, refuseRows } from './output-limits.js';
import type { OutputOptions } from './output-options.js';
import { orRefused } from './refused-request.js';
import { withOptions } from './request-options.js';
import { STANDARD } from './standard.js';
import { standardOutput } from './standard-output.js';
import { tableFile } from './table-file.js';
import { writeTable } from './write-table.js';

/**
 * Makes the table of a request, changed by the options, and writes it. Returns the number of rows. Throws `Ending` if the
 * request is refused.
 */
export async function makeTable(
  { members, ...source }: AskedRequest,
  options: OutputOptions,
  maker: Maker,
  { complete = (request) => request, reword = (faults) => faults, beforeRows }: Adaptation = {},
): Promise<number> {
  const { out = STANDARD, quiet = false } = options;
  const { engine, threads, most } = maker;
  const asked = withOptions(members, options);
  if (isSet(asked)) return makeSet(asked, source, options, maker);
  const request = complete(withForm(asked, options, engine), engine.formats);
  await engine.load(request);
  const planned = orRefused(
    () => new PlannedRequest(decoded(request as unknown as TableRequest, engine), engine),
    { ...source, options, reword },
  );
  if (out === STANDARD) {
    const { format, options: given, compression } = planned.request;
    refuseOnTerminal(fileForm(format, given, compression));
  }
  const { rows: count, seed } = planned.request;
  refuseRows(count, most);
  await beforeRows?.(seed);
  const sink = limitedSink(out === STANDARD ? standardOutput() : await namedOutput(out), most);
  const table = { plan: planned.shared, input: request };
  const rows = ownRows(threads);
  try {
    const file = (onRows: (made: number) => void) => tableFile(table, rows, onRows);
    await writeTable({ seed, file }, count, sink, quiet);
  } finally {
    await rows.close();
  }
  return count;
}

type Members = Readonly<Record<string, unknown>>;

/** Changes for a caller who wrote no request. */
interface Adaptation {
  /** Changes the request once its format is known. */
  readonly complete?: (request: Members, formats: Formats) => Members;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
  /** Is called before the first row, with the seed of the table. */
  readonly beforeRows?: (seed: Seed) => Promise<void>;
}
