import * as E from 'fp-ts/lib/Either.js';
import { cellOf } from '../../formulas/cell-of.js';
import type { Cell } from '../../tables/table-sample.js';
import { scalarOf } from '../detectors/detector.js';
import type { InferenceOptions, InferredColumn, InferredField } from '../inferred-schema.js';
import { markedNumbers } from '../numbers/marked-numbers.js';
import { disclosableRate, disclosableWeights, frequentValues } from '../privacy/privacy.js';
import { rulesBroken } from '../privacy/privacy-gate.js';
import { ABSENT, type ColumnValues, columnValues, trimmed } from '../reading/column-values.js';
import { freeName } from '../trial/free-name.js';
import { trial } from '../trial/trial.js';
import { type ColumnContext, inferColumn } from './infer-column.js';
import { madeSummary, plainColumn, type ReadColumn, valuesOf } from './read-column.js';

/** A column that is learned as other ones. */
export interface Split {
  /** The column as the table shows it, made of hidden columns; undefined if there is only one, which is shown. */
  readonly shown: InferredColumn | undefined;
  /** The first takes the place of the column. */
  readonly columns: readonly [ReadColumn, ...ReadColumn[]];
}

/** The cells of a sampled column, and the texts that are null. */
interface Sampled {
  readonly cells: readonly Cell[];
  readonly marks: ReadonlySet<string>;
  readonly values: ColumnValues;
}

/**
 * A column of numbers and marks such as -999: the marks are categories, and the numbers are learned without them. Undefined
 * if it has no marks.
 */
export function markedColumn(
  column: InferredColumn,
  { cells, marks, values }: Sampled,
  names: ReadonlySet<string>,
  context: ColumnContext,
  options: InferenceOptions,
): Split | undefined {
  const { name } = column.field;
  const known = markedNumbers(column.field, values, context.k);
  if (known.size === 0) return undefined;
  const unknown = new Set(known.keys());
  const without = columnValues(cells, marks, unknown);
  const inferred = renamed(inferColumn(name, without, context), freeName(`${name} value`, names));
  const { type, constraints } = inferred.field;
  if (constraints.distribution === undefined) return undefined;
  const marked = cells.map((cell) => {
    const number = cell === null ? undefined : known.get(trimmed(cell));
    if (number !== undefined) return String(number);
    return cell === ABSENT ? ABSENT : null;
  });
  const mark = markColumn(freeName(`${name} mark`, names), marked, context.k);
  const shown = shownColumn(column, inferred, mark.field.name);
  const fields = [
    shown.field,
    { ...inferred.field, hidden: true },
    { ...mark.field, hidden: true },
  ];
  if (type === 'choice' || E.isLeft(trial({ fields }, options))) return undefined;
  const columns: Split['columns'] = [
    { column: inferred, cells, marks, unknown },
    plainColumn(mark, marked),
  ];
  return columns.every((each) => holds(each, context)) ? { shown, columns } : undefined;
}

function holds(read: ReadColumn, { k, fieldTypes }: ColumnContext): boolean {
  return rulesBroken(read.column, valuesOf(read), k, fieldTypes).length === 0;
}

function renamed({ field, summary }: InferredColumn, name: string): InferredColumn {
  return { field: { ...field, name }, summary: { ...summary, name } };
}

/** The marks as categories. Most rows have none. */
function markColumn(name: string, cells: readonly Cell[], k: number): InferredColumn {
  const { counts, nulls, rows } = columnValues(cells, new Set());
  const kept = frequentValues(counts, k);
  const choices = kept.map(({ value }) => scalarOf(value));
  const weights = disclosableWeights(
    kept.map((each) => each.rows),
    k,
  );
  const type = choices.length > 1 ? 'choice' : 'constant';
  const rate = disclosableRate(nulls, rows, k);
  const constraints = {
    ...(choices.length > 1 ? { choices, weights } : { value: choices[0] }),
    null_rate: rate,
  };
  return { field: { name, type, constraints }, summary: madeSummary({ name, type }, rate) };
}

/** The column as the table shows it: its mark, or else its number. */
function shownColumn(whole: InferredColumn, value: InferredColumn, mark: string): InferredColumn {
  const { name, null_rate, distinct } = whole.summary;
  const { precision } = value.field.constraints;
  const expression = `coalesce(${cellOf(mark)}, ${cellOf(value.field.name)})`;
  const field: InferredField = {
    name,
    type: 'formula',
    constraints: { expression, ...(precision === undefined ? {} : { precision }) },
  };
  const summary = { ...value.summary, name, type: field.type, null_rate };
  return { field, summary: { ...summary, ...(distinct === undefined ? {} : { distinct }) } };
}
