import { type Flat, type FlatTable, flatBuffer } from './flat-buffer.js';

/** The version V5 of Arrow's metadata. */
const VERSION = 4;

/** The kinds of messages, as numbers of the union `MessageHeader`. */
const HEADER = { schema: 1, dictionary: 2, batch: 3 } as const;

/** Begins a message; the length of the metadata follows. */
const CONTINUATION = 0xffff_ffff;
const PREFIX = 8;

/** The buffers of a message begin at multiples of this. */
const ALIGNMENT = 8;

/** The length and the nulls of a column, and its buffers. */
export interface ColumnData {
  readonly rows: number;
  readonly nulls: number;
  readonly buffers: readonly Uint8Array[];
}

/** Ends a stream. */
export function endOfStream(): Uint8Array {
  return Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 0);
}

export function schemaMessage(fields: readonly FlatTable[]): Uint8Array {
  const endianness = undefined;
  return message(HEADER.schema, { table: [endianness, { tables: fields }] }, 0);
}

/** The parts of a message with a group of rows. */
export function batchMessage(rows: number, columns: readonly ColumnData[]): readonly Uint8Array[] {
  const { table, body, bytes } = batch(rows, columns);
  return [message(HEADER.batch, table, bytes), ...body];
}

/** The parts of a message with the entries of a dictionary. */
export function dictionaryMessage(id: number, entries: ColumnData): readonly Uint8Array[] {
  const { table, body, bytes } = batch(entries.rows, [entries]);
  return [message(HEADER.dictionary, { table: [{ i64: id }, table] }, bytes), ...body];
}

function message(header: number, content: FlatTable, bodyBytes: number): Uint8Array {
  const metadata = flatBuffer({
    table: [{ i16: VERSION }, { u8: header }, content, { i64: bodyBytes }],
  });
  const bytes = new Uint8Array(PREFIX + metadata.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, CONTINUATION, true);
  view.setUint32(4, metadata.length, true);
  bytes.set(metadata, PREFIX);
  return bytes;
}

/** The record `RecordBatch`, and the buffers with the bytes that align them. */
function batch(rows: number, columns: readonly ColumnData[]) {
  const body: Uint8Array[] = [];
  const places: (readonly [number, number])[] = [];
  let bytes = 0;
  for (const buffer of columns.flatMap(({ buffers }) => buffers)) {
    places.push([bytes, buffer.length]);
    const padding = -buffer.length & (ALIGNMENT - 1);
    // Columns share the empty buffer, but each part of a file has a buffer of its own.
    if (buffer.length > 0) body.push(buffer);
    if (padding > 0) body.push(new Uint8Array(padding));
    bytes += buffer.length + padding;
  }
  const nodes: Flat = { pairs: columns.map((column) => [column.rows, column.nulls]) };
  const table: FlatTable = { table: [{ i64: rows }, nodes, { pairs: places }] };
  return { table, body, bytes };
}
