import { makeShard, sealParts, verifyParts } from '../adapters/bulk/bulk.js';
import { ROWS_PER_PART, runHere } from '../adapters/bulk/run-here.js';
import { standardEngine } from '../adapters/engine/standard-engine.js';
import type { ChangesRequest } from '../adapters/library/changes.js';
import { orThrow } from '../adapters/library/or-throw.js';
import type { TableRequest } from '../adapters/library/table.js';
import type { TableSetRequest } from '../adapters/library/table-set.js';
import { openPartStore } from '../adapters/part-stores/open-part-store.js';
import { threadsOf } from '../adapters/workers/threads.js';
import type { MadeParts } from '../application/bulk/make-parts.js';
import type { WrongPart } from '../application/bulk/verify-run.js';
import type { PartWindow } from '../domain/bulk/bulk-run.js';
import type { Manifest } from '../domain/bulk/manifest.js';
import type { ChangeFormName } from '../domain/histories/change-forms.js';
import type { DialectName } from '../domain/sql-dialects/index.js';
import { threadEntry } from './entries.js';
import { loadExtensions } from './extensions.js';

/** The options of calls that make parts. */
interface MakingOptions {
  /** The number of threads. Default: one for each core. */
  readonly jobs?: number;
  /** Paths or packages of extensions that the request uses. */
  readonly extensions?: readonly string[];
  /** Ends the call between two chunks: it rejects with the reason of the signal, and no half part stays. */
  readonly signal?: AbortSignal;
  /** Is called repeatedly with the number of rows that this call has made. */
  readonly onRows?: (made: number) => void;
}

/**
 * The options of `makeBulk`.
 *
 * @example
 * const options: BulkOptions = { out: 'parts', window: 100_000, shard: { index: 3, count: 16 } };
 * options.out; // => 'parts'
 */
export interface BulkOptions extends MakingOptions {
  /** The folder of the run. */
  readonly out: string;
  /** The number of rows of a part, or `day` for the changes of a day. Default: 1,000,000. */
  readonly window?: PartWindow;
  /** The share of the parts that this call makes, counted from 0. Default: all. */
  readonly shard?: { readonly index: number; readonly count: number };
  /** Whether the parts that are there are read, and made again if they are wrong. Default: false. */
  readonly repairs?: boolean;
}

/**
 * A request for what changes in the tables of a set, in parts of a day each: for `window: 'day'`.
 *
 * @example
 * const month = (tables: DaysRequest['tables']): DaysRequest => ({
 *   seed: 4,
 *   from: '2026-03-01',
 *   until: '2026-04-01',
 *   form: 'rows',
 *   tables,
 * });
 */
export interface DaysRequest extends ChangesRequest {
  /** How a change is written. Default: debezium. */
  readonly form?: ChangeFormName;
  /** How the statements of form sql are written. */
  readonly sql?: { readonly dialect?: DialectName };
}

/**
 * Makes the parts of a table, or of a set of tables, that are not in the folder yet. The request needs a seed. Any number
 * of processes may call it for the same run, also at the same time.
 *
 * @throws InvalidRequestError with the faults of the request.
 * @throws BulkError if the folder has another run, or if a part cannot be repaired.
 * @example
 * const fields = [{ name: 'id', type: 'sequence' }];
 * const request = { rows: 100, seed: 7, format: 'csv', table_name: 'orders', fields };
 * const made = await makeBulk(request, { out: 'orders-run', window: 40 });
 * made.parts + made.present; // => 3
 */
export async function makeBulk(
  request: TableRequest | TableSetRequest | DaysRequest,
  {
    out,
    window = ROWS_PER_PART,
    shard = { index: 0, count: 1 },
    repairs = false,
    onRows = () => {},
    ...options
  }: BulkOptions,
): Promise<MadeParts> {
  const { engine, ...making } = await makingOf(out, options);
  const planned = orThrow(await runHere(request, window, engine)());
  return await makeShard(planned, { shard, repairs }, { ...making, onProgress: onRows });
}

/**
 * The options of `sealBulk`.
 *
 * @example
 * const options: SealOptions = { reads: true };
 * options.reads; // => true
 */
export interface SealOptions {
  /** Whether all parts are read and compared with their receipts. Default: false. */
  readonly reads?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Checks that all parts of a run are in its folder, and writes the manifest.
 *
 * @throws BulkError if parts are missing, or do not have the sizes of their receipts.
 * @example
 * const fields = [{ name: 'id', type: 'sequence' }];
 * await makeBulk({ rows: 100, seed: 7, format: 'csv', fields }, { out: 'sealed-run' });
 * (await sealBulk('sealed-run')).rows; // => 100
 */
export async function sealBulk(
  folder: string,
  { reads = false, signal = new AbortController().signal }: SealOptions = {},
): Promise<Manifest> {
  return await sealParts({
    store: await openPartStore(folder),
    reads,
    signal,
    onProgress: () => {},
  });
}

/**
 * The options of `verifyBulk`.
 *
 * @example
 * const options: VerifyOptions = { parts: ['orders/part-00003.csv'] };
 * options.jobs; // => undefined
 */
export interface VerifyOptions extends MakingOptions {
  /** The parts to make again: all, a number of them drawn at random, or by their names in the manifest. Default: 10. */
  readonly parts?: 'all' | number | readonly string[];
}

/**
 * Compares the digests of all parts of a sealed run with its manifest, makes some of them again, and returns those that
 * are wrong. With names in `parts`, only these parts are read.
 *
 * @throws BulkError if the run is not sealed, or was made by another release.
 * @example
 * const fields = [{ name: 'id', type: 'sequence' }];
 * await makeBulk({ rows: 100, seed: 7, format: 'csv', fields }, { out: 'verified-run' });
 * await sealBulk('verified-run');
 * await verifyBulk('verified-run', { parts: 'all' }); // => []
 */
export async function verifyBulk(
  folder: string,
  { parts = 10, onRows = () => {}, ...options }: VerifyOptions = {},
): Promise<readonly WrongPart[]> {
  const { engine, ...making } = await makingOf(folder, options);
  return (await verifyParts(parts, engine, { ...making, onProgress: onRows })).wrong;
}

async function makingOf(
  place: string,
  { jobs, extensions = [], signal = new AbortController().signal }: MakingOptions,
) {
  const loaded = extensions.length === 0 ? [] : await loadExtensions(extensions);
  const modules = loaded.map(({ module }) => module);
  const threads = threadsOf({ jobs, entry: threadEntry, extensions: modules });
  const engine = standardEngine(loaded);
  return { engine, threads, signal, store: await openPartStore(place) };
}
