import * as E from 'fp-ts/lib/Either.js';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { encodeTable, type FormatName } from '../../src/domain/index.js';
import { TypescriptKernel } from '../../src/domain/kernel/typescript-kernel.js';
import type { Contestant } from '../contestant.js';
import { columns } from '../table.js';

export const TABLEWRIGHT = 'tablewright';
export const TYPESCRIPT_ALONE = 'tablewright, TypeScript alone';

const engine = standardEngine();
const terms = {
  limits: { rows: Number.MAX_SAFE_INTEGER, cells: Number.POSITIVE_INFINITY },
  drawSeed: () => 42,
};

function orThrow<A>(result: E.Either<unknown, A>): A {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

type Fields = readonly { readonly name: string; readonly type: string }[];

export function requestOf(rows: number, format: FormatName, fields: Fields = columns) {
  return { rows, format, fields, seed: 42 };
}

/** The plan of one table, alone or of a set. */
export function planOf(input: object) {
  const request = orThrow(engine.decode(input, terms));
  return orThrow(engine.plan(request));
}

/** The table of ten columns, at the full cost of a request: checking, planning and generating. */
export function tablewright(rows: number, format: FormatName): Contestant {
  const run = () => encodeTable(planOf(requestOf(rows, format)));
  return { name: TABLEWRIGHT, format, rows, run };
}

/** The same in an engine without WebAssembly. */
export function typescriptAlone(rows: number, format: FormatName): Contestant {
  const kernel = new TypescriptKernel();
  const run = () => encodeTable(planOf(requestOf(rows, format)), { kernel });
  return { name: TYPESCRIPT_ALONE, format, rows, run };
}

/** CSV with a given number of columns: the first of the ten columns, or all of them several times. */
export function tablewrightOf(rows: number, width: number): Contestant {
  const fields = Array.from({ length: width }, (_, i) => {
    const column = columns[i % columns.length] ?? columns[0];
    return { ...column, name: `${column.name}_${i}` };
  });
  const run = () => encodeTable(planOf(requestOf(rows, 'csv', fields)));
  return { name: `${width} columns`, format: 'csv', rows, run };
}
