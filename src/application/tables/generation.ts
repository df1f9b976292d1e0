import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import type { Failure } from '../../domain/errors/failure.js';
import { type FileForm, fileForm } from '../../domain/formats/file-form.js';
import { envelope } from '../../domain/generation/encode/envelope.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { type Warnings, warningsOf } from '../../domain/generation/warnings.js';
import type { CompressedChunks, Compressor } from '../ports/compressor.js';
import type { PlannedTable, RowSource, Work } from '../ports/row-source.js';
import { longestFiles } from './answer-limit.js';
import { type Pack, packOf } from './pack-of.js';

/** `raw` is the file of the table; `envelope` is a JSON object that contains its text. */
export type BodyShape = 'raw' | 'envelope';

/** A planned table whose rows are not made yet. */
export interface Generation extends Warnings {
  readonly rows: number;
  readonly seed: Seed;
  /** The moment from which relative times count, in milliseconds since 1970; undefined if the request has none. */
  readonly now?: number | undefined;
  readonly file: FileForm;
  readonly tableName: string;
  /** The size of its longest possible file in bytes, before compression. */
  readonly longest: number;
  /** A file for each table of a set; missing if the format has one file for all tables. */
  readonly files?: readonly GeneratedFile[];
  /** The same with at most `rows` rows of each table, without another plan. */
  upTo(rows: number): Generation;
  /**
   * Starts the work, as `RowSource.open` does. Chunks of text are UTF-8; `work.hasReadAll` decides whether their buffers
   * are reused. Leaving the loop stops the work.
   */
  open(
    shape: BodyShape,
    work: Work,
    /** Additional members of the envelope. */
    members?: Readonly<Record<string, unknown>>,
  ): TE.TaskEither<Failure, AsyncIterable<Uint8Array>>;
}

/** The file of one table of a set. */
export interface GeneratedFile {
  readonly name: string;
  readonly table: Generation;
}

export function generation(
  table: PlannedTable,
  rows: RowSource,
  compressor: Compressor,
): Generation {
  const { request } = table.plan;
  const { format, options, compression } = request;
  const warnings = warningsOf([request]);
  const pack = packOf(table.plan);
  const openPacked = (
    work: Work,
    packed: Pack,
  ): TE.TaskEither<Failure, AsyncIterable<Uint8Array>> => {
    let compressed: CompressedChunks | undefined;
    const hasReadAll = (): boolean => compressed?.hasReadAll() === true;
    return pipe(
      rows.open(table, { ...work, hasReadAll }),
      TE.map((chunks) => {
        compressed = packed(chunks, compressor);
        return compressed;
      }),
    );
  };
  return {
    rows: request.rows,
    seed: request.seed,
    now: request.now,
    file: fileForm(format, options, compression),
    tableName: request.tableName,
    longest: longestFiles([table.plan]),
    ...warnings,
    upTo: (most) => generation({ ...table, plan: shortened(table.plan, most) }, rows, compressor),
    open: (shape, work, members) => {
      if (shape === 'raw' && pack !== undefined) return openPacked(work, pack);
      return pipe(
        rows.open(table, work),
        TE.map((chunks) =>
          shape === 'raw' ? chunks : envelope({ ...request, ...warnings }, chunks, members),
        ),
      );
    },
  };
}

/** A plan for the first rows of its table: it holds for any rows. */
export function shortened(plan: TablePlan, most: number): TablePlan {
  const { request } = plan;
  return { ...plan, request: { ...request, rows: Math.min(request.rows, most) } };
}
