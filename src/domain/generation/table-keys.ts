import { deriveKey, keysByPurpose, seedKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { GenerateRequest } from './generate-request.js';

/** The keys of the draws of a table. */
export interface TableDraws {
  readonly key: Key;
  /** The key of the permutations of unique columns, which go on where those of earlier rows ended. */
  readonly unique: Key;
  /** The number of these rows. */
  readonly earlier: number;
}

export function tableKeys({ seed, inSet }: Pick<GenerateRequest, 'seed' | 'inSet'>): TableDraws {
  // A table alone has the same cells under any name.
  const unique = deriveKey(seedKey(seed), 'table', inSet?.name ?? '');
  const { earlierRows: earlier = 0 } = inSet ?? {};
  return {
    key: earlier === 0 ? unique : deriveKey(unique, 'after', String(earlier)),
    unique,
    earlier,
  };
}

/** The keys of a column by purpose. */
export function keyOfColumn({ key, unique }: TableDraws, name: string): (purpose: string) => Key {
  const [keys, uniqueKeys] = [key, unique].map((one) => keysByPurpose(one, 'column', name));
  return (purpose) =>
    ((purpose === 'unique' ? uniqueKeys : keys) as (purpose: string) => Key)(purpose);
}

/** The keys of the items of an array: a hidden table with an item in each row. */
export function keysOfItems({ key }: TableDraws, name: string): TableDraws {
  const own = deriveKey(key, 'items', name);
  return { key: own, unique: own, earlier: 0 };
}
