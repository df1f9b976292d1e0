import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { isWhole } from '../basics/is-whole.js';
import type { Seed } from '../generation/generate-request.js';

/**
 * What the parts of a run have: a number of rows each, or the changes of a day in UTC.
 *
 * @example
 * const windows: readonly PartWindow[] = [1_000_000, 'day'];
 * windows.length; // => 2
 */
export type PartWindow = number | 'day';

/**
 * A table of a run. The changes of days are one table, whose days count as its rows.
 *
 * @example
 * const table: RunTable = { name: 'shop.orders', folder: 'shop.orders', offset: 0, rows: 100 };
 * table.rows; // => 100
 */
export interface RunTable {
  readonly name: string;
  /** The folder of its parts. */
  readonly folder: string;
  /** The number of its first row, or of its first day, counted from 1970-01-01. */
  readonly offset: number;
  readonly rows: number;
}

/**
 * Rows that are made in parts, on one machine or on many: everything that decides the bytes of the parts. It is the
 * content of the file `run.json`, so it is equal for all processes of a run.
 *
 * @example
 * const rowsOf = ({ tables }: BulkRun): number => tables.reduce((sum, { rows }) => sum + rows, 0);
 */
export interface BulkRun {
  /** The version of Tablewright that makes the parts. */
  readonly release: string;
  /** The library that compresses the parts, which decides their bytes too; missing if Tablewright alone writes them. */
  readonly compressor?: string;
  readonly seed: Seed;
  /** The format of tables, or the form of changes. */
  readonly format: string;
  /** The extension of the parts, without the first point. */
  readonly extension: string;
  /** What a part has, under the name of the option that sets it. The last part of a table may have fewer rows. */
  readonly window: PartWindow;
  /** The tables in the order in which a database can load them. */
  readonly tables: readonly RunTable[];
  /** The SHA-256 of `request` as JSON without blanks. */
  readonly digest: string;
  /** The request for all rows, as `canonicalRequest` returns it. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** The name of the file that is written before the first part. */
export const RUN_FILE = 'run.json';

function wholeNumber(least: number) {
  const is = (value: unknown): value is number => isWhole(value, least);
  return new t.Type<number>(
    'whole number',
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
}

export const count = wholeNumber(0);

/** The number of a first row, or of a day, which may lie before 1970. */
export const offset = wholeNumber(Number.MIN_SAFE_INTEGER);

const codec = t.intersection([
  t.type({
    release: t.string,
    seed: t.union([t.number, t.string]),
    format: t.string,
    extension: t.string,
    window: t.union([wholeNumber(1), t.literal('day')]),
    tables: t.array(t.type({ name: t.string, folder: t.string, offset, rows: wholeNumber(1) })),
    digest: t.string,
    request: t.UnknownRecord,
  }),
  t.partial({ compressor: t.string }),
]);

/** Reads the JSON of a run; undefined if it is none. */
export function decodeRun(json: unknown): BulkRun | undefined {
  const decoded = codec.decode(json);
  return E.isRight(decoded) ? (decoded.right as BulkRun) : undefined;
}

/**
 * The request of a run in the one form that its digest is made of: its members sorted by name, and the seed as text,
 * since 42 and '42' are the same seed. The order of members within other members is kept, because it can have a
 * meaning: the properties of an object are columns.
 */
export function canonicalRequest(
  request: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const members = Object.entries({ ...request, seed: String(request.seed) });
  return Object.fromEntries(members.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The members of a run in which another one differs, most telling first. */
export function differences(run: BulkRun, other: BulkRun): readonly (keyof BulkRun)[] {
  const members = [
    'release',
    'compressor',
    'seed',
    'format',
    'window',
    'tables',
    'digest',
  ] as const;
  return members.filter((name) => JSON.stringify(run[name]) !== JSON.stringify(other[name]));
}
