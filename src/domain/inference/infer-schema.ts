import type { TableSample } from '../tables/table-sample.js';
import { columnNames } from './column-names.js';
import { type ColumnValues, columnValues } from './column-values.js';
import { checkedDependence, learnDependence } from './dependence/learn-dependence.js';
import { type Node, nodeOf } from './dependence/node.js';
import { withOwnLinks } from './entity-links.js';
import { headedTable } from './header.js';
import { inferColumn, withheldColumn } from './infer-column.js';
import type { InferenceOptions, InferredColumn, InferredSchema } from './inferred-schema.js';
import { knownWords } from './known-words.js';
import { nullMarks } from './null-marks.js';
import { tellableWarning } from './privacy.js';
import { rulesBroken, tellsValue } from './privacy-gate.js';
import { withSharedCountries } from './shared-countries.js';
import { withSharedSpelling } from './shared-spelling.js';
import { MOST_COLUMNS } from './trial.js';
import { undecodableFields } from './undecodable-fields.js';
import { withDependence } from './with-dependence.js';

/** Columns of categories, on which others depend, have fewer. */
const FEW_VALUES = 1000;

/**
 * Infers a request from the first records of a table: a field and a profile for each column. Pure: the same sample has
 * the same result.
 *
 * Everything that is disclosed represents at least `k` sampled rows; the rules are in `privacy.ts`. The privacy gate
 * then checks the whole result against the sample: a column that breaks a rule is withheld.
 */
export function inferSchema(sample: TableSample, options: InferenceOptions): InferredSchema {
  const { k, fieldTypes, lexicon, categories, columnsLimit = MOST_COLUMNS } = options;
  const words = knownWords(lexicon);
  const limit = Math.min(columnsLimit, MOST_COLUMNS);
  const { header, columns } = headedTable(
    { ...sample, columns: sample.columns.slice(0, limit) },
    words,
  );
  const names = columnNames(header, columns.length);
  const marks = nullMarks(columns);
  const context = { k, fieldTypes, words, decimalMark: sample.decimalMark };
  let areWarningsClean = true;
  // One column after the other, to bound memory: a sample may have millions of different values.
  const nodes: Node[] = [];
  const inferred = columns.map((cells, i): InferredColumn => {
    const name = names[i] as string;
    const values = columnValues(cells, marks[i] as ReadonlySet<string>);
    areWarningsClean &&= !tellsValue(sample.warnings, values);
    const isCategory = categories?.has(name) ?? false;
    const column = inferColumn(name, values, { ...context, isCategory });
    const kept =
      rulesBroken(column, values, k, fieldTypes, isCategory).length === 0
        ? column
        : withheldColumn(name, values, k);
    const node = nodeOf(kept.field, values, k);
    if (node !== undefined) nodes.push(node);
    return kept;
  });
  const few = new Map<string, ColumnValues>();
  const columnOf = (name: string): ColumnValues => {
    const known = few.get(name);
    if (known !== undefined) return known;
    const i = names.indexOf(name);
    const values = columnValues(columns[i] ?? [], marks[i] ?? new Set());
    // Columns of many values are counted again when they are needed, to bound memory.
    if (values.counts.size <= FEW_VALUES) few.set(name, values);
    return values;
  };
  const warnings = [
    ...(areWarningsClean
      ? sample.warnings.map((warning) => tellableWarning(warning, k))
      : ['warnings of the reader were withheld']),
    ...tableWarnings(sample, limit, header === undefined),
  ];
  return withDependence(
    decodable(withSharedSpelling(inferred), warnings, options),
    checkedDependence(learnDependence(nodes, k), nodes, columnOf, k),
    options,
  );
}

function tableWarnings(
  { columns, header }: TableSample,
  limit: number,
  isNumbered: boolean,
): readonly string[] {
  const cut = columns.length - limit;
  return [
    ...(cut > 0 ? [`${cut} columns beyond the first ${limit} were left out`] : []),
    ...(isNumbered && header !== undefined
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
  const fields = withSharedCountries(linked, fieldTypes, lexicon.places);
  const columns = inferred.map(({ profile }) => profile);
  const refused = undecodableFields(fields, options);
  if (refused.size === 0) return { fields, columns, warnings, correlate: [] };
  return {
    fields: fields.map((field, i) => (refused.has(i) ? plainField(field) : field)),
    columns: columns.map((profile, i) => (refused.has(i) ? { ...profile, type: 'word' } : profile)),
    correlate: [],
    warnings: [
      ...warnings,
      `${refused.size} columns get random words, because a request would be refused for their constraints`,
    ],
  };
}

function plainField({ name, constraints }: InferredColumn['field']): InferredColumn['field'] {
  const { null_rate: rate } = constraints;
  return { name, type: 'word', constraints: rate === undefined ? {} : { null_rate: rate } };
}
