import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import type { Format } from '../../domain/formats/format.js';
import { envelope } from '../../domain/generation/envelope.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import type { PlannedTable, RowSource, Work } from '../ports/row-source.js';

/** `raw` is the text of the format; `envelope` is a JSON object that contains it. */
export type BodyShape = 'raw' | 'envelope';

/** A planned table whose rows are not made yet. */
export interface Generation {
  readonly rows: number;
  readonly seed: Seed;
  readonly format: Format;
  /** The content type of the raw text. */
  readonly mediaType: string;
  readonly tableName: string;
  /**
   * Starts the work, as `RowSource.open` does. Chunks are UTF-8; `work.hasReadAll` decides whether their buffers are
   * reused. Leaving the loop stops the work.
   */
  open(
    shape: BodyShape,
    work: Work,
    /** Additional members of the envelope. */
    members?: Readonly<Record<string, unknown>>,
  ): TE.TaskEither<Failure, AsyncIterable<Uint8Array>>;
}

export function generation(table: PlannedTable, rows: RowSource): Generation {
  const { request } = table.plan;
  const { format } = request;
  return {
    rows: request.rows,
    seed: request.seed,
    format,
    mediaType: format.mediaType(request.options),
    tableName: request.tableName,
    open: (shape, work, members) =>
      pipe(
        rows.open(table, work),
        TE.map((chunks) => (shape === 'raw' ? chunks : envelope(request, chunks, members))),
      ),
  };
}
