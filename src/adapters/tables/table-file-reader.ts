import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { HubFault } from '../../application/ports/hub-fault.js';
import type {
  ByteSource,
  SampleBounds,
  TableReader,
} from '../../application/ports/table-reader.js';
import type { HubFailure } from '../../domain/errors/failure.js';
import { fileKind } from '../../domain/tables/file-kind.js';
import { mayHoldTable, wantedMember } from '../../domain/tables/table-names.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import type { OpenMember } from './archive-member.js';
import { bounded } from './bytes/bounded.js';
import { ByteCursor, type ByteFlow } from './bytes/byte-cursor.js';
import { collected } from './bytes/collected.js';
import { inflated } from './bytes/inflated.js';
import { orAborted } from './bytes/or-aborted.js';
import type { ReadRange } from './bytes/ranged-flow.js';
import { sourceFlow } from './bytes/source-flow.js';
import type { ParquetWork } from './parquet/messages.js';
import { readText } from './read-text.js';
import { tarMember } from './tar-member.js';
import { unreadable } from './unreadable.js';
import { memberByRange } from './zip/member-by-range.js';
import { memberByStream } from './zip/member-by-stream.js';

/** Enough bytes to detect the kind of any file. */
const MAGIC_BYTES = 512;

/** The container of the bytes that are read: none, a gzip file or an archive. */
type Packing = 'bare' | 'gzip' | 'archive';

/** Reads the first rows of a Parquet file by random access. */
export type ReadParquet = (
  range: ReadRange,
  work: ParquetWork,
  signal: AbortSignal,
) => Promise<TableSample>;

interface Reading {
  readonly readParquet: ReadParquet;
  readonly bounds: SampleBounds;
  readonly signal: AbortSignal;
  /** Random access to the bytes that are read; undefined if they can only be read forward. */
  readonly range: ReadRange | undefined;
  readonly name: string;
  readonly packing: Packing;
}

/** Loads the reader of Parquet at its first use, because its library and its process are large. */
const inProcess: ReadParquet = async (...work) => {
  const { parquetInProcess } = await import('./parquet/parquet-in-process.js');
  return parquetInProcess(...work);
};

/** Reads tables from files of any supported format, which it detects from their content. */
export class TableFileReader implements TableReader {
  readonly #readParquet: ReadParquet;

  constructor(readParquet: ReadParquet = inProcess) {
    this.#readParquet = readParquet;
  }

  reads(name: string): boolean {
    return mayHoldTable(name);
  }

  read(
    source: ByteSource,
    bounds: SampleBounds,
    signal: AbortSignal,
  ): TaskEither<HubFailure, TableSample> {
    return async () => {
      const range = source.range && abortable(source.range, signal);
      const reading: Reading = {
        readParquet: this.#readParquet,
        bounds,
        signal,
        range,
        name: source.name,
        packing: 'bare',
      };
      try {
        return E.right(await readSource(source, reading));
      } catch (error) {
        if (error instanceof HubFault) return E.left(error.failure);
        throw error;
      }
    };
  }
}

function abortable(range: ReadRange, signal: AbortSignal): ReadRange {
  return (start, end) => orAborted(range(start, end), signal);
}

/** Names of files that are read by ranges, so that a transfer from the first byte on would be useless. */
const RANGED_NAME = /\.(?:zip(?:\/.+)?|parquet|pq)$/i;

async function readSource(source: ByteSource, reading: Reading): Promise<TableSample> {
  const { name, range, signal } = reading;
  if (range !== undefined && RANGED_NAME.test(name)) {
    const head = await range(0, MAGIC_BYTES);
    const { is } = fileKind(head);
    if (is === 'zip' || is === 'parquet') {
      return readFlow({ chunks: Readable.from([head]), whole: () => false }, reading);
    }
  }
  return readFlow(sourceFlow(source, signal), reading);
}

async function readFlow(flow: ByteFlow, reading: Reading): Promise<TableSample> {
  const { isSpread, inflatedBytes } = reading.bounds;
  const most = isSpread ? Number.POSITIVE_INFINITY : inflatedBytes;
  const cursor = new ByteCursor(bounded(flow, most));
  try {
    return await readCursor(cursor, reading);
  } finally {
    await cursor.close();
  }
}

async function readCursor(cursor: ByteCursor, reading: Reading): Promise<TableSample> {
  const { name, packing } = reading;
  const kind = fileKind(await cursor.peek(MAGIC_BYTES));
  switch (kind.is) {
    case 'text':
      return readText(cursor, name, reading.bounds);
    case 'parquet':
      return readParquetFile(cursor, reading);
    case 'gzip':
      if (packing !== 'bare') throw nested();
      return readFlow(inflated(cursor, createGunzip(), 'gzip'), {
        ...reading,
        range: undefined,
        name: name.replace(/\.gz$/i, '').replace(/\.tgz$/i, '.tar'),
        packing: 'gzip',
      });
    case 'zip':
      if (packing !== 'bare') throw nested();
      return readMember(await openZip(cursor, reading), reading);
    case 'tar':
      if (packing === 'archive') throw nested();
      return readMember(await tarMember(cursor, wantedMember(name)), reading);
    case 'empty':
      throw unreadable('the file is empty');
    case 'unusable':
      throw unreadable(kind.reason);
  }
}

async function openZip(cursor: ByteCursor, { range, name, bounds }: Reading): Promise<OpenMember> {
  const wanted = wantedMember(name);
  if (range === undefined) return memberByStream(cursor, wanted, bounds.inflatedBytes);
  // The member is read by ranges, so the transfer from the first byte on is ended.
  await cursor.close();
  return memberByRange(range, wanted);
}

function readMember({ path, data }: OpenMember, reading: Reading): Promise<TableSample> {
  return readFlow(data, { ...reading, range: undefined, name: path, packing: 'archive' });
}

async function readParquetFile(cursor: ByteCursor, reading: Reading): Promise<TableSample> {
  const { bounds, signal } = reading;
  const mostBytes = bounds.inflatedBytes;
  if (reading.range !== undefined) await cursor.close();
  const range = reading.range ?? (await collected(cursor, mostBytes));
  const { rows, columns, cellLength, isSpread } = bounds;
  const limits = { rows, columns, cellLength, ...(isSpread && { isSpread }) };
  return reading.readParquet(range, { limits, mostBytes }, signal);
}

function nested(): Error {
  return unreadable('the file is an archive inside an archive');
}
