import { counted } from '../basics/counted.js';
import { entryOf } from '../basics/entry-of.js';
import { nth } from '../basics/nth.js';
import type { Cell, TableSample } from '../tables/table-sample.js';
import { type CountedColumn, countedColumn } from './columns/counted-column.js';
import { inferColumn, withheldColumn } from './columns/infer-column.js';
import { markedColumn, type Part, type Split, valuesOf } from './columns/marked-column.js';
import { namedColumn } from './columns/named-field.js';
import { namedGroups } from './columns/named-groups.js';
import { checkedDependence } from './dependence/checked-dependence.js';
import { equalColumns } from './dependence/equal-columns.js';
import { learnDependence } from './dependence/learn-dependence.js';
import { type Node, nodeOf } from './dependence/node.js';
import { neededPart, rowOrder } from './dependence/row-order.js';
import { withDependence } from './dependence/with-dependence.js';
import type { InferenceOptions, InferredColumn, InferredSchema } from './inferred-schema.js';
import { withOwnLinks } from './links/entity-links.js';
import { joinedColumns } from './links/joined-columns.js';
import { withSharedCountries } from './links/shared-countries.js';
import { withSharedLocales } from './links/shared-locales.js';
import { withSharedSpelling } from './links/shared-spelling.js';
import { boundContributions } from './privacy/bound-contributions.js';
import { disclosableWarning } from './privacy/privacy.js';
import { disclosesValue, rulesBroken } from './privacy/privacy-gate.js';
import { ABSENT, type ColumnValues, columnValues } from './reading/column-values.js';
import { knownWords } from './reading/known-words.js';
import { type SampledColumns, sampledColumns } from './reading/sampled-columns.js';
import { sourceNotation } from './reading/source-notation.js';
import { freeName } from './trial/free-name.js';
import { MOST_COLUMNS } from './trial/trial.js';
import { undecodableFields } from './trial/undecodable-fields.js';

/** Columns of categories, on which others depend, have fewer. */
const FEW_VALUES = 1000;

/** The role of a table, and of its columns, among objects and lists that are taken apart. */
export interface TablePlace {
  /** The columns that tell the lengths of arrays, or the rows in which an object is none. No other column depends on them. */
  readonly counted?: ReadonlyMap<string, CountedColumn>;
  /** Whom each row belongs to, in place of the column `unit`. */
  readonly units?: readonly Cell[];
  /** Whether a single field must make the table. */
  readonly isSingle?: boolean;
  /** The path of the array whose items the rows are. */
  readonly of?: string;
}

/** The path of a column of a table, or of the items of an array. */
export function pathIn(array: string | undefined, name: string): string {
  return array === undefined ? name : `${array}.${name}`;
}

/**
 * Infers a request from the first records of a table without objects and lists: a field and a summary for each column.
 * Pure: the same sample has the same result. Throws if the table has no column with the name `unit`: see `columnFaults`.
 *
 * Everything that is disclosed represents at least `k` sampled rows; the rules are in `privacy.ts`. The privacy gate
 * then checks the whole result against the sample: a column that breaks a rule is withheld.
 */
