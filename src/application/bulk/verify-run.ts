import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { type BulkFailure, firstNames } from '../../domain/bulk/bulk-failure.js';
import type { Manifest } from '../../domain/bulk/manifest.js';
import {
  countParts,
  type PartUnit,
  partAt,
  partsOf,
  type RunPart,
  rowsOf,
  unitOf,
} from '../../domain/bulk/run-parts.js';
import type { Entropy } from '../ports/entropy.js';
import type { OnProgress } from '../ports/on-progress.js';
import type { PartWork } from '../ports/part-source.js';
import { firstDifference } from './first-difference.js';
import { inLanes } from './in-lanes.js';
import type { PartMaker } from './make-parts.js';
import { readReceipt } from './part-receipts.js';
import { RowTally } from './row-tally.js';

/**
 * The parts that are made again: all, this number of them drawn at random, or those with these names. Without names, the
 * other parts are read, and compared with the digests of the manifest.
 */
export type VerifiedParts = 'all' | number | readonly string[];

/**
 * A part whose file is missing, is not as it is made again, or has another digest than the manifest says.
 *
 * @example
 * const wrong: WrongPart = { name: 'orders/part-00003.csv', kind: 'differs', at: 4096 };
 * wrong.kind; // => 'differs'
 */
export type WrongPart = { readonly name: string } & (
  | { readonly kind: 'missing' | 'other_digest' }
  /** `at` is the number of the first byte that differs, or at which one of both ends. */
  | { readonly kind: 'differs'; readonly at: number }
);

export interface VerifyRun {
  readonly manifest: Manifest;
  readonly parts: VerifiedParts;
  /** The number of parts to verify at a time. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  readonly entropy: Entropy;
  /** Counts the rows of the parts that are made again. */
  readonly onProgress: OnProgress;
}

/** What a verification has found. */
export interface VerifiedRun {
  /** The parts that are wrong, in order. */
  readonly wrong: readonly WrongPart[];
  /** The number of parts that were made again, and their rows. */
  readonly parts: number;
  readonly rows: number;
  readonly unit: PartUnit;
  /** The number of the other parts. They were read, unless the caller has named parts. */
  readonly others: number;
}

/** Makes parts of a sealed run again, and reads others. */
export function verifyRun(
  terms: VerifyRun,
  maker: PartMaker,
): TE.TaskEither<BulkFailure, VerifiedRun> {
  return pipe(
    TE.fromEither(chosenParts(terms)),
    TE.chainTaskK((chosen) => async () => ({
      wrong: await wrongParts(chosen, terms, maker),
      parts: chosen.length,
      rows: rowsOf(chosen),
      unit: unitOf(terms.manifest),
      others: terms.manifest.parts.length - chosen.length,
    })),
  );
}

async function wrongParts(
  chosen: readonly RunPart[],
  { manifest, parts, lanes, signal, onProgress }: VerifyRun,
  maker: PartMaker,
): Promise<readonly WrongPart[]> {
  const tally = new RowTally(rowsOf(chosen), onProgress);
  const wrong = new Map<number, WrongPart>();
  await inLanes(chosen, lanes, signal, async (part, ended) => {
    const onRows = (made: number): void => tally.update(part, made);
    const expected = manifest.parts[part.index]?.sha256;
    const found = await wrongPart(part, expected, { signal: ended, onRows }, maker);
    if (found !== undefined) wrong.set(part.index, found);
    tally.finish(part);
  });
  await inLanes(othersThan(chosen, manifest, parts), lanes, signal, async (part, ended) => {
    const { name } = part;
    const receipt = await readReceipt(part, maker.store, maker.checksum, ended);
    if (receipt === undefined) wrong.set(part.index, { name, kind: 'missing' });
    else if (receipt.sha256 !== manifest.parts[part.index]?.sha256) {
      wrong.set(part.index, { name, kind: 'other_digest' });
    }
  });
  return [...wrong].sort(([a], [b]) => a - b).map(([, part]) => part);
}

function chosenParts({
  manifest,
  parts,
  entropy,
}: VerifyRun): E.Either<BulkFailure, readonly RunPart[]> {
  if (parts === 'all') return E.right([...partsOf(manifest)]);
  if (typeof parts === 'number') {
    const drawn = [...sample(countParts(manifest), parts, entropy)].sort((a, b) => a - b);
    return E.right(drawn.map((index) => partAt(manifest, index)));
  }
  const wanted = new Set(parts);
  const named = [...partsOf(manifest)].filter(({ name }) => wanted.delete(name));
  return wanted.size === 0
    ? E.right(named)
    : E.left({ code: 'no_such_part', parts: firstNames([...wanted]) });
}

/** The parts that are read, and not made again; none if the caller has named parts. */
function* othersThan(
  chosen: readonly RunPart[],
  manifest: Manifest,
  parts: VerifiedParts,
): Generator<RunPart, void> {
  if (typeof parts === 'object') return;
  const made = new Set(chosen.map(({ index }) => index));
  for (const part of partsOf(manifest)) {
    if (!made.has(part.index)) yield part;
  }
}

/** Up to `most` different numbers below `count`, each as likely as the others. */
function sample(count: number, most: number, entropy: Entropy): ReadonlySet<number> {
  const drawn = new Set<number>();
  // Floyd's algorithm: one draw for each number.
  for (let limit = Math.max(0, count - most); limit < count; limit++) {
    const number = entropy.below(limit + 1);
    drawn.add(drawn.has(number) ? limit : number);
  }
  return drawn;
}

async function wrongPart(
  part: RunPart,
  expected: string | undefined,
  work: PartWork,
  { store, source, checksum }: PartMaker,
): Promise<WrongPart | undefined> {
  const { name } = part;
  const stored = await store.read(name);
  if (stored === undefined) return { name, kind: 'missing' };
  const running = checksum();
  async function* made(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of source.open(part, work)) {
      running.add(chunk);
      yield chunk;
    }
  }
  const at = await firstDifference(made(), stored);
  if (at !== undefined) return { name, kind: 'differs', at };
  return running.end() === expected ? undefined : { name, kind: 'other_digest' };
}
