import type { Budget } from '../basics/budget.js';
import { entryOf } from '../basics/entry-of.js';
import { lazy } from '../basics/lazy.js';
import { nth } from '../basics/nth.js';
import { isOfPresence } from '../conditions/classes.js';
import { completed, lowerTriangle } from '../copula/correlation-matrix.js';
import {
  type Coefficients,
  type CorrelationPair,
  coefficientsOf,
  nearestPairs,
} from '../copula/correlation-pairs.js';
import type { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import { unknownName } from '../errors/unknown-name.js';
import { ascendsOver } from '../generation/ascends-over.js';
import type { Correlation, Field } from '../generation/generate-request.js';
import type { Definition } from './params/definitions.js';

/** The maximum number of correlated columns: a cell costs time in proportion to it. */
const MOST_COLUMNS = 100;
/** The maximum number of coefficients that a message lists. */
const MOST_LISTED = 20;
/**
 * The budget of a request for advice on coefficients that contradict each other. The advice for a table costs the square
 * of its columns. One table of 31 columns spends all of it and takes 0.2 seconds; one of 100 columns would take 5.
 */
export const MOST_ADVICE = 1000;

/** Checks the pairs of `correlate`, and returns the copula of their columns. Refusals give advice within the budget. */
export function correlationOf(
  pairs: readonly CorrelationPair[],
  fields: readonly (Field | undefined)[],
  definitions: readonly Definition[],
  faults: FaultList,
  advice: Budget,
): Correlation | undefined {
  const before = faults.count;
  const names = definitions.map(({ name }) => name);
  const check = nameCheck(names, fields, faults);
  const paths = new Map<string, string>();
  pairs.forEach(({ columns }, i) => {
    columns.forEach((name, side) => {
      const path = `/correlate/${i}/columns/${side}`;
      if (!paths.has(name)) paths.set(name, path);
      check(name, path);
    });
  });
  checkPairs(pairs, faults);
  checkDependence(paths, fields, faults);
  if (paths.size > MOST_COLUMNS) {
    const message = `expected at most ${MOST_COLUMNS} correlated fields, got ${paths.size}`;
    faults.add(() => ({ path: '/correlate', message }));
  }
  if (pairs.length === 0 || faults.count > before) return undefined;
  const columns = names.filter(
    (name): name is string => typeof name === 'string' && paths.has(name),
  );
  const coefficients = coefficientsOf(pairs, columns);
  const matrix = completed(coefficients);
  const lower = matrix && lowerTriangle(matrix);
  if (lower !== undefined) {
    return { columns, lower, paths: columns.map((name) => entryOf(paths, name)) };
  }
  // Both the list of a table and that of its set make the fault.
  const message = lazy(() => contradiction(columns, coefficients, advice));
  faults.add(() => ({ path: '/correlate', message: message() }));
  return undefined;
}

/** Checks that a name is that of a field whose values can be correlated. */
function nameCheck(
  names: readonly unknown[],
  fields: readonly (Field | undefined)[],
  faults: FaultList,
): (name: string, path: string) => void {
  const indices = new Map(names.map((name, i) => [name, i]));
  const known = lazy(() => fields.flatMap((field) => (field === undefined ? [] : [field.name])));
  return (name, path) => {
    const index = indices.get(name);
    const field = index === undefined ? undefined : fields[index];
    if (index === undefined) {
      faults.add(() => unknownName(path, { noun: 'field', name, known }));
    } else if (field?.items !== undefined) {
      const message = `expected a field that holds one value in each row, but ${quote(name)} is an array`;
      faults.add(() => ({ path, message }));
    } else if (field?.unique) {
      const message = `${quote(name)} is unique, so its values depend on the rows before: leave unique out`;
      faults.add(() => ({ path, message }));
    } else if (field !== undefined && ascendsOver(field) !== undefined) {
      const message = `${quote(name)} ascends with the rows, so it cannot follow another field: leave it or ascends_over out`;
      faults.add(() => ({ path, message }));
    }
  };
}

function checkPairs(pairs: readonly CorrelationPair[], faults: FaultList): void {
  const known = new Map<string, number>();
  pairs.forEach(({ columns }, i) => {
    const path = `/correlate/${i}/columns`;
    if (columns[0] === columns[1]) {
      faults.add(() => ({ path, message: 'expected two different fields' }));
    }
    const key = JSON.stringify([...columns].sort());
    const first = known.get(key);
    if (first === undefined) known.set(key, i);
    else faults.add(() => ({ path, message: `pair ${first} already has these fields` }));
  });
}

/** The place of a column in the copula must not select the distribution of another one: its marginal would change. */
function checkDependence(
  paths: ReadonlyMap<string, string>,
  fields: readonly (Field | undefined)[],
  faults: FaultList,
): void {
  for (const field of fields) {
    const path = field && paths.get(field.name);
    const { columns = [], rows = [] } = field?.given ?? {};
    const parent = columns.find(
      (name, i) => paths.has(name) && !rows.every(({ when }) => isOfPresence(nth(when, i))),
    );
    if (path === undefined || parent === undefined) continue;
    const message = `${quote(field?.name)} depends on ${quote(parent)} by given: leave one of them out of correlate`;
    faults.add(() => ({ path, message }));
  }
}

function contradiction(
  columns: readonly string[],
  coefficients: Coefficients,
  advice: Budget,
): string {
  const expected = 'expected coefficients that can occur together';
  if (!advice.spend(columns.length * columns.length)) {
    return `${expected}: use coefficients closer to 0, or correlate fewer fields`;
  }
  const listed = nearestPairs(columns, coefficients).map(
    ({ columns: pair, coefficient }) =>
      `${pair.map((name) => quote(name)).join(' and ')} ${coefficient}`,
  );
  const more = listed.length > MOST_LISTED ? ` and ${listed.length - MOST_LISTED} more` : '';
  return `${expected}; the nearest ones that can: ${listed.slice(0, MOST_LISTED).join(', ')}${more}`;
}
