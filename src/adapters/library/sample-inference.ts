import {
  type InferredSample,
  inferSample,
  MOST_SAMPLED,
  type ReadRows,
  sampleOfFile,
  USUAL_TERMS,
} from '../../application/inference/infer-sample.js';
import { HubFault } from '../../application/ports/hub-fault.js';
import { quote } from '../../domain/errors/quote.js';
import { type InferredSchema, onlyTable } from '../../domain/inference/inferred-schema.js';
import { SAMPLE_BOUNDS } from '../../domain/tables/sample-bounds.js';
import type { SampleLimits } from '../../domain/tables/sample-limits.js';
import { isStatedHeader, type StatedHeader } from '../../domain/tables/stated-header.js';
import type { TableSample } from '../../domain/tables/table-sample.js';
import { importLocale } from '../lexicon/import-locale.js';
import type { DefinedTable } from './definitions/defined-table.js';
import { fromRequest } from './definitions/from-request.js';
import { inferenceEngine } from './inference-engine.js';
import { InvalidRequestError } from './invalid-request-error.js';
import { orThrow } from './or-throw.js';
import { passedObject } from './passed-object.js';

/**
 * A table to infer from: rows, or the text or the bytes of a file of CSV, TSV, JSON or NDJSON.
 *
 * @example
 * const sample: Sample = [{ city: 'Oslo', visits: 3 }];
 * Array.isArray(sample); // => true
 */
export type Sample = string | Uint8Array | readonly Readonly<Record<string, unknown>>[];

/**
 * What inference may disclose of a sample.
 *
 * @example
 * const options: InferenceTerms = { minCount: 20, categories: ['city'] };
 * options.minCount; // => 20
 */
export interface InferenceTerms {
  /** The number of sampled rows that everything inferred is based on: k of k-anonymity. Default: 10. */
  readonly minCount?: number;
  /** The most rows to infer from, chosen from the whole sample. Default: 50,000. */
  readonly sampleRows?: number;
  /** Columns whose frequent values are listed, even if they are names or IDs. */
  readonly categories?: readonly string[];
  /** The column that identifies whom `minCount` counts, such as customers with several rows each. Default: rows. */
  readonly unit?: string;
  /**
   * Whether the first row of CSV, TSV or lists in JSON names the columns. Default: its cells decide. With `yes`, these
   * cells are in the result.
   */
  readonly header?: StatedHeader;
}

/**
 * An inferred request for a similar table, with a summary of each column.
 *
 * @example
 * const schema: InferredRequest = await inferSchema([{ n: 1 }, { n: 2 }], { minCount: 1 });
 * schema.columns.map(({ name, type }) => `${name} ${type}`); // => ['n integer']
 */
export interface InferredRequest extends InferredSchema {
  /** The number of sampled rows. */
  readonly rows: number;
}

/**
 * Infers the fields of a request from a sample. No row of the sample is copied, and everything inferred is based on at
 * least `minCount` rows. Parquet and compressed files are read by the command line and the service. A field of names can
 * have a locale, whose words `generate` takes as an option; `clone` loads them.
 *
 * @throws InvalidRequestError if the sample is no table, or if an option names a column that it does not have. Also if
 *   `minCount` is no whole number from 1 to 1,000,000, or if `header` is neither `yes` nor `no` or is given for records
 *   that name their cells.
 * @example
 * const csv = `size,weight\n${'S,1.5\nL,2.5\n'.repeat(20)}`;
 * const { fields } = await inferSchema(csv);
 * fields.map(({ name, type }) => `${name}: ${type}`); // => ['size: choice', 'weight: choice']
 */
export async function inferSchema(
  sample: Sample,
  terms: InferenceTerms = {},
): Promise<InferredRequest> {
  const { rows, schema } = await inferredFrom(sample, terms);
  return { rows, ...schema };
}

