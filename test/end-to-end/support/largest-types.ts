import { cases, rowsOf } from '../../domain/field-types/cases.js';
import { fieldTypes } from '../../support/tables.js';
import { FIELDS, generated, type Json, type LargestRequest, name, times } from './request-parts.js';

/** A body has at most a megabyte; the rest of the request takes little. */
const MOST_BYTES = 900_000;

/** Types of which a request has fewer fields: patterns and tables of moments have limits of their own. */
const FEWER: Readonly<Record<string, number>> = { string: 400, arrival: 280 };

export const legal = (request: LargestRequest): LargestRequest => ({
  ...request,
  headers: { Accept: '*/*' },
  statuses: [200],
});

const alike = (count: number, type: string, constraints: Json = {}): LargestRequest =>
  legal(generated({ fields: times(count, (i) => ({ name: name(i), type, constraints })) }));

/**
 * As many fields of a type as fit, which take turns with all constraints of the test rows of the type. Each field shows an
 * entity of its own, so that they need not agree.
 */
function everyConstraint(type: keyof typeof cases): LargestRequest {
  const showsEntity = fieldTypes.get(type)?.facet !== undefined;
  const most = FEWER[type] ?? FIELDS;
  const beside = new Map<unknown, Json>();
  const constraints: Json[] = [];
  for (const row of rowsOf(type).accepts) {
    const others = row.beside ?? [];
    const agrees = others.every((other) => {
      const same = beside.get(other.name);
      return same === undefined || JSON.stringify(same) === JSON.stringify(other);
    });
    if (!agrees) continue;
    for (const other of others) beside.set(other.name, other);
    constraints.push(row.given);
  }
  const fields: Json[] = [...beside.values()];
  let bytes = 0;
  for (let i = 0; fields.length < most; i++) {
    const link = showsEntity ? { link: `e${i}` } : {};
    const given = { ...link, ...constraints[i % constraints.length] };
    const field = { name: name(i), type, constraints: given };
    bytes += Buffer.byteLength(JSON.stringify(field));
    if (bytes > MOST_BYTES) break;
    fields.push(field);
  }
  return legal(generated({ fields }));
}

const rhythm = {
  hours: times(24, (i) => i + 1),
  weekdays: times(7, (i) => i + 1),
  months: times(12, (i) => i + 1),
  growth: 1.01,
};

const workflow = { steps: [{ state: 'a' }, { state: 'b', after: { min: 1, max: 2 } }] };
const reached = { field: 'o', state: 'b' };
const before = { field: name(0) };

const COUNTRIES = ['US', 'DE', 'FR', 'JP'];

/** Fields with as many ratings as a field may have, in a format. */
const ratings = (
  count: number,
  format: string,
  more: (i: number) => Json = () => ({}),
): LargestRequest =>
  legal(
    generated({
      format,
      fields: [
        { name: 'b', type: 'boolean' },
        ...times(count, (i) => ({
          name: name(i),
          type: 'rating',
          constraints: { min: i, max: i + 10, step: 0.01, ...more(i) },
        })),
      ],
    }),
  );

/** As many of them as a request may have: 300,000 ratings. */
const MOST_RATINGS = 299;

const twice = (i: number): Json => ({
  given: {
    columns: ['b'],
    rows: [
      { when: [true], max: i + 9.99 },
      { when: [false], min: i + 0.01 },
    ],
  },
});

/** Every type with all its constraints, and the constraints that take most to prepare. */
export const largestTypes: Readonly<Record<string, LargestRequest>> = {
  ...Object.fromEntries(
    Object.keys(cases).map((type) => [
      `type ${type}, every constraint`,
      everyConstraint(type as keyof typeof cases),
    ]),
  ),
  'type datetime, by a profile': alike(FIELDS, 'datetime', { profile: 'retail' }),
  'type datetime, by its own rhythm over 2000 years': alike(11, 'datetime', {
    start: '0001-01-01',
    end: '2000-12-31',
    ...rhythm,
  }),
  'type arrival, over the longest span': alike(1, 'arrival', {
    start: '0001-01-01',
    end: '9999-12-31',
    per_day: 1,
  }),
  'type arrival, of as many fields as fit': alike(289, 'arrival', rhythm),
  'type review': legal(
    generated({
      fields: [
        { name: 'o', type: 'rating' },
        ...times(FIELDS - 1, (i) => ({
          name: name(i),
          type: 'review',
          constraints: { rating: 'o' },
        })),
      ],
    }),
  ),
  'type date, of reached states': legal(
    generated({
      fields: [
        { name: 'o', type: 'workflow', constraints: workflow },
        ...times(FIELDS - 1, (i) => ({
          name: name(i),
          ...(i % 2 === 0
            ? { type: 'date', constraints: { reached } }
            : { type: 'datetime', constraints: i % 4 === 1 ? { reached } : { before } }),
        })),
      ],
    }),
  ),
  'type address, full in four countries': alike(FIELDS, 'address', {
    full: true,
    country: COUNTRIES,
  }),
  ...Object.fromEntries(
    ['national_id', 'iban', 'phone', 'tax_id'].map((type) => [
      `type ${type}, alike`,
      alike(FIELDS, type),
    ]),
  ),
  'type rating, of as many ratings as a field may have': {
    ...ratings(FIELDS - 1, 'csv'),
    statuses: [422],
  },
  ...Object.fromEntries(
    ['csv', 'sql', 'xlsx', 'parquet', 'arrow'].map((format) => [
      `type rating, of as many ratings as a request may have, as ${format}`,
      ratings(MOST_RATINGS, format),
    ]),
  ),
  'type rating, of as many ratings as a request may have, unique': ratings(
    MOST_RATINGS,
    'csv',
    () => ({ unique: true }),
  ),
  'type rating, of as many ratings as a request may have, by given': ratings(
    Math.floor(MOST_RATINGS / 3),
    'csv',
    twice,
  ),
  'objects of e-mails': legal(
    generated({
      format: 'json',
      fields: times(100, (i) => ({
        name: name(i),
        type: 'object',
        properties: Object.fromEntries(times(9, (k) => [name(k), { type: 'email' }])),
      })),
    }),
  ),
};
