import type { Decoded } from '../constraints/param.js';
import type { Field } from '../generation/generate-request.js';
import type { tableParams } from './request-params.js';

/** A request whose members are decoded and whose rules across members are not checked yet. */
export interface DecodedTable {
  /** The members of the request; a faulty one has its default, or is missing where it has none. */
  readonly decoded: Decoded<ReturnType<typeof tableParams>>;
  /** The names of the faulty members. */
  readonly faulty: ReadonlySet<string>;
  /** The fields as they came. */
  readonly definitions: readonly unknown[];
  /** `undefined` where rules across fields have nothing to go by: see `decodeField`. */
  readonly fields: readonly (Field | undefined)[];
}
