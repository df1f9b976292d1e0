import * as E from 'fp-ts/lib/Either.js';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { type BulkFailure, firstNames } from '../../domain/bulk/bulk-failure.js';
import type { Receipt } from '../../domain/bulk/manifest.js';
import { partsOf, type RunPart } from '../../domain/bulk/run-parts.js';
import { inLanes } from './in-lanes.js';
import {
  claimed,
  type MadeParts,
  type MakeParts,
  madeOf,
  makeEach,
  OtherBytes,
  type PartMaker,
  presentParts,
} from './make-parts.js';
import { readReceipt, writtenReceipt } from './part-receipts.js';

/**
 * Makes the parts of a shard again whose files are missing, or do not have the bytes that the manifest says, or before
 * the seal their receipts. A file is replaced when the new one is complete, so any repair can be repeated. If a part is
 * made with other bytes than the manifest says, its file stays as it is. Claims the store as `claimed` does.
 */
export function repairRun(
  terms: MakeParts,
  maker: PartMaker,
): TE.TaskEither<BulkFailure, MadeParts> {
  return pipe(
    claimed(terms.run, maker),
    TE.chain((sealed) => () => repaired(terms, sealed, maker)),
  );
}

async function repaired(
  terms: MakeParts,
  sealed: readonly Receipt[],
  maker: PartMaker,
): Promise<E.Either<BulkFailure, MadeParts>> {
  const { run, shard } = terms;
  await maker.store.sweep(false);
  const own = [...partsOf(run, shard)];
  const wrong = await wrongParts(own, sealed, terms, maker);
  const others: string[] = [];
  await makeEach(wrong, terms, maker, async (part, make) => {
    try {
      await make(sealed[part.index]?.sha256);
    } catch (error) {
      if (!(error instanceof OtherBytes)) throw error;
      others.push(part.name);
    }
  });
  return others.length === 0
    ? E.right(madeOf(own, wrong))
    : E.left({ code: 'parts_made_otherwise', parts: firstNames(others.sort()) });
}

/** The parts whose files are missing, or have other bytes than they should have, in order. */
async function wrongParts(
  own: readonly RunPart[],
  sealed: readonly Receipt[],
  { run, lanes, signal }: MakeParts,
  { store, checksum }: PartMaker,
): Promise<readonly RunPart[]> {
  const present = await presentParts(run, store);
  const wrong = new Set<RunPart>();
  await inLanes(own, lanes, signal, async (part, ended) => {
    const expected = sealed[part.index] ?? (await writtenReceipt(part, store));
    // A file of another size need not be read.
    const isWhole =
      expected !== undefined &&
      present.get(part.name) === expected.bytes &&
      (await readReceipt(part, store, checksum, ended))?.sha256 === expected.sha256;
    if (!isWhole) wrong.add(part);
  });
  return own.filter((part) => wrong.has(part));
}