export function inferTable(
  all: TableSample,
  options: InferenceOptions,
  { counted: countedColumns = new Map(), units, isSingle = false, of }: TablePlace = {},
): InferredSchema {
  const { fieldTypes, lexicon, lexicons, categories, columnsLimit = MOST_COLUMNS } = options;
  const { meanings = [] } = options;
  const words = knownWords(lexicon, lexicons);
  const {
    sample,
    k,
    rowsEach: unitRows,
  } = boundContributions(all, { ...options, ...(units && { units }) }, words);
  const limit = Math.min(columnsLimit, MOST_COLUMNS);
  const sampledTable = sampledColumns(sample, words, limit);
  const { names, columns, marks } = sampledTable;
  const { decimalMark, fileRows = sample.rows } = sample;
  const rowsEach = fileRows / Math.max(1, sample.rows);
  const shared = { k, fieldTypes, words, decimalMark, rowsEach };
  let areWarningsClean = true;
  const taken = new Set(names);
  const splits = new Map<number, Split>();
  const nodes = new Map<string, Node>();
  const learn = ({ column: { field } }: Part, values: ColumnValues): void => {
    const node = nodeOf(field, values, k);
    if (node !== undefined) nodes.set(field.name, node);
  };
  // One column after the other, to bound memory: a sample may have millions of different values.
  const whole = columns.map((cells, i): Part => {
    const name = nth(names, i);
    const nulls = nth(marks, i);
    const values = columnValues(cells, nulls);
    areWarningsClean &&= !disclosesValue(sample.warnings, values);
    const isCategory = categories?.has(name) ?? false;
    const keptOf = (column: InferredColumn): InferredColumn => {
      const holds = rulesBroken(column, values, k, fieldTypes, isCategory).length === 0;
      return holds ? column : withheldColumn(name, values, k);
    };
    const own = { cells, marks: nulls, unknown: new Set<string>() };
    const counts = countedColumns.get(name);
    if (counts !== undefined) {
      return { ...own, column: keptOf(countedColumn(name, counts, values, k)) };
    }
    const path = isSingle ? (of ?? name) : pathIn(of, name);
    const context = { ...shared, isCategory, path };
    const kept = keptOf(inferColumn(name, values, context));
    const part = { ...own, column: kept };
    const said = mayNotDisclose(kept, values, k)
      ? namedColumn(kept, { names, fieldTypes, meanings, isEmpty: values.rows === 0 })
      : undefined;
    if (said !== undefined) return { ...part, column: said };
    if (isSingle) return part;
    const split = markedColumn(
      kept,
      { cells, marks: nulls, values },
      taken,
      { ...context, isCategory: false },
      options,
    );
    if (split === undefined) learn(part, values);
    else splits.set(i, split);
    return part;
  });
  if (!isSingle) {
    for (const [i, split] of namedGroups(whole, taken, k, options)) splits.set(i, split);
  }
  for (const [i, { parts: own }] of splits) {
    nodes.delete(nth(names, i));
    for (const part of own) learn(part, valuesOf(part));
  }
  const parts = [
    ...whole.map((part, i) => splits.get(i)?.parts[0] ?? part),
    ...[...splits.values()].flatMap((split) => split.parts.slice(1)),
  ];
  const sampled = parts.map(({ column: { field }, cells, marks: nulls, unknown }) => ({
    field,
    cells,
    marks: new Set([...nulls, ...unknown, ABSENT]),
  }));
  const { equal, isComplete } = equalColumns(
    sampled.filter(({ field }) => !countedColumns.has(field.name)),
    k,
  );
  const free = (name: string): string => freeName(name, taken);
  const order = of === undefined ? rowOrder([...nodes.values()], free, k) : undefined;
  const few = new Map<string, ColumnValues>();
  const withOrder = order === undefined ? parts : [...parts, order.part];
  const byName = new Map(withOrder.map((part) => [part.column.field.name, part]));
  const columnOf = (name: string): ColumnValues => {
    const known = few.get(name);
    if (known !== undefined) return known;
    const values = valuesOf(entryOf(byName, name));
    // Columns of many values are counted again when they are needed, to bound memory.
    if (values.counts.size <= FEW_VALUES) few.set(name, values);
    return values;
  };
  const warnings = [
    ...(areWarningsClean
      ? sample.warnings.map((warning) => disclosableWarning(warning, k))
      : ['warnings of the reader were withheld']),
    ...tableWarnings(all, limit, sampledTable),
    ...(unitRows === undefined || units !== undefined ? [] : [unitWarning(unitRows, options.k)]),
    ...(isComplete
      ? []
      : ['columns are too many and too much alike: some that are equal were not found']),
  ];
  const notation = sourceNotation(sample, sampledTable, k);
  const used = new Set([...names, ...byName.keys()]);
  const dependence = checkedDependence(
    learnDependence([...nodes.values()], equal, used, k, order),
    parts.map(({ column: { field } }) => field),
    columnOf,
    k,
  );
  const inferred = [...parts, ...neededPart(order, dependence)].map(({ column }) => column);
  const schema = decodable(withSharedSpelling(inferred), warnings, options);
  const dependent = withDependence(
    notation === undefined ? schema : { ...schema, notation },
    dependence,
    isSingle ? [] : joinedColumns(inferred, used, options),
    options,
  );
  return withShown(dependent, splits, names.length);
}

