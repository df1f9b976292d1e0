import * as E from 'fp-ts/lib/Either.js';
import type { TaskEither } from 'fp-ts/lib/TaskEither.js';
import { counted } from '../../domain/basics/counted.js';
import type { InferenceEngine } from '../../domain/engine/inference-engine.js';
import { type Failure, invalidRequest } from '../../domain/errors/failure.js';
import type { Seed } from '../../domain/generation/generate-request.js';
import {
  type ColumnSummary,
  headerFaults,
  type InferredSchema,
} from '../../domain/inference/index.js';
import type { QualityReport } from '../../domain/report/index.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import type { StatedHeader } from '../../domain/tables/stated-header.js';
import type { TableSample } from '../../domain/tables/table-sample.js';

/** What a caller asks of the inference from a sample. */
export interface SampleTerms {
  /** The most rows that were asked for. */
  readonly rows: number;
  /** k of k-anonymity: a result is based on at least this number of sampled rows. */
  readonly k: number;
  /** Whether the first row names the columns, if the caller has said so. */
  readonly header?: StatedHeader | undefined;
  /** The column that identifies whom `k` counts. By default it counts rows. */
  readonly unit?: string | undefined;
  /** Columns whose frequent values are listed, even if they are names or IDs. */
  readonly categories?: readonly string[];
  /** The pointers of faults: each way has its own names for its terms. */
  readonly paths: { readonly header: string; category(index: number): string };
}

/** What callers mean who say nothing else. */
export const USUAL_TERMS = { rows: 50_000, k: 10 } as const;

/** The most rows and the greatest `k` that a caller may ask for. */
export const MOST_SAMPLED = 1_000_000;

/** The schema of a sample and what its report needs; it contains no row of the sample. */
export interface InferredSample {
  /** The number of sampled rows. */
  readonly rows: number;
  readonly schema: InferredSchema;
  /** Compares the sample with the first rows that the schema makes for a seed. */
  report(seed: Seed): QualityReport;
}

/** Which rows of a file are read: by default, its first ones. */
export type ReadRows = (
  which: Partial<Pick<SampleLimits, 'rows' | 'isSpread' | 'groupedBy'>>,
) => Promise<TableSample>;

/** Parquet is not read whole, and what sorts the first rows need not sort all of them. */
const NO_GROUPS =
  'the first rows of the file form groups, but the clone has none: chosen rows are not whole groups';

/** The most rows at the start of a file that show whether its rows form groups. */
const MOST_FIRST = 20_000;

/**
 * The sample of a file that can be read again: all of its rows, or else whole groups of rows that are chosen from all of it.
 * If its rows form no groups, each is chosen alone. `unit` is a column whose rows are chosen for each of its values later.
 */
export async function sampleOfFile(
  engine: InferenceEngine,
  read: ReadRows,
  { rows, k, unit, categories = [] }: Pick<SampleTerms, 'rows' | 'k' | 'unit' | 'categories'>,
): Promise<TableSample> {
  const locales = await engine.loadNames();
  const keyIn = (sample: TableSample): number | undefined =>
    engine.groupKey(sample, { k, locales, categories: new Set(categories) });
  const first = await read({ rows: Math.min(rows, MOST_FIRST) });
  if (first.complete) return first;
  const groupedBy = unit === undefined ? keyIn(first) : undefined;
  if (groupedBy === undefined) return read({ isSpread: true });
  const groups = await read({ isSpread: true, groupedBy });
  if (groups.hasWholeGroups && keyIn(groups) === groupedBy) return groups;
  const sample = await read({ isSpread: true });
  return sample.complete ? sample : { ...sample, warnings: [...sample.warnings, NO_GROUPS] };
}

/** Infers a schema from a sample, with the names of people of all languages. Fails if the terms do not suit the sample. */
export function inferSample(
  engine: InferenceEngine,
  sample: TableSample,
  { rows, k, header, unit, categories = [], paths }: SampleTerms,
): TaskEither<Failure, InferredSample> {
  return async () => {
    const asked = [
      ...categories.map((name, i) => ({ path: paths.category(i), name })),
      ...(unit === undefined ? [] : [{ path: '/unit', name: unit }]),
    ];
    const locales = await engine.loadNames();
    const faults = [
      ...headerFaults(sample, header, paths.header),
      ...engine.columnFaults(sample, asked, { k, locales }),
    ];
    if (faults.length > 0) return E.left(invalidRequest(...faults));
    const options = {
      k,
      locales,
      categories: new Set(categories),
      ...(unit !== undefined && { unit }),
    };
    const inferred = engine.infer(sample, options);
    const warnings = [...inferred.warnings, ...leftOut(sample, rows)];
    return E.right({
      rows: sample.rows,
      schema: { ...inferred, warnings },
      report: (seed) => engine.report(sample, inferred, { ...options, seed }),
    });
  };
}

/** What a sample leaves out of its file without saying so. */
function leftOut(
  { complete, rows, fileRows, hasWholeGroups }: Omit<TableSample, 'columns'>,
  asked: number,
): readonly string[] {
  // A further group would be too large.
  if (complete || hasWholeGroups) return [];
  if (rows < asked) return [fewer(rows, asked)];
  return fileRows !== undefined ? [] : [`only the first ${rows} rows of the file were sampled`];
}

function fewer(rows: number, asked: number): string {
  return `${counted(rows, 'row')} ${rows === 1 ? 'was' : 'were'} sampled, not ${asked}: the sample reached a size limit, or the file was truncated`;
}

/** What inference warns of: the table first, then its columns. */
export function warningsOf({ warnings, columns }: InferredSchema): readonly string[] {
  return [...warnings, ...columns.flatMap(warningsOfColumn)];
}

/** The warnings of a column, and those of the items of an array. */
function warningsOfColumn({ name, warnings, items = [] }: ColumnSummary): readonly string[] {
  return [
    ...warnings.map((warning) => `column ${name}: ${warning}`),
    ...items.flatMap(warningsOfColumn),
  ];
}
