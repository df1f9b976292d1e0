import { packOf } from '../../application/use-cases/pack-of.js';
import type { Fault } from '../../domain/errors/fault.js';
import { fileForm } from '../../domain/formats/file-form.js';
import type { Formats } from '../../domain/formats/format.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import { isSet } from '../../domain/schema/is-set.js';
import { PlannedRequest } from '../library/planned-request.js';
import { decoded, fileOf, type TableRequest, tableOfPlan } from '../library/table.js';
import type { Threads } from '../workers/own-pool.js';
import type { AskedRequest } from './asked-request.js';
import { makeSet } from './make-set.js';
import type { Maker } from './maker.js';
import { namedOutput, refuseOnTerminal, withForm } from './named-output.js';
import { ofThreads } from './of-threads.js';
import type { OutputOptions } from './output-options.js';
import { orRefused } from './refused-request.js';
import { STANDARD } from './request-file.js';
import { withOptions } from './request-options.js';
import { standardOutput } from './standard-output.js';
import { usesThreads } from './threads.js';
import { type TableChunks, writeTable } from './write-table.js';

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
  const { engine, threads } = maker;
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
  await beforeRows?.(planned.request.seed);
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  const { rows } = planned.request;
  await writeTable(chunksOf(planned, request, threads), rows, sink, quiet);
  return rows;
}

/** The table as this thread makes it, or as threads make it if that is worth their start. */
function chunksOf(planned: PlannedRequest, input: Members, threads: Threads): TableChunks {
  const { seed } = planned.request;
  const plan = planned.shared;
  if (!usesThreads(plan, threads.count)) return tableOfPlan(planned);
  // A request without a seed has drawn one, and all threads must use it.
  const pack = packOf(plan);
  // A compressor keeps chunks that it has not compressed yet.
  const reuse = pack === undefined;
  return {
    seed,
    file: (onRows) => fileOf(ofThreads({ plan, input }, threads, reuse, onRows), pack),
  };
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
