import { joinedBytes } from '../basics/joined-bytes.js';
import type { Stepwise } from '../basics/stepwise.js';
import type {
  BinaryFile,
  GroupWriter,
  NestedColumn,
  WrittenGroup,
} from '../encoding/binary-file.js';
import { rowsPerGroup } from '../encoding/rows-per-group.js';
import { type ArrowColumn, arrowColumns, type ColumnBuffers } from './arrow-column.js';
import { batchMessage, dictionaryMessage, endOfStream, schemaMessage } from './message.js';

const MOST_GROUP_ROWS = 32 * 1024;

/**
 * A stream of Arrow's messages: the schema, the dictionaries, a record batch for each group of rows.
 *
 * Source: https://arrow.apache.org/docs/format/Columnar.html#ipc-streaming-format
 */
export function arrowStream(values: readonly NestedColumn[]): BinaryFile {
  const columns = arrowColumns(values);
  return {
    head: joinedBytes([schemaMessage(columns.map(({ field }) => field)), ...dictionaries(columns)]),
    rowsPerGroup: rowsPerGroup(values, MOST_GROUP_ROWS),
    group: (rows) => new ArrowGroup(columns, rows),
    foot: () => [endOfStream()],
  };
}

function dictionaries(columns: readonly ArrowColumn[]): readonly Uint8Array[] {
  return columns
    .flatMap((column) => column.dictionaries)
    .flatMap(({ id, entries }) => dictionaryMessage(id, entries));
}

/** A group needs no mention in the foot. */
class ArrowGroup implements GroupWriter<undefined> {
  readonly #columns: readonly ColumnBuffers[];
  readonly #rows: number;
  #added = 0;

  constructor(columns: readonly ArrowColumn[], rows: number) {
    this.#columns = columns.map((column) => column.start(rows));
    this.#rows = rows;
  }

  *add(count: number): Stepwise<void> {
    for (const column of this.#columns) column.add(this.#added, count);
    this.#added += count;
    yield;
  }

  *end(): Stepwise<WrittenGroup<undefined>> {
    const rows = this.#rows;
    const data: ReturnType<ColumnBuffers['end']>[number][] = [];
    for (const column of this.#columns) {
      data.push(...column.end(rows));
      yield;
    }
    return { bytes: batchMessage(rows, data), summary: undefined };
  }
}
