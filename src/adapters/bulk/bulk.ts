import * as E from 'fp-ts/lib/Either.js';
import { findManifest, findRun } from '../../application/bulk/bulk-files.js';
import { type MadeParts, makeParts } from '../../application/bulk/make-parts.js';
import type { PlannedRun } from '../../application/bulk/plan-run.js';
import { repairRun } from '../../application/bulk/repair-run.js';
import { sealRun } from '../../application/bulk/seal-run.js';
import {
  type VerifiedParts,
  type VerifiedRun,
  verifyRun,
} from '../../application/bulk/verify-run.js';
import type { OnProgress } from '../../application/ports/on-progress.js';
import type { PartStore } from '../../application/ports/part-store.js';
import { type BulkRun, differences } from '../../domain/bulk/bulk-run.js';
import type { Manifest } from '../../domain/bulk/manifest.js';
import type { Shard } from '../../domain/bulk/run-parts.js';
import type { TableEngine } from '../../domain/engine/table-engine.js';
import { orThrow } from '../library/or-throw.js';
import { packageVersion } from '../system/package-version.js';
import { systemChecksum } from '../system/system-checksum.js';
import { systemEntropy } from '../system/system-entropy.js';
import type { Threads } from '../workers/threads.js';
import { orBulkError } from './bulk-error.js';
import type { OwnParts } from './own-parts.js';
import { partsHere } from './parts-here.js';
import { runHere } from './run-here.js';

/** How parts are made. */
export interface Making {
  readonly store: PartStore;
  readonly threads: Threads;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** Which parts of a run are made. */
export interface Share {
  readonly shard: Shard;
  /** Whether parts that are there are read, and made again if they are wrong. */
  readonly repairs: boolean;
}

/** Makes the parts of a shard that the store does not have. Throws `BulkError` if the store has something else. */
export async function makeShard(
  planned: PlannedRun,
  { shard, repairs }: Share,
  { store, threads, signal, onProgress }: Making,
): Promise<MadeParts> {
  const { run } = planned;
  return await withParts(planned, threads, async (source) => {
    const maker = { store, source, checksum: systemChecksum };
    const terms = { run, shard, lanes: source.lanes, signal, onProgress };
    return orBulkError(await (repairs ? repairRun : makeParts)(terms, maker)(), store);
  });
}

export interface Sealing {
  readonly store: PartStore;
  /** Whether the bytes of all parts are read. */
  readonly reads: boolean;
  readonly signal: AbortSignal;
  /** Counts the parts that are checked. */
  readonly onProgress: OnProgress;
}

/** Writes the manifest of a run whose parts are all there. Throws `BulkError` if they are not. */
export async function sealParts(sealing: Sealing): Promise<Manifest> {
  return orBulkError(await sealRun({ ...sealing, checksum: systemChecksum })(), sealing.store);
}

/** Compares the parts of a sealed run with its manifest, and makes some of them again. */
export async function verifyParts(
  parts: VerifiedParts,
  engine: TableEngine,
  { store, threads, signal, onProgress }: Making,
): Promise<VerifiedRun> {
  const manifest = orBulkError(await findManifest(store, systemChecksum)(), store);
  const planned = await plannedAgain(manifest, engine, store);
  return await withParts(planned, threads, async (source) => {
    const { lanes } = source;
    const verifying = { manifest, parts, lanes, signal, onProgress, entropy: systemEntropy };
    const maker = { store, source, checksum: systemChecksum };
    return orBulkError(await verifyRun(verifying, maker)(), store);
  });
}

/** The run whose files a store has. */
export async function runIn(store: PartStore): Promise<BulkRun> {
  return orBulkError(await findRun(store)(), store);
}

/** Plans a run again that a store has. Throws `BulkError` if this program would make other bytes. */
export async function plannedAgain(
  found: BulkRun,
  engine: TableEngine,
  store: PartStore,
): Promise<PlannedRun> {
  // Another release may refuse the request.
  checkSame(found, { ...found, release: packageVersion() }, store);
  const planned = orThrow(await runHere(found.request, found.window, engine)());
  checkSame(found, planned.run, store);
  return planned;
}

function checkSame(found: BulkRun, asked: BulkRun, store: PartStore): void {
  const members = differences(asked, found);
  if (members.length > 0) orBulkError(E.left({ code: 'other_run', found, asked, members }), store);
}

async function withParts<A>(
  planned: PlannedRun,
  threads: Threads,
  work: (source: OwnParts) => Promise<A>,
): Promise<A> {
  const source = partsHere(planned, threads);
  try {
    return await work(source);
  } finally {
    await source.close();
  }
}