/** Whether the values of a column are too few or too private to say more than their kind. */
function mayNotDisclose({ field }: InferredColumn, { rows }: ColumnValues, k: number): boolean {
  return rows < k || field.type === 'word';
}

/** The schema in which columns are shown that hidden ones make: the first columns, in the place of one of their parts. */
function withShown(
  schema: InferredSchema,
  splits: ReadonlyMap<number, Split>,
  count: number,
): InferredSchema {
  const own = schema.fields.slice(0, count);
  const shownAt = (i: number): InferredColumn | undefined => splits.get(i)?.shown;
  const hidden = [...own.filter((_, i) => shownAt(i) !== undefined), ...schema.fields.slice(count)];
  return {
    ...schema,
    fields: [
      ...own.map((field, i) => ({
        ...(shownAt(i)?.field ?? field),
        because: nth(schema.columns, i).because,
      })),
      ...hidden.map((field) => ({ ...field, hidden: true })),
    ],
    columns: schema.columns.slice(0, count).map((summary, i) => shownAt(i)?.summary ?? summary),
  };
}

function unitWarning(rowsEach: number, k: number): string {
  return `each unit counts with at most ${counted(rowsEach, 'row')}, so that ${k * rowsEach} rows are at least ${k} units`;
}

function tableWarnings(
  { columns, isStated }: TableSample,
  limit: number,
  { areNumbered, people }: SampledColumns,
): readonly string[] {
  const cut = columns.length - limit;
  return [
    ...(cut > 0
      ? [
          `${counted(cut, 'column')} beyond the first ${limit} ${cut === 1 ? 'was' : 'were'} left out`,
        ]
      : []),
    ...(people > 0
      ? [`${counted(people, 'column')} named after people ${people === 1 ? 'is' : 'are'} numbered`]
      : []),
    ...(areNumbered && isStated !== true
      ? ['the first row looks like data: the columns are numbered']
      : []),
  ];
}

/** The result without the constraints that a request would be refused for, such as patterns that cost too much. */
function decodable(
  inferred: readonly InferredColumn[],
  warnings: readonly string[],
  options: InferenceOptions,
): InferredSchema {
  const { fieldTypes, lexicon } = options;
  const linked = withOwnLinks(
    inferred.map(({ field }) => field),
    fieldTypes,
  );
  const fields = withSharedLocales(
    withSharedCountries(linked, fieldTypes, lexicon.places),
    options,
  );
  const columns = inferred.map(({ summary }) => summary);
  const refused = undecodableFields(fields, options);
  if (refused.size === 0) return { fields, columns, warnings, correlate: [], even: true };
  return {
    fields: fields.map((field, i) => (refused.has(i) ? plainField(field) : field)),
    columns: columns.map((summary, i) => (refused.has(i) ? { ...summary, type: 'word' } : summary)),
    correlate: [],
    even: true,
    warnings: [
      ...warnings,
      `${counted(refused.size, 'column')} ${refused.size === 1 ? 'gets' : 'get'} random words, because a request would be refused for their constraints`,
    ],
  };
}

function plainField({ name, constraints }: InferredColumn['field']): InferredColumn['field'] {
  const { null_rate: rate } = constraints;
  return { name, type: 'word', constraints: rate === undefined ? {} : { null_rate: rate } };
}
