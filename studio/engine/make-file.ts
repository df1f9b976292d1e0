import * as E from 'fp-ts/lib/Either.js';
import { fileForm, packOf, planSetStepwise, setFile } from '../../src/page/files.js';
import {
  type Chunks,
  encodeTable,
  type Failure,
  type GenerateRequest,
  inOneGo,
  type TableEngine,
  type TablePlan,
} from '../../src/page/index.js';
import type { MadeFile } from './messages.js';
import { PageCompressor } from './page-compressor.js';

type Tables = readonly [GenerateRequest, ...GenerateRequest[]];

/** Chunks that are kept apart before they become a part of the file, which the browser may keep on disk. */
const PART_BYTES = 16 * 1024 * 1024;
/** Rows between two reports of progress. */
const REPORTED = 50_000;

/** Makes the file of a valid request: of its table, or of all tables of its set. */
export async function makeFile(
  tables: Tables,
  engine: TableEngine,
  onRows: (made: number) => void,
): Promise<E.Either<Failure, MadeFile>> {
  const started = performance.now();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const open = reporting(onRows);
  const file = fileOf(tables, engine, open);
  if (E.isLeft(file)) return file;
  const [{ format, options }] = tables;
  const isZip = tables.length > 1 && file.right.isZip;
  const type = isZip ? 'application/zip' : fileForm(format, options, undefined).mediaType;
  const blob = await blobOf(file.right.chunks, type);
  return E.right({ blob, rows, milliseconds: performance.now() - started });
}

function fileOf(
  tables: Tables,
  engine: TableEngine,
  open: (plan: TablePlan) => Chunks,
): E.Either<Failure, { readonly chunks: Chunks; readonly isZip: boolean }> {
  const compressor = new PageCompressor();
  if (tables.length > 1) {
    const plan = inOneGo(planSetStepwise({ tables }, engine.vocabulary));
    return E.map((set: Parameters<typeof setFile>[0]) => ({
      chunks: setFile(set, open, compressor),
      isZip: set.layout.kind === 'files',
    }))(plan);
  }
  return E.map((table: TablePlan) => {
    const pack = packOf(table);
    const chunks = open(table);
    return { chunks: pack === undefined ? chunks : pack(chunks, compressor), isZip: false };
  })(engine.plan(tables[0]));
}

/** Opens plans one after the other and reports the number of rows that all of them have made. */
function reporting(onRows: (made: number) => void): (plan: TablePlan) => Chunks {
  let before = 0;
  let reported = 0;
  return (plan) => {
    const first = before;
    before += plan.request.rows;
    return encodeTable(plan, {
      onRows: (made) => {
        if (first + made - reported < REPORTED) return;
        reported = first + made;
        onRows(reported);
      },
    });
  };
}

async function blobOf(chunks: Chunks, type: string): Promise<Blob> {
  const parts: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    open.push(chunk as Uint8Array<ArrayBuffer>);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    parts.push(new Blob(open));
    open = [];
    bytes = 0;
  }
  return new Blob([...parts, ...open], { type });
}
