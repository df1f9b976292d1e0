import { joinedBytes } from '../basics/joined-bytes.js';
import type { BinaryFile, GroupWriter, ValueColumn } from '../encoding/binary-file.js';
import { rowsPerGroup } from '../encoding/rows-per-group.js';
import { type ArrowColumn, arrowColumn } from './arrow-column.js';
import { BitBuffer } from './bit-buffer.js';
import { batchMessage, dictionaryMessage, endOfStream, schemaMessage } from './message.js';
import type { ValueBuffers } from './value-buffers.js';

const MOST_GROUP_ROWS = 64 * 1024;

/**
 * A stream of Arrow's messages: the schema, the dictionaries, a record batch for each group of rows.
 *
 * Source: https://arrow.apache.org/docs/format/Columnar.html#ipc-streaming-format
 */
export function arrowStream(values: readonly ValueColumn[]): BinaryFile {
  const columns = values.map(arrowColumn);
  return {
    head: joinedBytes([schemaMessage(columns.map(({ field }) => field)), ...dictionaries(columns)]),
    rowsPerGroup: rowsPerGroup(values, MOST_GROUP_ROWS),
    group: (rows) => new ArrowGroup(columns, rows),
    foot: endOfStream,
  };
}

function dictionaries(columns: readonly ArrowColumn[]): readonly Uint8Array[] {
  return columns.flatMap(({ dictionary }, i) =>
    dictionary === undefined ? [] : dictionaryMessage(i, dictionary),
  );
}

/** A group needs no mention in the foot. */
class ArrowGroup implements GroupWriter<undefined> {
  readonly #columns: readonly GroupColumn[];
  readonly #rows: number;
  #added = 0;

  constructor(columns: readonly ArrowColumn[], rows: number) {
    this.#columns = columns.map((column) => ({
      present: column.present,
      validity: column.present && new BitBuffer(rows),
      values: column.start(rows),
    }));
    this.#rows = rows;
  }

  add(count: number): void {
    for (const { present, validity, values } of this.#columns) {
      values.add(this.#added, count);
      if (present === undefined || validity === undefined) continue;
      for (let i = 0; i < count; i++) validity.add(present.data[i] as number);
    }
    this.#added += count;
  }

  end() {
    const rows = this.#rows;
    const columns = this.#columns.map(({ validity, values }) => ({
      rows,
      nulls: validity === undefined ? 0 : rows - validity.ones,
      buffers: [validity?.bytes ?? new Uint8Array(0), ...values.end()],
    }));
    return { bytes: batchMessage(rows, columns), summary: undefined };
  }
}

interface GroupColumn extends Pick<ArrowColumn, 'present'> {
  readonly validity: BitBuffer | undefined;
  readonly values: ValueBuffers;
}
