import * as TE from 'fp-ts/lib/TaskEither.js';
import type { PlannedRun } from '../../../application/bulk/plan-run.js';
import { countParts, partAt, type Shard, unitOf } from '../../../domain/bulk/run-parts.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { makeShard } from '../../bulk/bulk.js';
import { partsHere } from '../../bulk/parts-here.js';
import type { Threads } from '../../workers/threads.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { interruptible } from '../endings/interruptible.js';
import type { Surroundings } from '../options/define.js';
import type { EngineOptions } from '../options/engine-options.js';
import { refuseOnTerminal } from '../output/named-output.js';
import { STANDARD } from '../output/standard.js';
import { standardOutput } from '../output/standard-output.js';
import { makerOf } from '../tables/maker.js';
import { type WrittenTable, writeTable } from '../tables/write-table.js';
import { readableCount } from '../text/readable-count.js';
import { withProgress } from '../text/with-progress.js';
import { partOption, shardOption } from './bulk-options.js';
import { plannedRequest, plannedRun, type RunOptions } from './bulk-run.js';
import { partsText } from './parts-text.js';
import { withPartStore } from './with-part-store.js';

interface Options extends RunOptions, EngineOptions {
  readonly out?: string;
  readonly shard: string;
  readonly part?: string;
  readonly repair?: true;
  readonly jobs?: string;
  readonly quiet?: true;
}

/** Makes the parts of a shard, or one part. */
export async function bulkMake(
  path: string | undefined,
  options: Options,
  surroundings: Surroundings,
): Promise<void> {
  const { out, quiet = false, repair: repairs = false } = options;
  if (out === undefined) {
    throw new Ending(exitCode.refused, ['--out: name the folder of the run']);
  }
  const shard = shardOption(options.shard);
  const { engine, threads } = await makerOf(options, surroundings);
  if (out === STANDARD) return await writePart(path, options, engine, threads);
  await withPartStore(out, async (store) => {
    const planned = await plannedRun(path, options, engine, store);
    const share = { shard: partOf(planned, options) ?? shard, repairs };
    const unit = unitOf(planned.run);
    const made = await withProgress(
      quiet,
      (onProgress) =>
        interruptible(
          (signal) => makeShard(planned, share, { store, threads, signal, onProgress }),
          'interrupted; the same command continues',
        ),
      `${unit}s`,
    );
    if (quiet) return;
    const present = `${readableCount(made.present, 'part')} ${made.present === 1 ? 'was' : 'were'}`;
    process.stderr.write(
      `made ${partsText(made, unit)}; ${present} ${repairs ? 'right' : 'there'}\n`,
    );
  });
}

/** The share that has only the part of `--part`. */
function partOf({ run }: PlannedRun, { part }: Options): Shard | undefined {
  const count = countParts(run);
  return part === undefined ? undefined : { index: partOption(part, count), count };
}

/** Writes one part to standard output. */
async function writePart(
  path: string | undefined,
  options: Options,
  engine: TableEngine,
  threads: Threads,
): Promise<void> {
  if (path === undefined || options.part === undefined) {
    throw new Ending(exitCode.refused, [
      '--out -: standard output takes one part; name the request, and the part with --part',
    ]);
  }
  const run = await plannedRequest(path, options, engine);
  refuseOnTerminal(run.form);
  const part = partAt(run.run, partOption(options.part, countParts(run.run)));
  const source = partsHere(run, threads);
  const table: WrittenTable = {
    seed: run.run.seed,
    rows: part.rows,
    open: (_, work) => TE.right(source.open(part, work)),
  };
  try {
    await writeTable(table, standardOutput(), options.quiet === true);
  } finally {
    await source.close();
  }
}
