import { nth } from '../../basics/nth.js';
import { type EqualColumn, equalColumns } from '../dependence/equal-columns.js';
import { type Node, nodeOf } from '../dependence/node.js';
import type { InferenceOptions, InferredColumn, InferredSchema } from '../inferred-schema.js';
import { disclosesValue, rulesBroken } from '../privacy/privacy-gate.js';
import { ABSENT, type ColumnValues, columnValues } from '../reading/column-values.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import { type CountedColumn, countedColumn } from './counted-column.js';
import { type ColumnContext, inferColumn, withheldColumn } from './infer-column.js';
import { markedColumn, type Split } from './marked-column.js';
import { namedColumn } from './named-field.js';
import { namedGroups } from './named-groups.js';
import { type ReadColumn, valuesOf } from './read-column.js';

/** The columns of a table, each read by itself. */
export interface ReadColumns {
  readonly names: readonly string[];
  /** The columns, and behind them hidden ones that some of them come from. */
  readonly columns: readonly ReadColumn[];
  /** The columns that are learned as other ones, by their index. */
  readonly splits: ReadonlyMap<number, Split>;
  /** The columns whose dependence on others can be learned, by name. */
  readonly nodes: ReadonlyMap<string, Node>;
  readonly equal: readonly EqualColumn[];
  /** Whether all columns were compared with each other. */
  readonly isComplete: boolean;
  /** Whether no warning of the reader has a value of a column. */
  readonly areWarningsClean: boolean;
}

/** The schema of columns that were read, and what is to be said of the reading. */
export interface ReadSchema extends Pick<ReadColumns, 'areWarningsClean' | 'isComplete'> {
  readonly schema: InferredSchema;
}

/** What the reading of each column depends on. */
export interface ReadingTerms {
  readonly context: Omit<ColumnContext, 'isCategory' | 'path'>;
  readonly options: InferenceOptions;
  /** The names of all columns of the table. */
  readonly names: readonly string[];
  readonly taken: ReadonlySet<string>;
  readonly warnings: readonly string[];
  readonly counted: ReadonlyMap<string, CountedColumn>;
  /** Whether a single field must make the table. */
  readonly isSingle: boolean;
  pathOf(name: string): string;
}

/** Infers a field and a summary for each column, and finds columns that are equal. */
export function readColumns(
  { names, columns, marks }: Pick<SampledColumns, 'names' | 'columns' | 'marks'>,
  { context: shared, options, taken, warnings, counted, isSingle, pathOf, ...terms }: ReadingTerms,
): ReadColumns {
  const { fieldTypes, categories, meanings = [] } = options;
  const { k } = shared;
  let areWarningsClean = true;
  const splits = new Map<number, Split>();
  const nodes = new Map<string, Node>();
  const learn = ({ column: { field } }: ReadColumn, values: ColumnValues): void => {
    const node = nodeOf(field, values, k);
    if (node !== undefined) nodes.set(field.name, node);
  };
  // One column after the other, to bound memory: a sample may have millions of different values.
  const whole = columns.map((cells, i): ReadColumn => {
    const name = nth(names, i);
    const nulls = nth(marks, i);
    const values = columnValues(cells, nulls);
    areWarningsClean &&= !disclosesValue(warnings, values);
    const isCategory = categories?.has(name) ?? false;
    const keptOf = (column: InferredColumn): InferredColumn => {
      const holds = rulesBroken(column, values, k, fieldTypes, isCategory).length === 0;
      return holds ? column : withheldColumn(name, values, k);
    };
    const own = { cells, marks: nulls, unknown: new Set<string>() };
    const counts = counted.get(name);
    if (counts !== undefined) {
      return { ...own, column: keptOf(countedColumn(name, counts, values, k)) };
    }
    const context = { ...shared, isCategory, path: pathOf(name) };
    const kept = keptOf(inferColumn(name, values, context));
    const read = { ...own, column: kept };
    const said = mayNotDisclose(kept, values, k)
      ? namedColumn(kept, { names: terms.names, fieldTypes, meanings, isEmpty: values.rows === 0 })
      : undefined;
    if (said !== undefined) return { ...read, column: said };
    if (isSingle) return read;
    const split = markedColumn(
      kept,
      { cells, marks: nulls, values },
      taken,
      { ...context, isCategory: false },
      options,
    );
    if (split === undefined) learn(read, values);
    else splits.set(i, split);
    return read;
  });
  if (!isSingle) {
    for (const [i, split] of namedGroups(whole, taken, k, options)) splits.set(i, split);
  }
  for (const [i, { columns: own }] of splits) {
    nodes.delete(nth(names, i));
    for (const each of own) learn(each, valuesOf(each));
  }
  const all = [
    ...whole.map((read, i) => splits.get(i)?.columns[0] ?? read),
    ...[...splits.values()].flatMap((split) => split.columns.slice(1)),
  ];
  const sampled = all.map(({ column: { field }, cells, marks: nulls, unknown }) => ({
    field,
    cells,
    marks: new Set([...nulls, ...unknown, ABSENT]),
  }));
  const { equal, isComplete } = equalColumns(
    sampled.filter(({ field }) => !counted.has(field.name)),
    k,
  );
  return { names, columns: all, splits, nodes, equal, isComplete, areWarningsClean };
}

/** Whether the values of a column are too few or too private to say more than their kind. */
function mayNotDisclose({ field }: InferredColumn, { rows }: ColumnValues, k: number): boolean {
  return rows < k || field.type === 'word';
}
