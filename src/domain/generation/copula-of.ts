import { Copula } from '../copula/copula.js';
import { deriveKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Correlation } from './generate-request.js';

/** The copula of the correlated columns of a table with this key. */
export function copulaOf(key: Key, { lower, columns }: Correlation, isEven: boolean): Copula {
  const keys = columns.map((name) => deriveKey(key, 'column', name, 'score'));
  return new Copula(lower, keys, isEven);
}
