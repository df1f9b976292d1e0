import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../basics/stepwise.js';
import { encodeTable } from '../../generation/encode/encode-table.js';
import type { Seed } from '../../generation/generate-request.js';
import { planTableStepwise } from '../../generation/plan-table.js';
import type { Cell } from '../../tables/table-sample.js';
import { type InferenceOptions, type InferredTable, onlyTable } from '../inferred-schema.js';
import { leavesOf } from '../nested/leaf-fields.js';
import { ABSENT } from '../reading/column-values.js';
import { trial, vocabularyOf } from './trial.js';

/**
 * The first rows that inferred fields make with a seed, by leaf; the text of a cell is that of its JSON value, or the
 * length of an array. Inside an object that is null, it is `ABSENT`.
 */
export function madeCells(
  table: InferredTable,
  { rows, seed }: { readonly rows: number; readonly seed: Seed },
  options: Pick<InferenceOptions, 'fieldTypes' | 'lexicon' | 'lexicons'>,
): readonly (readonly Cell[])[] {
  const request = orThrow(trial({ ...onlyTable(table), seed }, options, rows));
  const plan = orThrow(inOneGo(planTableStepwise(request, vocabularyOf(options))));
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const chunk of encodeTable(plan)) text += decoder.decode(chunk, { stream: true });
  const made = JSON.parse(text) as readonly Readonly<Record<string, unknown>>[];
  return leavesOf(table).map(({ keys }) => made.map((row) => cellOf(valueAt(row, keys))));
}

function valueAt(row: unknown, keys: readonly string[]): unknown {
  return keys.reduce(
    (value, key) =>
      value === null || value === ABSENT ? ABSENT : (value as Record<string, unknown>)[key],
    row,
  );
}

function cellOf(value: unknown): Cell {
  if (Array.isArray(value)) return String(value.length);
  return value === null ? null : String(value);
}

/** Inference has tried the fields, so a refusal is a defect. */
function orThrow<A>(result: E.Either<object, A>): A {
  if (E.isRight(result)) return result.right;
  throw new Error(`inferred fields were refused: ${JSON.stringify(result.left)}`);
}
