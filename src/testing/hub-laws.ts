import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { HubFault } from '../application/ports/hub-fault.js';
import type { HubAccess, HubPlatform } from '../application/ports/hub-platform.js';
import type { ByteSource } from '../application/ports/table-reader.js';
import type { HubFailure } from '../domain/errors/failure.js';
import { hostileDatasets, hostileFiles } from './hostile-names.js';
import { assert, type Law, shown } from './law.js';

/**
 * The known facts about a data set of a hub and about one of its files.
 *
 * @example
 * const rain: KnownDataset = {
 *   dataset: 'met/rain',
 *   query: 'rain',
 *   file: 'rain.csv',
 *   bytes: new Uint8Array([105, 100, 10, 49, 10]),
 * };
 * rain.bytes.length; // => 5
 */
export interface KnownDataset {
  /** `owner/name`. */
  readonly dataset: string;
  /** A word that finds the data set. */
  readonly query: string;
  /** Path of the file inside the data set. */
  readonly file: string;
  /** The content of the file. */
  readonly bytes: Uint8Array;
}

/** The maximum duration of an operation of a law, in milliseconds. */
const TIME = 8000;

function access(): HubAccess {
  return { credentials: undefined, signal: AbortSignal.timeout(TIME) };
}

async function successOf<A>(work: TaskEither<HubFailure, A>): Promise<A> {
  const result = await work();
  if (result._tag === 'Left') throw new Error(`it fails: ${JSON.stringify(result.left)}`);
  return result.right;
}

/** Throws an error if the work succeeds or fails in another way. */
async function checkFailure(work: TaskEither<HubFailure, unknown>, failure: HubFailure) {
  const result = await work();
  assert(result._tag === 'Left', `it succeeds with ${shown(result)}`);
  checkEqual(result.left, failure);
}

function checkEqual(actual: object, expected: object): void {
  const sorted = (value: object) => JSON.stringify(Object.entries(value).sort());
  assert(sorted(actual) === sorted(expected), `expected ${shown(expected)}, got ${shown(actual)}`);
}

function checkBytes(actual: Uint8Array, expected: Uint8Array, what: string): void {
  const differs = actual.findIndex((byte, i) => byte !== expected[i]);
  assert(differs < 0, `${what}: the byte at ${differs} differs`);
  assert(
    actual.length === expected.length,
    `${what}: expected ${expected.length} bytes, got ${actual.length}`,
  );
}

async function allOf(source: ByteSource): Promise<Uint8Array> {
  const bytes: number[] = [];
  for await (const chunk of source.stream()) for (const byte of chunk) bytes.push(byte);
  return Uint8Array.from(bytes);
}

/** Returns the failure of a transfer that ends early. */
async function failureOf(transfer: Promise<unknown>): Promise<HubFailure> {
  try {
    await transfer;
  } catch (error) {
    if (error instanceof HubFault) return error.failure;
    throw error;
  }
  throw new Error('the transfer does not stop');
}

/** Ranges of a file of `length` bytes, including its end and beyond. */
function ranges(length: number): readonly (readonly [start: number, end?: number])[] {
  return [
    [0, 1],
    [2, 9],
    [5],
    [-4],
    [-4, length - 1],
    [length - 2, length + 9],
    [-2 * length],
    [length],
    [3, 3],
  ];
}

/**
 * Returns the laws of a data hub, given a data set that it has. Each check calls both functions again, so that the
 * platform and the data set need to exist only while tests run.
 *
 * @example
 * const lawsOf = (archive: () => HubPlatform, rain: KnownDataset): readonly Law[] =>
 *   // In a test framework: test(`archive ${title}`, check)
 *   hubLaws(archive, () => rain);
 */
export function hubLaws(platform: () => HubPlatform, known: () => KnownDataset): readonly Law[] {
  const open = (name: string, within = access()) =>
    platform().open(known().dataset, { name, sizeBytes: undefined }, within);
  const nothing = { results: [], hasMore: false };
  return [
    {
      title: 'has a name that can be part of a path',
      check: () => {
        const { name } = platform();
        assert(/^[a-z][a-z0-9_-]*$/.test(name), `name ${name}`);
      },
    },
    {
      title: 'finds a data set by a word, in any case',
      check: async () => {
        const { query, dataset } = known();
        const found = await successOf(platform().search(query.toUpperCase(), 1, access()));
        const refs = found.results.map(({ ref }) => ref);
        assert(refs.includes(dataset), `expected ${dataset}, found ${refs.join(', ')}`);
      },
    },
    {
      title: 'finds nothing by a word that does not occur',
      check: async () => {
        checkEqual(await successOf(platform().search('qqqzzzqqq', 1, access())), nothing);
      },
    },
    {
      title: 'finds nothing on a page far after the last one',
      check: async () => {
        checkEqual(await successOf(platform().search(known().query, 9999, access())), nothing);
      },
    },
    {
      title: 'lists the files of a data set',
      check: async () => {
        const files = await successOf(platform().files(known().dataset, access()));
        const { file, bytes } = known();
        const listed = files.find(({ name }) => name === file);
        checkEqual(listed ?? {}, { name: file, sizeBytes: bytes.length });
      },
    },
    {
      title: 'opens a file with its name and size',
      check: async () => {
        const { name, size } = await successOf(open(known().file));
        checkEqual({ name, size }, { name: known().file, size: known().bytes.length });
      },
    },
    {
      title: 'streams a file repeatedly',
      check: async () => {
        const source = await successOf(open(known().file));
        checkBytes(await allOf(source), known().bytes, 'first');
        checkBytes(await allOf(source), known().bytes, 'second');
      },
    },
    {
      title: 'cuts ranges at the end of the file, if it supports ranges',
      check: async () => {
        const { bytes, file } = known();
        const { range } = await successOf(open(file));
        if (range === undefined) return;
        for (const [start, end] of ranges(bytes.length)) {
          const expected = bytes.slice(Math.max(start, -bytes.length), end);
          checkBytes(await range(start, end), expected, `bytes ${start} to ${end}`);
        }
      },
    },
    {
      title: 'reports a file that does not exist',
      check: () =>
        checkFailure(open('no-such.csv'), {
          code: 'hub_not_found',
          what: 'file',
          name: 'no-such.csv',
        }),
    },
    ...hostileDatasets.map((dataset) => ({
      title: `has no data set ${JSON.stringify(dataset.slice(0, 40))}`,
      check: async () => {
        const missing = { code: 'hub_not_found', what: 'dataset', name: dataset } as const;
        const file = { name: 'a.csv', sizeBytes: 1 };
        await checkFailure(platform().files(dataset, access()), missing);
        await checkFailure(platform().open(dataset, file, access()), missing);
      },
    })),
    ...hostileFiles.map((name) => ({
      title: `has no file ${JSON.stringify(name)}`,
      check: () => checkFailure(open(name), { code: 'hub_not_found', what: 'file', name }),
    })),
    {
      title: 'stops when the time limit is over',
      check: async () => {
        const late = { credentials: undefined, signal: AbortSignal.abort() };
        const opened = await open(known().file, late)();
        const failure = opened._tag === 'Left' ? opened.left : await failureOf(allOf(opened.right));
        checkEqual(failure, { code: 'hub_timeout' });
      },
    },
  ];
}
