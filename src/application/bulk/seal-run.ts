import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { utf8 } from '../../domain/basics/utf8.js';
import { type BulkFailure, firstNames } from '../../domain/bulk/bulk-failure.js';
import type { BulkRun } from '../../domain/bulk/bulk-run.js';
import {
  MANIFEST_FILE,
  type Manifest,
  manifestText,
  type SealedPart,
  sealedPart,
} from '../../domain/bulk/manifest.js';
import { partsOf, rowsOf } from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { OnProgress } from '../ports/on-progress.js';
import type { PartStore } from '../ports/part-store.js';
import { findRun, rootOf } from './bulk-files.js';
import { inLanes } from './in-lanes.js';
import { presentParts } from './make-parts.js';
import { readReceipt, writtenReceipt } from './part-receipts.js';

/** Receipts that are read at a time: each takes one answer of a store, which may be far away. */
const LANES = 32;

export interface SealTerms {
  readonly store: PartStore;
  readonly checksum: BeginChecksum;
  /** Whether the bytes of all parts are read and compared with their receipts. */
  readonly reads: boolean;
  readonly signal: AbortSignal;
  /** Counts the parts that are checked. */
  readonly onProgress: OnProgress;
}

/**
 * Checks that all parts of a run are there and have the sizes of their receipts, removes what interrupted writes have
 * left, and writes the manifest. Sealing again writes the same manifest.
 */
export function sealRun(terms: SealTerms): TE.TaskEither<BulkFailure, Manifest> {
  return pipe(
    findRun(terms.store),
    TE.chain((run) => () => sealed(run, terms)),
  );
}

async function sealed(run: BulkRun, terms: SealTerms): Promise<E.Either<BulkFailure, Manifest>> {
  const { store, checksum } = terms;
  const present = await presentParts(run, store);
  const failure = misplacedParts(run, present);
  if (failure !== undefined) return E.left(failure);
  const checked = await checkedParts(run, present, terms);
  if (E.isLeft(checked)) return checked;
  await store.sweep(true);
  const manifest = manifestOf(run, checked.right, checksum);
  await store.write(MANIFEST_FILE, encoded(manifest));
  return E.right(manifest);
}

function misplacedParts(
  run: BulkRun,
  present: ReadonlyMap<string, number>,
): BulkFailure | undefined {
  const missing: string[] = [];
  const unknown = new Set(present.keys());
  for (const { name } of partsOf(run)) {
    if (!unknown.delete(name)) missing.push(name);
  }
  if (missing.length > 0) return { code: 'parts_missing', parts: firstNames(missing) };
  return unknown.size > 0 ? { code: 'parts_unknown', parts: firstNames([...unknown]) } : undefined;
}

async function checkedParts(
  run: BulkRun,
  present: ReadonlyMap<string, number>,
  { store, checksum, reads, signal, onProgress }: SealTerms,
): Promise<E.Either<BulkFailure, readonly SealedPart[]>> {
  const whole: SealedPart[] = [];
  const damaged: string[] = [];
  let count = 0;
  await inLanes(partsOf(run), LANES, signal, async (part, ended) => {
    const written = await writtenReceipt(part, store);
    const receipt =
      written === undefined || reads ? await readReceipt(part, store, checksum, ended) : written;
    const expected = written ?? receipt;
    const isWhole =
      receipt?.sha256 === expected?.sha256 && present.get(part.name) === expected?.bytes;
    if (receipt === undefined || !isWhole) damaged.push(part.name);
    else whole[part.index] = sealedPart(part, receipt);
    count += 1;
    onProgress(count, present.size);
  });
  return damaged.length === 0
    ? E.right(whole)
    : E.left({ code: 'parts_damaged', parts: firstNames(damaged.sort()) });
}

function manifestOf(run: BulkRun, parts: readonly SealedPart[], checksum: BeginChecksum): Manifest {
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return { ...run, rows: rowsOf(parts), bytes, root: rootOf(parts, checksum), parts };
}

function* encoded(manifest: Manifest): Generator<Uint8Array, void, undefined> {
  for (const text of manifestText(manifest)) yield utf8(text);
}
