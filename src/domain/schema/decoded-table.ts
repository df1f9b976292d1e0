import type { Decoded } from '../constraints/param.js';
import type { Field } from '../generation/generate-request.js';
import type { Definition } from './params/definitions.js';
import type { tableParams } from './params/request-params.js';

/** A request whose members are decoded, but whose rules across members are not checked yet. */
export interface DecodedTable {
  /** The members of the request. A faulty member has its default; it is missing if it has no default. */
  readonly decoded: Decoded<ReturnType<typeof tableParams>>;
  /** The names of the faulty members. */
  readonly faulty: ReadonlySet<string>;
  /** The fields as received, without the objects around them. */
  readonly definitions: readonly Definition[];
  /** In the order of `definitions`; `undefined` for a field that rules across fields cannot use: see `decodeField`. */
  readonly fields: readonly (Field | undefined)[];
  /** The most rows of one parent, in a table with `per`. */
  readonly siblings?: number;
  /** The number of rows that were made before. Default: 0. */
  readonly earlier?: number;
}

/** The fields of a table, or of the items of an array. */
export type DecodedFields = Pick<DecodedTable, 'definitions' | 'fields'>;
