import type { Generation } from '../../../application/tables/generation.js';
import type { Members } from '../../../domain/basics/members.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Fault } from '../../../domain/errors/fault.js';
import type { Formats } from '../../../domain/formats/format.js';
import type { Seed } from '../../../domain/generation/generate-request.js';
import { isSet } from '../../../domain/schema/sets/is-set.js';
import { onlyCaller } from '../../system/only-caller.js';
import { ownRows } from '../../workers/own-rows.js';
import { namedOutput, refuseOnTerminal, withForm, withFormatOf } from '../output/named-output.js';
import { refuseBeyond } from '../output/output-limits.js';
import type { OutputOptions } from '../output/output-options.js';
import { isFolder, isZip, refuseNameOfSet, writeFiles } from '../output/set-output.js';
import { STANDARD } from '../output/standard.js';
import { standardOutput } from '../output/standard-output.js';
import type { AskedRequest } from '../requests/asked-request.js';
import { refuseNameForSet } from '../requests/name-of-set.js';
import { orRefused } from '../requests/refused-request.js';
import { withOptions } from '../requests/request-options.js';
import type { Maker } from './maker.js';
import { ownGeneration } from './own-generation.js';
import { warnOfTables } from './warn-of-tables.js';
import { writeTable } from './write-table.js';

/** Changes for a caller who wrote no request. */
interface Adaptation {
  /** Changes the request once its format is known. */
  readonly complete?: (request: Members, formats: Formats) => Members;
  readonly reword?: (faults: readonly Fault[]) => readonly Fault[];
  /** Is called before the first row, with the seed of the table. */
  readonly beforeRows?: (seed: Seed) => Promise<void>;
}

/** The format of files for tables if the request names none. */
const FORMAT_OF_FILES = 'csv';

/**
 * Makes the table of a request, or its set of tables, changed by the options, and writes it. Returns the number of rows.
 * Throws `Ending` if the request is refused.
 */
export async function makeTable(
  { members, ...source }: AskedRequest,
  options: OutputOptions,
  { engine, threads, most }: Maker,
  { complete = (request) => request, reword, beforeRows }: Adaptation = {},
): Promise<number> {
  const { out = STANDARD, quiet = false } = options;
  refuseNameForSet(members, options.table);
  const asked = withOptions(members, options);
  const request = complete(withFormOf(out, asked, options, engine), engine.formats);
  const rows = ownRows(threads);
  const requester = onlyCaller();
  try {
    const planned = await ownGeneration(engine, rows).run(request, requester)();
    const generation = orRefused(planned, {
      ...source,
      options,
      ...(reword && { reword }),
    });
    refuseBeyond(generation, most);
    await beforeRows?.(generation.seed);
    if (!quiet) warnOfTables(generation);
    if (isSet(asked)) await writeSet(generation, out, quiet);
    else await writeFile(generation, out, quiet);
    return generation.rows;
  } finally {
    await rows.close();
  }
}

/** The request with the format that its output means: the options, the name of a file, or a folder for several. */
function withFormOf(
  out: string,
  asked: Members,
  options: OutputOptions,
  engine: TableEngine,
): Members {
  if (!isSet(asked)) return withForm(asked, options, engine);
  if (isFolder(out) || isZip(out)) {
    return withFormatOf({ format: FORMAT_OF_FILES, ...asked }, options, engine);
  }
  return withForm(asked, out === STANDARD ? {} : options, engine);
}

/** Writes a set as one file, or as a file for each table. Throws `Ending` if `out` does not suit its format. */
async function writeSet(set: Generation, out: string, quiet: boolean): Promise<void> {
  const { files } = set;
  if (isFolder(out)) return await writeFiles(out, files ?? refuseNameOfSet(out, set), quiet);
  if (out !== STANDARD && (files !== undefined) !== isZip(out)) refuseNameOfSet(out, set);
  await writeFile(set, out, quiet);
}

async function writeFile(generation: Generation, out: string, quiet: boolean): Promise<void> {
  if (out === STANDARD) refuseOnTerminal(generation.file);
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  await writeTable(generation, sink, quiet);
}
