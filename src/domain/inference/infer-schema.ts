import * as E from 'fp-ts/lib/Either.js';
import { plainVocabulary } from '../lexicon/plain-lexicon.js';
import { decodeRequest } from '../schema/decode-request.js';
import { MAX_FIELDS } from '../schema/limits.js';
import type { TableSample } from '../tables/table-sample.js';
import { columnNames } from './column-names.js';
import { type ColumnValues, columnValues } from './column-values.js';
import { withOwnLinks } from './entity-links.js';
import { headedTable } from './header.js';
import { type InferredColumn, inferColumn, withheldColumn } from './infer-column.js';
import type { InferenceOptions, InferredSchema } from './inferred-schema.js';
import { knownWords } from './known-words.js';
import { breaches } from './privacy-gate.js';

/**
 * Learns a request from the first records of a table: a field and a profile a column. Pure: the same sample
 * gives the same answer.
 *
 * What leaves stands for `k` sampled rows or more (`privacy.ts` holds the rules), and the gate reads the whole
 * answer against the sample before it leaves: a column that breaks a rule is withheld.
 */
export function inferSchema(sample: TableSample, options: InferenceOptions): InferredSchema {
  const words = knownWords(options.lexicon);
  const limit = Math.min(options.columnsLimit ?? MAX_FIELDS, MAX_FIELDS);
  const cut = { ...sample, columns: sample.columns.slice(0, limit) };
  const { header, columns } = headedTable(cut, words);
  const names = columnNames(header, columns.length);
  const values = columnValues(columns);
  const context = { k: options.k, words, decimalMark: sample.decimalMark };
  const inferred = values.map((column, i) => inferColumn(names[i] as string, column, context));
  const warnings = [
    ...sample.warnings,
    ...(sample.columns.length > limit
      ? [`${sample.columns.length - limit} columns beyond the first ${limit} were left out`]
      : []),
    ...(header === undefined && sample.header !== undefined
      ? ['the first row looks like data: the columns are numbered']
      : []),
  ];
  return gated({ inferred, values, names, warnings }, options);
}

interface Answer {
  readonly inferred: readonly InferredColumn[];
  readonly values: readonly ColumnValues[];
  readonly names: readonly string[];
  readonly warnings: readonly string[];
}

/** The answer without what breaks a rule; an answer that cannot be mended does not leave. */
function gated(answer: Answer, options: InferenceOptions): InferredSchema {
  const { names, values, warnings } = answer;
  const schema = schemaOf(answer.inferred, warnings);
  const bad = new Set([
    ...breaches(schema, values, options.k).map(({ column }) => column),
    ...undecodable(schema, options),
  ]);
  if (bad.size === 0) return schema;
  const mended = schemaOf(
    answer.inferred.map((column, i) =>
      bad.has(i) ? withheldColumn(names[i] as string, values[i] as ColumnValues) : column,
    ),
    bad.has(undefined) ? [] : warnings,
  );
  const left = [...breaches(mended, values, options.k), ...undecodable(mended, options)];
  if (left.length > 0) throw new Error('an inferred schema does not pass its privacy gate');
  return mended;
}

function schemaOf(
  inferred: readonly InferredColumn[],
  warnings: readonly string[],
): InferredSchema {
  return {
    fields: withOwnLinks(inferred.map(({ field }) => field)),
    columns: inferred.map(({ profile }) => profile),
    warnings,
  };
}

const FIELD = /^\/fields\/(\d+)/;

/** Places of the fields that a request would be refused for. */
function undecodable({ fields }: InferredSchema, { lexicon }: InferenceOptions): readonly number[] {
  if (fields.length === 0) return [];
  const decoded = decodeRequest(
    { rows: 1, fields, locale: lexicon.locale },
    {
      vocabulary: plainVocabulary([lexicon]),
      limits: { rows: 1, cells: MAX_FIELDS },
      drawSeed: () => 0,
    },
  );
  if (E.isRight(decoded)) return [];
  const { left } = decoded;
  if (left.code !== 'invalid_request') throw new Error(left.code);
  return left.faults.flatMap(({ path }) => {
    const place = FIELD.exec(path)?.[1];
    return place === undefined ? [] : [Number(place)];
  });
}