async function inferredFrom(sample: Sample, passed: InferenceTerms): Promise<InferredSample> {
  const {
    minCount: k = USUAL_TERMS.k,
    sampleRows = USUAL_TERMS.rows,
    categories = [],
    unit,
    header,
  } = passedObject(passed, '');
  checkMinCount(k);
  checkHeader(header);
  checkColumns(categories, unit);
  const terms = { rows: sampleRows, k, header, unit, categories, paths: PATHS };
  const engine = inferenceEngine();
  const bounds = { ...SAMPLE_BOUNDS, rows: sampleRows, header };
  const read: ReadRows = (which) => tableIn(sample, { ...bounds, ...which });
  return orThrow(await inferSample(engine, await sampleOfFile(engine, read, terms), terms)());
}

/** The names of terms in calls. */
const PATHS = { header: '/header', category: (index: number) => `/categories/${index}` };

function checkMinCount(k: number): void {
  if (Number.isInteger(k) && k >= 1 && k <= MOST_SAMPLED) return;
  const message = `expected a whole number from 1 to ${MOST_SAMPLED}, got ${quote(k)}`;
  throw new InvalidRequestError([{ path: '/minCount', message }], 0);
}

function checkHeader(header: StatedHeader | undefined): void {
  if (header === undefined || isStatedHeader(header)) return;
  const message = `expected yes or no, got ${quote(header)}`;
  throw new InvalidRequestError([{ path: '/header', message }], 0);
}

function checkColumns(categories: unknown, unit: unknown): void {
  if (!Array.isArray(categories) || !categories.every((name) => typeof name === 'string')) {
    const message = 'expected a list of names of columns';
    throw new InvalidRequestError([{ path: '/categories', message }], 0);
  }
  if (unit === undefined || typeof unit === 'string') return;
  const message = `expected the name of a column, got ${quote(unit)}`;
  throw new InvalidRequestError([{ path: '/unit', message }], 0);
}

/**
 * A table like that of a sample, which makes any number of rows. No row of the sample is copied.
 *
 * @throws InvalidRequestError as `inferSchema` does.
 * @example
 * const csv = `size,weight\n${'S,1.5\nL,2.5\n'.repeat(20)}`;
 * const copy = await clone(csv);
 * copy.rows({ count: 1000, seed: 42 }).every(({ size }) => size === 'S' || size === 'L'); // => true
 */
export async function clone(sample: Sample, terms: InferenceTerms = {}): Promise<DefinedTable> {
  const inferred = await inferredFrom(sample, terms);
  const request = { ...onlyTable(inferred.schema), rows: Math.max(inferred.rows, 1) };
  const named = new Set(request.fields.flatMap(({ locale = [] }) => locale));
  const locales = await Promise.all(Array.from(named, importLocale));
  return fromRequest(request, { locales });
}

/** Loads the readers only for a call: a start stays fast. */
async function tableIn(sample: Sample, bounds: SampleLimits): Promise<TableSample> {
  const { ByteCursor } = await import('../tables/bytes/byte-cursor.js');
  const { readText } = await import('../tables/read-text.js');
  const [name, bytes] = fileOf(sample);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield bytes;
  }
  try {
    const cursor = new ByteCursor({ chunks: chunks(), whole: () => true });
    return await readText(cursor, name, bounds);
  } catch (error) {
    if (!(error instanceof HubFault) || error.failure.code !== 'hub_unreadable') throw error;
    throw new InvalidRequestError([{ path: '', message: error.failure.reason }], 0);
  }
}

/** The bytes of a sample as a file, whose name tells rows from texts. */
function fileOf(sample: Sample): readonly [name: string, bytes: Uint8Array] {
  if (sample instanceof Uint8Array) return ['', sample];
  const encoder = new TextEncoder();
  if (typeof sample === 'string') return ['', encoder.encode(sample)];
  return ['rows.ndjson', encoder.encode(linesOf(sample))];
}

/** The rows as lines of JSON. A program may pass any other value. */
function linesOf(rows: unknown): string {
  if (!Array.isArray(rows)) {
    const message = `expected rows, or the text or the bytes of a file, got ${quote(rows)}`;
    throw new InvalidRequestError([{ path: '', message }], 0);
  }
  return rows
    .map((row, i) => {
      try {
        return JSON.stringify(row);
      } catch {
        const message =
          'expected a row that JSON can write: a BigInt or an object that contains itself can be a text';
        throw new InvalidRequestError([{ path: `/${i}`, message }], 0);
      }
    })
    .join('\n');
}
