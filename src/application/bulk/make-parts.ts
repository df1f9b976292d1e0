import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { utf8 } from '../../domain/basics/utf8.js';
import type { BulkFailure } from '../../domain/bulk/bulk-failure.js';
import type { BulkRun } from '../../domain/bulk/bulk-run.js';
import type { Receipt, SealedPart } from '../../domain/bulk/manifest.js';
import {
  partsOf,
  partsPrefix,
  type RunPart,
  rowsOf,
  type Shard,
} from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { OnProgress } from '../ports/on-progress.js';
import type { PartSource, PartWork } from '../ports/part-source.js';
import type { PartStore } from '../ports/part-store.js';
import { beginRun, sameAs } from './begin-run.js';
import { findManifest } from './bulk-files.js';
import { inLanes } from './in-lanes.js';
import { RowTally } from './row-tally.js';

/** What makes the parts of a run. */
export interface PartMaker {
  readonly store: PartStore;
  readonly source: PartSource;
  readonly checksum: BeginChecksum;
}

export interface MakeParts {
  readonly run: BulkRun;
  readonly shard: Shard;
  /** The number of parts to make at a time. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  /** Counts the rows of the parts that are made now. */
  readonly onProgress: OnProgress;
}

/**
 * The parts that a call has made.
 *
 * @example
 * const nothingToDo = ({ parts }: MadeParts): boolean => parts === 0;
 * nothingToDo({ parts: 0, present: 12, rows: 0 }); // => true
 */
export interface MadeParts {
  readonly parts: number;
  /** The number of parts of the shard that were there before; with `repairs`, of those that were right. */
  readonly present: number;
  /** The rows of `parts`. */
  readonly rows: number;
}

/**
 * Claims the store for a run, as `beginRun` does, and returns what a manifest says about its parts; without a manifest,
 * nothing. Refuses a manifest of another run: its parts do not fit the run that the store has, which was changed.
 */
export function claimed(
  run: BulkRun,
  { store, checksum }: PartMaker,
): TE.TaskEither<BulkFailure, readonly SealedPart[]> {
  return pipe(
    beginRun(run, store),
    TE.chain(() => async () => {
      const manifest = await findManifest(store, checksum)();
      if (E.isLeft(manifest)) {
        return manifest.left.code === 'not_found' ? E.right([]) : manifest;
      }
      return E.map(() => manifest.right.parts)(sameAs(run)(manifest.right));
    }),
  );
}

/** Claims the store for the run, as `claimed` does, and makes the parts of a shard that it does not have. */
export function makeParts(
  terms: MakeParts,
  maker: PartMaker,
): TE.TaskEither<BulkFailure, MadeParts> {
  const { run, shard } = terms;
  const { store } = maker;
  return pipe(
    claimed(run, maker),
    TE.chainTaskK(() => async () => {
      await store.sweep(false);
      const present = await presentParts(run, store);
      const own = [...partsOf(run, shard)];
      const missing = own.filter(({ name }) => !present.has(name));
      await makeEach(missing, terms, maker, (_, make) => make());
      return madeOf(own, missing);
    }),
  );
}

/** What is made of these parts when others of them were there. */
export function madeOf(own: readonly RunPart[], made: readonly RunPart[]): MadeParts {
  return { parts: made.length, present: own.length - made.length, rows: rowsOf(made) };
}

/** Lets `work` make each of these parts; `make` throws `OtherBytes` as `makePart` does. */
export async function makeEach(
  parts: readonly RunPart[],
  { lanes, signal, onProgress }: Pick<MakeParts, 'lanes' | 'signal' | 'onProgress'>,
  maker: PartMaker,
  work: (part: RunPart, make: (sha256?: string) => Promise<Receipt>) => Promise<unknown>,
): Promise<void> {
  const tally = new RowTally(rowsOf(parts), onProgress);
  await inLanes(parts, lanes, signal, async (part, ended) => {
    const onRows = (made: number): void => tally.update(part, made);
    await work(part, (sha256) => makePart(part, { signal: ended, onRows }, maker, sha256));
    tally.finish(part);
  });
}

/** The sizes of the files where the parts of a run are, by their names. */
export async function presentParts(
  { tables }: BulkRun,
  store: PartStore,
): Promise<ReadonlyMap<string, number>> {
  const present = new Map<string, number>();
  for (const table of tables) {
    for await (const { name, bytes } of store.list(partsPrefix(table))) present.set(name, bytes);
  }
  return present;
}

/** Thrown if a part is made with other bytes than it should have. Its file stays as it was. */
export class OtherBytes extends Error {
  override readonly name = 'OtherBytes';
}

/**
 * Makes a part, whether the store has it or not, and returns its receipt. A part that is in the store has a receipt.
 * Throws `OtherBytes` if the digest of its bytes is not the given one.
 */
export async function makePart(
  part: RunPart,
  work: PartWork,
  { store, source, checksum }: PartMaker,
  sha256?: string,
): Promise<Receipt> {
  const running = checksum();
  let receipt: Receipt | undefined;
  async function* chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    let bytes = 0;
    for await (const chunk of source.open(part, work)) {
      running.add(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const made = { bytes, sha256: running.end() };
    if (sha256 !== undefined && made.sha256 !== sha256) throw new OtherBytes(part.name);
    receipt = made;
    // The store shows the part when these chunks have ended, so the receipt is there before it.
    await store.write(part.receipt, [utf8(`${JSON.stringify(receipt)}\n`)]);
  }
  await store.write(part.name, chunks());
  if (receipt === undefined) throw new Error('the store has not read all chunks');
  return receipt;
}
