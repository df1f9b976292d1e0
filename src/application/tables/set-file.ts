import { nth } from '../../domain/basics/nth.js';
import { utf8 } from '../../domain/basics/utf8.js';
import { FILE_END } from '../../domain/formats/archive.js';
import type { SetPlan } from '../../domain/generation/sets/plan-set.js';
import type { TablePlan } from '../../domain/generation/table-plan.js';
import type { Chunks, Compressor, NamedFile } from '../ports/compressor.js';
import { compressionOf, packOf } from './pack-of.js';

/** Opens the chunks of a table. The tables are opened in order, each after the one before has been read. */
export type OpenTable = (plan: TablePlan) => Chunks;

/** The text of a set: its tables, and the texts around them. */
export async function* setText(
  { tables, layout }: SetPlan,
  open: OpenTable,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (layout.kind !== 'text') throw new Error('the file of the set is no text');
  for (const [i, plan] of tables.entries()) {
    yield utf8(layout.before[i] ?? '');
    yield* open(plan);
  }
  yield utf8(layout.after);
}

/** The file of a set, as `SetLayout` describes it. */
export function setFile(plan: SetPlan, open: OpenTable, compressor: Compressor): Chunks {
  const { tables, layout } = plan;
  switch (layout.kind) {
    case 'text': {
      const [first] = tables;
      const pack = compressionOf(first.request);
      const text = setText(plan, open);
      return pack === undefined ? text : pack(text, compressor);
    }
    case 'archive':
      return compressor.archive(rowsOfSheets(tables, open), layout.archive);
    case 'files':
      return compressor.files(filesOf(tables, layout.names, open, compressor));
  }
}

async function* rowsOfSheets(
  tables: readonly TablePlan[],
  open: OpenTable,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const [i, plan] of tables.entries()) {
    if (i > 0) yield utf8(FILE_END);
    yield* open(plan);
  }
}

function* filesOf(
  tables: readonly TablePlan[],
  names: readonly string[],
  open: OpenTable,
  compressor: Compressor,
): Generator<NamedFile, void, undefined> {
  for (const [i, plan] of tables.entries()) {
    const pack = packOf(plan);
    const openFile = (): Chunks => {
      const chunks = open(plan);
      return pack === undefined ? chunks : pack(chunks, compressor);
    };
    yield { name: nth(names, i), isCompressed: pack !== undefined, open: openFile };
  }
}
