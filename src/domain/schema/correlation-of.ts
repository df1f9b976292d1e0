import { isOfPresence } from '../conditions/classes.js';
import type { When } from '../constraints/when.js';
import { completed, lowerTriangle, nearestCorrelation } from '../copula/correlation-matrix.js';
import type { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import type { Correlation, Field } from '../generation/generate-request.js';
import { unknownName } from './decode-members.js';
import type { Definition } from './definitions.js';

/** The maximum number of correlated columns: a cell costs time in proportion to it. */
const MOST_COLUMNS = 100;
/** The maximum number of coefficients that a message lists. */
const MOST_LISTED = 20;
const PRECISION = 1e4;

/** A member of `correlate`. */
interface Pair {
  readonly columns: readonly string[];
  readonly coefficient: number;
}

/** Checks the pairs of `correlate`, and returns the copula of their columns. */
export function correlationOf(
  pairs: readonly Pair[],
  fields: readonly (Field | undefined)[],
  definitions: readonly Definition[],
  faults: FaultList,
): Correlation | undefined {
  const before = faults.count;
  const names = definitions.map(({ name }) => name);
  const paths = new Map<string, string>();
  pairs.forEach(({ columns }, i) => {
    columns.forEach((name, side) => {
      const path = `/correlate/${i}/columns/${side}`;
      if (!paths.has(name)) paths.set(name, path);
      checkName(name, names, fields, path, faults);
    });
  });
  checkPairs(pairs, faults);
  checkDependence(paths, fields, faults);
  if (paths.size > MOST_COLUMNS) {
    const message = `expected at most ${MOST_COLUMNS} correlated fields, got ${paths.size}`;
    faults.add(() => ({ path: '/correlate', message }));
  }
  if (pairs.length === 0 || faults.count > before) return undefined;
  const columns = names.filter((name): name is string => paths.has(name as string));
  const coefficients = coefficientsOf(pairs, columns);
  const matrix = completed(coefficients);
  const lower = matrix && lowerTriangle(matrix);
  if (lower !== undefined) {
    return { columns, lower, paths: columns.map((name) => paths.get(name) as string) };
  }
  faults.add(() => ({ path: '/correlate', message: contradiction(columns, coefficients) }));
  return undefined;
}

function checkName(
  name: string,
  names: readonly unknown[],
  fields: readonly (Field | undefined)[],
  path: string,
  faults: FaultList,
): void {
  const index = names.indexOf(name);
  if (index < 0) {
    const known = fields.flatMap((field) => (field === undefined ? [] : [field.name]));
    faults.add(() => unknownName('field', name, known, path));
  } else if (fields[index]?.items !== undefined) {
    const message = `expected a field that holds one value in each row, but ${quote(name)} is an array`;
    faults.add(() => ({ path, message }));
  } else if (fields[index]?.unique) {
    const message = `${quote(name)} is unique, so its values depend on the rows before: leave unique out`;
    faults.add(() => ({ path, message }));
  }
}

function checkPairs(pairs: readonly Pair[], faults: FaultList): void {
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
      (name, i) => paths.has(name) && !rows.every(({ when }) => isOfPresence(when[i] as When)),
    );
    if (path === undefined || parent === undefined) continue;
    const message = `${quote(field?.name)} depends on ${quote(parent)} by given: leave one of them out of correlate`;
    faults.add(() => ({ path, message }));
  }
}

type Coefficients = readonly (readonly (number | undefined)[])[];

function coefficientsOf(pairs: readonly Pair[], columns: readonly string[]): Coefficients {
  const indices = new Map(columns.map((name, i) => [name, i]));
  const table = columns.map(() => columns.map((): number | undefined => undefined));
  const set = (row: number, column: number, coefficient: number): void => {
    (table[row] as (number | undefined)[])[column] = coefficient;
  };
  for (const { columns: pair, coefficient } of pairs) {
    const [a, b] = pair.map((name) => indices.get(name)) as [number, number];
    set(a, b, coefficient);
    set(b, a, coefficient);
  }
  return table;
}

function contradiction(columns: readonly string[], coefficients: Coefficients): string {
  const nearest = nearestCorrelation(
    coefficients.map((row, i) => Float64Array.from(row, (given, j) => given ?? Number(i === j))),
  );
  // Rounding moves an eigenvalue by at most this; smaller coefficients raise the eigenvalues.
  const margin = 1 - columns.length / PRECISION;
  const listed = columns.flatMap((a, i) =>
    columns.slice(i + 1).flatMap((b, k) => {
      const coefficient = nearest[i]?.[i + 1 + k] as number;
      const rounded = Math.round(coefficient * margin * PRECISION) / PRECISION;
      return rounded === 0 ? [] : [`${quote(a)} and ${quote(b)} ${rounded}`];
    }),
  );
  const more = listed.length > MOST_LISTED ? ` and ${listed.length - MOST_LISTED} more` : '';
  return `expected coefficients that can occur together; the nearest ones that can: ${listed.slice(0, MOST_LISTED).join(', ')}${more}`;
}
