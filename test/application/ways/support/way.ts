import type { Fault } from '../../../../src/domain/errors/fault.js';
import type { Json } from '../../../support/tables.js';

/** The file of a request, or the faults for which it is refused, as `path: message`. */
export type Outcome = Buffer | readonly string[];

/** What people reach the verbs by. */
export interface Way {
  readonly name: string;
  generate(request: Json): Promise<Outcome> | undefined;
  /** The lines about the rows of a request that are not as asked for; undefined where the rows are seen first. */
  warnings?(request: Json): Promise<readonly string[]>;
  /** The first rows of a request for one table; undefined where they are texts of cells. */
  preview?(request: Json): Promise<unknown>;
  /** The fields and correlations inferred from a text of CSV. */
  infer(csv: string): Promise<unknown>;
  /** The request for 10 rows of each table of a schema; undefined where no way leads to it. */
  requestOf?(ddl: string): Promise<unknown>;
  /** The CSV of a table like that of a text of CSV, with the seed `CLONE.seed`. */
  clone(csv: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** The number of rows that a preview is asked for. */
export const SHOWN = 5;

/** What a clone is asked for. */
export const CLONE = { rows: 30, seed: 'twin', format: 'csv' };

export function listed(faults: readonly Fault[]): readonly string[] {
  return faults.map(({ path, message }) => `${path}: ${message}`);
}

/** As JSON, because the library returns more kinds of values than a text has. */
export function inferred({ fields, correlate, even }: Json): unknown {
  return JSON.parse(JSON.stringify({ fields, correlate, even }));
}
