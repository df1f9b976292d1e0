import * as E from 'fp-ts/lib/Either.js';
import { nth } from '../basics/nth.js';
import { oncePer } from '../basics/once-per.js';
import type { Shares } from '../constraints/given.js';
import type { FoundFault, LateFault } from '../errors/late-fault.js';
import { nearestName } from '../errors/nearest-name.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import { suggesting } from '../errors/unknown-name.js';
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
): E.Either<readonly FoundFault[], readonly number[]> {
  const named = weightsByValue(values, shares, '/weights');
  if (E.isLeft(named)) return named;
  const isNamed = (i: number): boolean => named.right[i] !== undefined;
  const shared = restWeights.reduce((sum, weight, i) => (isNamed(i) ? sum : sum + weight), 0);
  if (rest > 0 && shared === 0) {
    const message = 'expected 0 or no value: each value has a weight of its own';
    return E.left([{ path: '/rest', message }]);
  }
  const weights = named.right.map(
    (weight, i) => weight ?? (shared === 0 ? 0 : (rest * nth(restWeights, i)) / shared),
  );
  return weights.some((weight) => weight > 0)
    ? E.right(weights)
    : E.left([{ path: '/weights', message: 'expected a weight above 0, got only zeros' }]);
}

/** A thousand rows of `given` may look values up in one list. */
const textsOf = oncePer((values: readonly Scalar[]) => {
  const texts = values.map(scalarText);
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const same = places.get(text);
    if (same === undefined) places.set(text, [place]);
    else same.push(place);
  }
  return { texts, places };
});

/** Returns the weight of each value, or undefined for a value that has none. Each name must be a value. */
export function weightsByValue(
  values: readonly Scalar[],
  shares: Shares,
  path: string,
): E.Either<readonly FoundFault[], readonly (number | undefined)[]> {
  const { texts, places } = textsOf(values);
  const unknown = Object.keys(shares).filter((name) => !places.has(name));
  if (unknown.length > 0) {
    return E.left(unknown.map((name) => unknownValue(name, texts, pointer(path, name))));
  }
  // Most rows name a few of many values.
  const weights = texts.map((): number | undefined => undefined);
  for (const [name, share] of Object.entries(shares)) {
    for (const place of places.get(name) ?? []) weights[place] = share;
  }
  return E.right(weights);
}

function unknownValue(name: string, texts: readonly string[], path: string): LateFault {
  const message = `${quote(name)} is no value of the field`;
  return { path, write: (budget) => suggesting({ message }, nearestName(name, texts, budget)) };
}
