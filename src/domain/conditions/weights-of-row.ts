import * as E from 'fp-ts/lib/Either.js';
import type { Shares } from '../constraints/given.js';
import type { Fault } from '../errors/fault.js';
import { nearestName } from '../errors/nearest-name.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { type Scalar, scalarText } from '../kernel/word-table.js';

/** The weights of a row of `given`, by value. */
interface RowWeights {
  readonly shares: Shares;
  /** The weight that the values without a weight in `shares` share. */
  readonly rest: number;
  /** How they share it. */
  readonly restWeights: readonly number[];
}

/**
 * Returns a weight for each value of a column. A value that `shares` does not name has its share of `rest`. The path of a
 * fault starts at the row of `given`.
 */
export function weightsOfRow(
  values: readonly Scalar[],
  { shares, rest, restWeights }: RowWeights,
): E.Either<readonly Fault[], readonly number[]> {
  const named = weightsByValue(values, shares, '/weights');
  if (E.isLeft(named)) return named;
  const isNamed = (i: number): boolean => named.right[i] !== undefined;
  const shared = restWeights.reduce((sum, weight, i) => (isNamed(i) ? sum : sum + weight), 0);
  if (rest > 0 && shared === 0) {
    const message = 'expected 0 or no value: each value has a weight of its own';
    return E.left([{ path: '/rest', message }]);
  }
  const weights = named.right.map(
    (weight, i) => weight ?? (shared === 0 ? 0 : (rest * (restWeights[i] as number)) / shared),
  );
  return weights.some((weight) => weight > 0)
    ? E.right(weights)
    : E.left([{ path: '/weights', message: 'expected a weight above 0, got only zeros' }]);
}

/** Returns the weight of each value, or undefined for a value that has none. Each name must be a value. */
export function weightsByValue(
  values: readonly Scalar[],
  shares: Shares,
  path: string,
): E.Either<readonly Fault[], readonly (number | undefined)[]> {
  const texts = values.map(scalarText);
  const known = new Set(texts);
  const unknown = Object.keys(shares).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    return E.left(unknown.map((name) => unknownValue(name, texts, pointer(path, name))));
  }
  return E.right(texts.map((text) => (Object.hasOwn(shares, text) ? shares[text] : undefined)));
}

function unknownValue(name: string, texts: readonly string[], path: string): Fault {
  const suggestion = nearestName(name, texts);
  const meant = suggestion === undefined ? '' : `, did you mean ${quote(suggestion)}?`;
  const message = `${quote(name)} is no value of the field${meant}`;
  return suggestion === undefined ? { path, message } : { path, message, suggestion };
}
