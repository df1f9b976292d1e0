import { utf8 } from '../../domain/basics/utf8.js';
import type { BulkRun } from '../../domain/bulk/bulk-run.js';
import type { Receipt } from '../../domain/bulk/manifest.js';
import { partsOf, partsPrefix, type RunPart, type Shard } from '../../domain/bulk/run-parts.js';
import type { BeginChecksum } from '../ports/checksum.js';
import type { PartSource, PartWork } from '../ports/part-source.js';
import type { PartStore } from '../ports/part-store.js';
import { inLanes } from './in-lanes.js';
import { RowTally } from './row-tally.js';

/** What makes the parts of a run. */
export interface PartMaker {
  readonly store: PartStore;
  readonly source: PartSource;
  readonly checksum: BeginChecksum;
}

/** Is called while parts are made, for the first time or to compare them. */
export interface PartsWatch {
  /** Before the first part: the parts to make, and the number of those that are left out. */
  begin(parts: readonly RunPart[], leftOut: number): void;
  /** `made` counts the rows of all parts that are made now. */
  rows(made: number): void;
}

export interface MakeParts {
  readonly run: BulkRun;
  readonly shard: Shard;
  /** The number of parts to make at a time. */
  readonly lanes: number;
  readonly signal: AbortSignal;
  readonly watch: PartsWatch;
}

/** Makes the parts of a shard that the store does not have. The run has begun: see `beginRun`. */
export async function makeParts(
  { run, shard, lanes, signal, watch }: MakeParts,
  maker: PartMaker,
): Promise<void> {
  await maker.store.sweep(false);
  const present = await presentParts(run, maker.store);
  const own = [...partsOf(run, shard)];
  const missing = own.filter(({ name }) => !present.has(name));
  watch.begin(missing, own.length - missing.length);
  const tally = new RowTally((made) => watch.rows(made));
  await inLanes(missing, lanes, signal, async (part, ended) => {
    const onRows = (made: number): void => tally.update(part, made);
    await makePart(part, { signal: ended, onRows }, maker);
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

/** Makes a part, whether the store has it or not, and returns its receipt. A part that is in the store has a receipt. */
export async function makePart(
  part: RunPart,
  work: PartWork,
  { store, source, checksum }: PartMaker,
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
    receipt = { bytes, sha256: running.end() };
    // The store shows the part when these chunks have ended, so the receipt is there before it.
    await store.write(part.receipt, [utf8(`${JSON.stringify(receipt)}\n`)]);
  }
  await store.write(part.name, chunks());
  if (receipt === undefined) throw new Error('the store has not read all chunks');
  return receipt;
}
