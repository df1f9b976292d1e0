import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { envelope } from '../../domain/formats/envelope.js';
import type { Format } from '../../domain/formats/format.js';
import { formats } from '../../domain/formats/index.js';
import type { Seed } from '../../domain/schema/generate-request.js';
import type { PlannedTable, RowSource, Work } from '../ports/row-source.js';

/** `raw` is the format's own text; `envelope` is the JSON answer around it. */
export type BodyShape = 'raw' | 'envelope';

/** A planned answer whose rows are not made yet. */
export interface Generation {
  readonly rows: number;
  readonly seed: Seed;
  readonly format: Format;
  /** Content type of the raw text. */
  readonly mediaType: string;
  readonly tableName: string;
  /** Starts the work. Chunks are UTF-8 and belong to the reader; leaving the loop stops the work. */
  open(
    shape: BodyShape,
    work: Work,
    /** Further members of the envelope. */
    more?: Readonly<Record<string, unknown>>,
  ): TE.TaskEither<Failure, AsyncIterable<Uint8Array>>;
}

export function generation(table: PlannedTable, rows: RowSource): Generation {
  const { request } = table.plan;
  const format = formats[request.format];
  return {
    rows: request.rows,
    seed: request.seed,
    format,
    mediaType: format.mediaType(request),
    tableName: request.tableName,
    open: (shape, work, more) =>
      pipe(
        rows.open(table, work),
        TE.map((chunks) => (shape === 'raw' ? chunks : envelope(request, chunks, more))),
      ),
  };
}
