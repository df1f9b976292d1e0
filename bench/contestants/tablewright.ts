import * as E from 'fp-ts/lib/Either.js';
import { FakerWords } from '../../src/adapters/lexicon/faker-words.js';
import { worldAtlas } from '../../src/adapters/places/world-atlas.js';
import {
  decodeRequest,
  encodeTable,
  FORMAT_NAMES,
  type FormatName,
  planTable,
} from '../../src/domain/index.js';
import type { Contestant } from '../contestant.js';
import { columns } from '../table.js';

const context = {
  vocabulary: new FakerWords(worldAtlas),
  limits: { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY },
  drawSeed: () => 42,
};

function orThrow<A>(result: E.Either<unknown, A>): A {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

/** All that one request costs: it is checked, planned and made. */
function make(
  rows: number,
  format: FormatName,
  fields: readonly { readonly name: string }[],
): Iterable<Uint8Array> {
  const request = orThrow(decodeRequest({ rows, format, fields, seed: 42 }, context));
  return encodeTable(orThrow(planTable(request, context.vocabulary)));
}

/** The table of ten columns in every format. */
export function tablewright(rows: number): readonly Contestant[] {
  return FORMAT_NAMES.map((format) => ({
    name: 'tablewright',
    format,
    rows,
    run: () => make(rows, format, columns),
  }));
}

/** As CSV with so many columns: the first of the ten, or each of them several times. */
export function tablewrightOf(rows: number, width: number): Contestant {
  const fields = Array.from({ length: width }, (_, i) => {
    const column = columns[i % columns.length] ?? columns[0];
    return { ...column, name: `${column.name}_${i}` };
  });
  return { name: `${width} columns`, format: 'csv', rows, run: () => make(rows, 'csv', fields) };
}
