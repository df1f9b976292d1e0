import { counted } from '../basics/counted.js';
import type { Cell, TableSample } from '../tables/table-sample.js';
import type { CountedColumn } from './columns/counted-column.js';
import { type ReadingTerms, type ReadSchema, readColumns } from './columns/read-columns.js';
import { dependentSchema } from './dependence/dependent-schema.js';
import { rowOrder } from './dependence/row-order.js';
import { inferGroups } from './groups/infer-groups.js';
import type { InferenceOptions, InferredSchema } from './inferred-schema.js';
import { boundContributions } from './privacy/bound-contributions.js';
import { disclosableWarning } from './privacy/privacy.js';
import { knownWords } from './reading/known-words.js';
import { type SampledColumns, sampledColumns } from './reading/sampled-columns.js';
import { sourceNotation } from './reading/source-notation.js';
import { freeName } from './trial/free-name.js';
import { MOST_COLUMNS } from './trial/trial.js';

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
  { counted: countedColumns, units, isSingle = false, of }: TablePlace = {},
): InferredSchema {
  const { fieldTypes, lexicon, lexicons, columnsLimit = MOST_COLUMNS } = options;
  const words = knownWords(lexicon, lexicons);
  const {
    sample,
    k,
    rowsEach: unitRows,
  } = boundContributions(all, { ...options, ...(units && { units }) }, words);
  const limit = Math.min(columnsLimit, MOST_COLUMNS);
  const sampledTable = sampledColumns(sample, words, limit);
  const { names } = sampledTable;
  const { decimalMark, fileRows = sample.rows } = sample;
  const rowsEach = fileRows / Math.max(1, sample.rows);
  const terms = {
    context: { k, fieldTypes, words, decimalMark, rowsEach },
    options,
    names,
    taken: new Set(names),
    warnings: sample.warnings,
    counted: countedColumns ?? new Map<string, CountedColumn>(),
    isSingle,
    pathOf: (name: string) => (isSingle ? (of ?? name) : pathIn(of, name)),
  };
  const { complete, hasWholeGroups = false } = sample;
  const isInPieces = rowsEach > 1 && !hasWholeGroups;
  // Neither objects nor arrays have one value in each group.
  const mayGroup = (of ?? countedColumns ?? unitRows) === undefined && !isInPieces;
  const isWhole = complete || hasWholeGroups;
  const grouped = mayGroup ? inferGroups(sampledTable, terms, isWhole) : undefined;
  const { areWarningsClean, isComplete, schema } = grouped ?? inferAlone(sampledTable, terms, of);
  const warnings = [
    ...(areWarningsClean
      ? sample.warnings.map((warning) => disclosableWarning(warning, k))
      : ['warnings of the reader were withheld']),
    ...tableWarnings(all, limit, sampledTable),
    ...(unitRows === undefined || units !== undefined ? [] : [unitWarning(unitRows, options.k)]),
    ...(isComplete
      ? []
      : ['columns are too many and too much alike: some that are equal were not found']),
    ...schema.warnings,
  ];
  const notation = sourceNotation(sample, sampledTable, k);
  return { ...schema, ...(notation !== undefined && { notation }), warnings };
}

/** The schema of a table whose rows form no groups. */
function inferAlone(
  columns: SampledColumns,
  terms: ReadingTerms,
  of: string | undefined,
): ReadSchema {
  const read = readColumns(columns, terms);
  const {
    options,
    isSingle,
    taken,
    context: { k },
  } = terms;
  const free = (name: string): string => freeName(name, taken);
  const order = of === undefined ? rowOrder([...read.nodes.values()], free, k) : undefined;
  return { ...read, schema: dependentSchema(read, { options, k, taken, isSingle, order }) };
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
