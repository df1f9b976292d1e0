import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';
import { nth } from '../../domain/basics/nth.js';
import { type FileForm, fileForm } from '../../domain/formats/file-form.js';
import { envelope } from '../../domain/generation/encode/envelope.js';
import { rowsOfSet, type SetLayout, type SetPlan } from '../../domain/generation/sets/plan-set.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import { warningsOf } from '../../domain/generation/warnings.js';
import type { Chunks, Compressor } from '../ports/compressor.js';
import type { RowSource } from '../ports/row-source.js';
import { longestFiles } from './answer-limit.js';
import { type Generation, generation, shortened } from './generation.js';
import { setFile, setText } from './set-file.js';

/** The name of the file of a set, without its extension. */
const NAME = 'tables';

const zip: FileForm = { mediaType: 'application/zip', extension: 'zip', content: 'bytes' };

/** The file of a set whose first table is this one. */
function setForm({ request }: TablePlan, { kind }: SetLayout): FileForm {
  const { format, options, compression } = request;
  return kind === 'files' ? zip : fileForm(format, options, compression);
}

/** Prepares a set of tables. `input` is the valid request from which another thread can plan its tables. */
export function generationOfSet(
  plan: SetPlan,
  input: object,
  rows: RowSource,
  compressor: Compressor,
): Generation {
  const { tables, layout } = plan;
  const [first] = tables;
  const { seed, now, compression } = first.request;
  const all = rowsOfSet(plan);
  const warnings = warningsOf(tables.map(({ request }) => request));
  const planned = tables.map((table) => ({
    plan: table,
    input: { ...input, table: table.request.tableName },
  }));
  return {
    rows: all,
    seed,
    now,
    file: setForm(first, layout),
    tableName: NAME,
    longest: longestFiles(tables),
    ...warnings,
    upTo: (most) => {
      const [one, ...others] = tables;
      const short = [shortened(one, most), ...others.map((each) => shortened(each, most))] as const;
      return generationOfSet({ ...plan, tables: short }, input, rows, compressor);
    },
    ...(layout.kind === 'files' && {
      files: planned.map((table, i) => ({
        name: nth(layout.names, i),
        table: generation(table, rows, compressor),
      })),
    }),
    open: (shape, work, members) => {
      // A compressor may still hold chunks that it was given, so their buffers are not used again.
      const isPacked = shape === 'raw' && (layout.kind !== 'text' || compression !== undefined);
      const reading = isPacked ? { ...work, hasReadAll: undefined } : work;
      return pipe(
        rows.openAll(planned, reading),
        TE.map((streams) => {
          const open = () => nextOf(iterator);
          const iterator = streams[Symbol.asyncIterator]();
          if (shape === 'raw') return ending(setFile(plan, open, compressor), iterator);
          const text = ending(setText(plan, open), iterator);
          return envelope({ ...first.request, rows: all, ...warnings }, text, members);
        }),
      );
    },
  };
}

type Streams = AsyncIterator<AsyncIterable<Uint8Array>>;

/** The next of the streams. */
async function* nextOf(streams: Streams): AsyncGenerator<Uint8Array, void, undefined> {
  const next = await streams.next();
  if (next.done) throw new Error('there are fewer streams than tables');
  yield* next.value;
}

/** Ends the streams when the reader ends. */
async function* ending(
  chunks: Chunks,
  streams: Streams,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* chunks;
  } finally {
    await streams.return?.();
  }
}
