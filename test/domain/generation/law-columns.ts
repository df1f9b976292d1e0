import { FIELD_TYPE_NAMES, type FieldTypeName } from '../../../src/domain/field-types/index.js';
import { jsonRows } from '../../../src/testing/json-rows.js';
import {
  english,
  fieldTypes,
  type Json,
  plan,
  planOf,
  request,
  textOf,
} from '../../support/tables.js';
import { rowsOf } from '../field-types/cases.js';
import type { Check } from '../field-types/checks.js';

export interface LawColumn {
  readonly name: string;
  readonly type: FieldTypeName;
  readonly constraints: Json;
  readonly holds: Check;
}

/** Longer constraints, in characters of JSON, would make the laws slow and show nothing more. */
const LONGEST = 5000;

/** A column for every accepted row of a type that refers to no other column and has values for rows up to `end`. */
export function lawColumns(type: FieldTypeName, end: number): readonly LawColumn[] {
  return rowsOf(type)
    .accepts.filter(({ beside }) => beside === undefined)
    .map(({ given, holds }, i) => {
      const name = `c${i}`;
      return { name, type, constraints: { ...ownPlace(type, name), ...given }, holds };
    })
    .filter(({ constraints }) => JSON.stringify(constraints).length < LONGEST)
    .filter((column) => !isCounted(column) || mostRowsOf(column) >= end);
}

/**
 * A column of every type, for one table: the first, the second or the third one of the type in turn, so that laws of all
 * formats meet columns without constraints and with them.
 */
export function columnsOfEveryType(end: number): readonly LawColumn[] {
  return FIELD_TYPE_NAMES.flatMap((type, i) => {
    const columns = lawColumns(type, end).slice(0, 3);
    const at = i % Math.max(1, columns.length);
    return columns
      .slice(at, at + 1)
      .map((column) => ({ ...column, name: `${type}_${column.name}` }));
  });
}

/** A link that gives a column its own place, because columns of one place must have the same countries. */
export function ownPlace(type: FieldTypeName, name: string): Json {
  return fieldTypes.get(type)?.countries === undefined ? {} : { link: `${type} ${name}` };
}

function isCounted({ type, constraints }: LawColumn): boolean {
  return constraints.unique === true || isCounter(type);
}

/** Columns that depend on each other: each as a constraint of a row, as weights, as bins and as nulls. */
export const dependentColumns: readonly LawColumn[] = (
  [
    ['country', 'choice', { choices: ['DE', 'US', 'FR'], weights: [5, 3, 2], null_rate: 0.1 }],
    [
      'status',
      'choice',
      {
        choices: ['paid', 'open', 'refunded'],
        weights: [7, 2, 1],
        given: {
          columns: ['country'],
          rows: [
            { when: ['DE'], weights: { paid: 9, open: 1 } },
            { when: ['US'], weights: { paid: 0.5 }, rest: 0.5 },
            { when: [null], null_rate: 0.5 },
          ],
        },
      },
    ],
    [
      'amount',
      'float',
      {
        precision: 2,
        null_rate: 0.05,
        given: {
          columns: ['country', 'status'],
          rows: [
            {
              when: ['US', 'paid'],
              bins: [
                [10, 50, 2],
                [60, 90, 1],
              ],
            },
            { when: ['US', '*'], min: 500, max: 501 },
            { when: ['*', 'open'], distribution: { kind: 'normal' } },
          ],
        },
      },
    ],
    [
      'day',
      'date',
      {
        given: {
          columns: ['amount'],
          rows: [{ when: [[null, 60]], start: '2020-01-01', end: '2020-01-31' }],
        },
      },
    ],
    ['later', 'datetime', { after: { field: 'day', max_days: 3 } }],
    [
      'code',
      'string',
      {
        given: {
          columns: ['day'],
          rows: [{ when: [['2020-01-01', '2020-02-01']], min_length: 1, max_length: 2 }],
        },
      },
    ],
  ] as const
).map(([name, type, constraints]) => ({ name, type, constraints, holds: () => true }));

/** Whether a table has no more rows of this type than there are values. */
export function isCounter(type: FieldTypeName): boolean {
  const { isCounter: counts, mostRows } = fieldTypes.get(type) ?? {};
  return counts === true || mostRows !== undefined;
}

/** The most rows of a column whose values come to an end. */
function mostRowsOf(column: LawColumn): number {
  const { type, constraints } = column;
  const fields = [{ name: 'c', type, constraints }];
  const [field] = planOf(request({ rows: 1, fields })).request.fields;
  const most = fieldTypes.get(type)?.mostRows?.(field?.constraints ?? {});
  return constraints.unique === true ? capacityOf(column) : (most ?? capacityOf(column));
}

/** The number of different values that a unique column can take. */
export function capacityOf({ type, constraints }: Pick<LawColumn, 'type' | 'constraints'>): number {
  const fields = [{ name: 'c', type, constraints }];
  const [field] = planOf(request({ rows: 1, fields })).request.fields;
  return fieldTypes.get(type)?.capacity(field?.constraints ?? {}, english) as number;
}

export function fieldOf({ name, type, constraints }: LawColumn): Json {
  return { name, type, constraints };
}

/** A request with these columns. */
export function tableRequest(columns: readonly LawColumn[], changes: Json = {}): Json {
  return request({ fields: columns.map(fieldOf), ...changes });
}

/** The JSON texts of the cells of each column, by the name of the column. */
export function cellsByName(input: Json): ReadonlyMap<string, readonly string[]> {
  const cells = new Map<string, string[]>();
  for (const row of jsonRows(textOf({ ...input, format: 'json' }))) {
    for (const [name, cell] of row) {
      const column = cells.get(name);
      if (column === undefined) cells.set(name, [cell]);
      else column.push(cell);
    }
  }
  return cells;
}

/** Whether a column can be unique: a column with weights or an uneven distribution cannot. */
export function canBeUnique({ type, constraints }: LawColumn): boolean {
  const fields = [{ name: 'c', type, constraints: { ...constraints, unique: true } }];
  return plan(request({ rows: 1, fields }))._tag === 'Right';
}
