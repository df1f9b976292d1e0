import { isObject, type Members } from '../../basics/members.js';
import type { CorrelationPair } from '../../copula/correlation-pairs.js';
import { ARRAY, OBJECT } from '../params/definitions.js';
import { GROUP } from '../params/field-params.js';

/** A part of a request with groups, as a table of a set. */
interface SplitTable {
  readonly name: string;
  /** The fields of the request, and behind them one that relates both tables. */
  readonly fields: readonly unknown[];
  readonly correlate: readonly CorrelationPair[];
  /** The places in the request of its fields and of its pairs. */
  readonly fieldPlaces: readonly number[];
  readonly pairPlaces: readonly number[];
}

/** A table with groups as two: one with a row for each group, and its children, which copy the fields with `per`. */
export interface GroupedTables {
  readonly groups: SplitTable;
  readonly rows: SplitTable;
  /** The key of the groups, and the field of the rows that shows it. */
  readonly key: string;
  /** The places of the pairs of `correlate` of which one column has `per`. */
  readonly mixed: readonly number[];
}

/** Returns the parts of a request. That of the rows has the name of the table, by which its format is checked. */
export function groupedTables(
  fields: readonly unknown[],
  correlate: readonly CorrelationPair[],
  tableName: string,
): GroupedTables {
  const arePerGroup = fields.map(hasPer);
  const ofGroups = fields.filter(hasPer);
  const names = new Set(ofGroups.map(({ name }) => name));
  const key = keyBeside(fields);
  const fieldPlaces = placesOf(arePerGroup, true);
  const sides = correlate.map(({ columns }) => columns.filter((name) => names.has(name)).length);
  const pairs = (side: number): Pick<SplitTable, 'correlate' | 'pairPlaces'> => ({
    correlate: correlate.filter((_, i) => sides[i] === side),
    pairPlaces: placesOf(sides, side),
  });
  return {
    groups: {
      name: tableName === 'groups' ? 'group' : 'groups',
      // The key alone is shown, so the names of the others are checked once, with the rows.
      fields: [
        ...ofGroups.map(({ per: _, ...field }) => ({ ...field, hidden: true })),
        { name: key, type: 'sequence' },
      ],
      fieldPlaces,
      ...pairs(2),
    },
    rows: {
      name: tableName,
      fields: [
        ...fields.map((field) => (hasPer(field) ? copyOf(field, key) : field)),
        { name: key, type: 'reference', hidden: true },
      ],
      fieldPlaces: fields.map((_, i) => i),
      ...pairs(0),
    },
    key,
    mixed: placesOf(sides, 1),
  };
}

/** Turns a pointer into the set into one into the request; undefined where the request has nothing. */
export function placeInRequest(path: string, { groups, rows }: GroupedTables): string | undefined {
  const [, list, table, member = '', index, ...below] = path.split('/');
  if (list !== 'tables') return path;
  const isOfRows = table === '1';
  const { fieldPlaces, pairPlaces } = isOfRows ? rows : groups;
  const at = Number(index);
  // What is wrong with a copy is wrong with the field of the group.
  const isOfCopy = isOfRows && member === 'fields' && groups.fieldPlaces.includes(at);
  if (isOfCopy && below[0] === 'constraints') return undefined;
  if (member === 'fields' || member === 'correlate') {
    if (index === undefined) return `/${member}`;
    const place = (member === 'fields' ? fieldPlaces : pairPlaces)[at];
    return place === undefined ? undefined : ['', member, place, ...below].join('/');
  }
  return isOfRows ? PLACES_OF_ROWS[member] : undefined;
}

/** The places of other members of the table of the rows. */
const PLACES_OF_ROWS: Readonly<Record<string, string>> = {
  '': '',
  name: '/table_name',
  rows: '/rows',
};

/** Objects and arrays cannot be copied, so their definitions have no `per`. */
function hasPer(field: unknown): field is Members {
  return isObject(field) && field.per === GROUP && field.type !== OBJECT && field.type !== ARRAY;
}

function copyOf({ name, hidden, because }: Members, through: string): Members {
  const others = {
    ...(hidden !== undefined && { hidden }),
    ...(because !== undefined && { because }),
  };
  return { name, type: 'copy', constraints: { through, field: name }, ...others };
}

/** A name that no field has. The blank keeps formulas from naming it by accident. */
function keyBeside(fields: readonly unknown[]): string {
  const names = new Set(fields.map((field) => (isObject(field) ? field.name : undefined)));
  let name = ' group';
  while (names.has(name)) name += ' ';
  return name;
}

function placesOf<A>(list: readonly A[], value: A): readonly number[] {
  return list.flatMap((one, i) => (one === value ? [i] : []));
}
