import { legal } from './largest-types.js';
import { generated, type Json, type LargestRequest, times } from './request-parts.js';

/** A set of 100 tables with so many dates each, under short names: more of them fit into a body. */
const datesOfSet = (format: string, fields: number, status: number): LargestRequest => ({
  ...generated({
    rows: undefined,
    format,
    tables: times(100, (table) => ({
      name: `t${table}`,
      rows: 1,
      fields: times(fields, (i) => ({ name: `f${i}`, type: 'date' })),
    })),
  }),
  headers: { Accept: '*/*' },
  statuses: [status],
});

/** A set of 100 tables with as many objects in arrays as fit into a plan of a set. */
const nestedSet = (format: string): LargestRequest =>
  generated({
    rows: undefined,
    format,
    tables: times(100, (table) => ({
      name: `t${table}`,
      rows: 1,
      fields: times(3, (i) => ({
        name: `f${i}`,
        type: 'array',
        items: {
          type: 'object',
          properties: Object.fromEntries(times(8, (k) => [`p${k}`, { type: 'date' }])),
        },
      })),
    })),
  });

/** What changes in tables over a time. */
const changed = (
  tables: readonly Json[],
  [from, until]: readonly [string, string],
  more: Json = {},
): LargestRequest => ({
  path: '/changes',
  headers: { Accept: '*/*' },
  body: { seed: 1, from, until, ...more, tables },
});

/** All tables of a set, as JSON. */
const inJson = (body: Json): LargestRequest =>
  generated({ rows: undefined, format: 'json', ...body });

const keyed = { name: 'id', type: 'sequence' };

/** Tables that follow the same ten rows, each with as many numbers of children as a parent can have. */
const followers = (count: number): LargestRequest =>
  inJson({
    table: 'c',
    tables: [
      { name: 'c', rows: 10, fields: [keyed] },
      ...times(count, (i) => ({
        name: `t${i}`,
        per: { table: 'c', count: { min: 0, max: 100_000 } },
        fields: [keyed],
      })),
    ],
  });

/** Rows that copy the places of random children of 80,000,000,000 parents. */
const placesOfChildren = (rows: number, max: number, copies = 1, format = 'json'): LargestRequest =>
  generated({
    rows,
    format,
    table: 'v',
    tables: [
      { name: 'p', rows: 8e10, key: ['id'], fields: [keyed] },
      {
        name: 'c',
        per: { table: 'p', count: { max } },
        key: ['id'],
        fields: [keyed, { name: 'place', type: 'ordinal' }],
      },
      {
        name: 'v',
        rows,
        fields: [
          { name: 'r', type: 'reference', constraints: { table: 'c' } },
          ...times(copies, (i) => ({
            name: `o${i}`,
            type: 'copy',
            constraints: { through: 'r', field: 'place' },
          })),
        ],
      },
    ],
  });

/** Rows that refer to rows of a table of so many rows by the values of a field. */
const searched = (people: number, fields = 1): LargestRequest =>
  generated({
    rows: 50,
    format: 'json',
    table: 'v',
    tables: [
      {
        name: 'p',
        rows: people,
        key: ['id'],
        fields: [keyed, ...times(fields, (i) => ({ name: `u${i}`, type: 'email' }))],
      },
      {
        name: 'v',
        rows: 50,
        fields: [
          { name: 'u', type: 'email' },
          ...times(fields, (i) => ({
            name: `r${i}`,
            type: 'reference',
            constraints: { table: 'p', where: { [`u${i}`]: 'u' } },
          })),
        ],
      },
    ],
  });

/** Tables of unique numbers that come behind `earlier` rows. */
const behindEarlierRows = (earlier: number): LargestRequest =>
  inJson({
    tables: times(100, (table) => ({
      name: `t${table}`,
      rows: 1,
      earlier_rows: earlier,
      fields: times(30, (i) => ({
        name: `f${i}`,
        type: 'integer',
        constraints: { max: 9e15, unique: true },
      })),
    })),
  });

/** A table with so many totals of the rows of another one. */
const totals = (rows: number, fields: number): LargestRequest =>
  generated({
    rows: 50,
    format: 'json',
    table: 'p',
    tables: [
      {
        name: 'p',
        rows: 1000,
        key: ['id'],
        fields: [
          keyed,
          ...times(fields, (i) => ({
            name: `t${i}`,
            type: 'total',
            constraints: { table: 'c', by: 'r', of: `n${i}`, kind: 'greatest' },
          })),
        ],
      },
      {
        name: 'c',
        rows,
        fields: [
          { name: 'r', type: 'reference', constraints: { table: 'p' } },
          ...times(fields, (i) => ({ name: `n${i}`, type: 'integer' })),
        ],
      },
    ],
  });

const came = {
  name: 'c',
  type: 'arrival',
  constraints: { already: 3, end: '2999-12-31', timezone: 'Europe/Berlin' },
};

const moments = { format: 'unix_ms', precision: 'ms' };

/** Tables each of whose rows has ten lists of fields that change. */
const changingTables = (tables: number, more: Json = {}): LargestRequest =>
  inJson({
    as_of: '2026-01-01',
    tables: tablesThatChange(tables, more),
  });

/** What changes in as many tables, within minutes. */
const changesOf = (tables: number, minutes: number): LargestRequest =>
  changed(tablesThatChange(tables, {}), ['2025-12-01T12:00:00Z', `2025-12-01T12:${minutes}:00Z`], {
    form: 'rows',
  });

/** The same, each one late and twice. */
const delivered = (request: LargestRequest): LargestRequest => ({
  ...request,
  body: { ...(request.body as Json), deliver: { delay: '2m', late: 1, twice: 1 } },
});

const tablesThatChange = (tables: number, more: Json): readonly Json[] =>
  times(tables, (table) => ({
    name: `t${table}`,
    rows: 100,
    lives: {
      born: 'c',
      changes: times(10, (i) => ({
        fields: times(9, (k) => `f${i * 9 + k}`),
        every: '1d',
      })),
      end: { after: '10d', share: 0.9, as: 'flag' },
    },
    fields: [
      came,
      { name: 'u', type: 'changed', constraints: { ...moments, ...more } },
      { name: 'e', type: 'ended', constraints: { ...moments, ...more } },
      ...times(97, (i) => ({ name: `f${i}`, type: 'date' })),
    ],
  }));

/** What changes on a day in a table of so many different numbers, in one list. */
const changesOfNumbers = (fields: number): LargestRequest =>
  changed(
    [
      {
        name: 't',
        rows: 10,
        lives: { born: 'c', changes: [{ fields: times(fields, (i) => `f${i}`), every: '5d' }] },
        fields: [
          { ...came, constraints: { start: '2026-01-01', already: 2, per_day: 1 } },
          ...times(fields, (i) => ({
            name: `f${i}`,
            type: 'float',
            constraints: {
              min: 0,
              max: 1000 + i,
              distribution: { kind: 'normal', mean: i, std_dev: 50 + i / 7 },
            },
          })),
        ],
      },
    ],
    ['2026-01-01', '2026-01-02'],
  );

/** Templates with more names of other tables than a table may have fields. */
const namesOfOthers = (count: number): LargestRequest => ({
  ...inJson({
    tables: [
      {
        name: 'p',
        rows: 5,
        key: ['id'],
        fields: [keyed, ...times(999, (i) => ({ name: `f${i}`, type: 'integer' }))],
      },
      {
        name: 'v',
        rows: 5,
        fields: [
          ...times(count, (i) => ({
            name: `r${i}`,
            type: 'reference',
            constraints: { table: 'p' },
          })),
          ...times(count, (i) => ({
            name: `t${i}`,
            type: 'template',
            constraints: { template: times(100, (k) => `{r${i}.f${k}}`).join('') },
          })),
        ],
      },
    ],
  }),
  statuses: [422],
});

/** Totals of a table, all of whose fields are to follow pairs. */
const totalsOfPairs = (count: number): LargestRequest => ({
  ...inJson({
    tables: [
      {
        name: 'p',
        rows: 5,
        key: ['id'],
        fields: [
          keyed,
          ...times(count, (i) => ({
            name: `t${i}`,
            type: 'total',
            constraints: { table: 'c', by: 'r0' },
          })),
        ],
      },
      { name: 'q', rows: 5, key: ['id'], fields: [keyed] },
      {
        name: 'c',
        pairs: ['p', 'q'],
        rows: 5,
        fields: times(count, (i) => ({ name: `r${i}`, type: 'reference' })),
      },
    ],
  }),
  statuses: [422],
});

/** So many lists of changes that all name a thousand times the last one of as many fields. */
const changesOfRepeated = (lists: number): LargestRequest => ({
  ...changed(
    [
      {
        name: 't',
        rows: 10,
        lives: {
          born: 'c',
          changes: times(lists, () => ({ fields: times(1000, () => 'f998'), every: '5d' })),
        },
        fields: [came, ...times(999, (i) => ({ name: `f${i}`, type: 'date' }))],
      },
    ],
    ['2026-01-01', '2026-01-02'],
  ),
  statuses: [422],
});

/** What changes on a day in so many parents that may end at any second, and in tables of their children. */
const changesOfParents = (parents: number, tables: number): LargestRequest =>
  changed(
    [
      {
        name: 'p',
        rows: 1000,
        lives: { born: 'c', end: { after: parents === 1 ? '20s' : '12h', share: 0.5 } },
        fields: [
          {
            ...came,
            constraints: {
              start: '2026-01-01',
              end: '2099-12-31',
              already: parents,
              per_day: 0.06,
            },
          },
        ],
      },
      ...times(tables, (i) => ({
        name: `t${i}`,
        per: { table: 'p', count: { weights: { 0: 999, 1: 1 } } },
        fields: [{ name: 'o', type: 'ordinal' }],
      })),
    ],
    ['2026-01-02', '2026-01-03'],
  );

/** Rows that leave, of a table and of its children, of which a window is shown. */
const leaving = (rows: number, children: number): LargestRequest =>
  generated({
    rows: 10,
    format: 'json',
    table: 'v',
    as_of: '2026-01-01',
    tables: [
      {
        name: 'p',
        rows,
        key: ['id'],
        lives: { born: 'c', end: { after: '1d', share: 0.5 } },
        fields: [keyed, { ...came, constraints: { ...came.constraints, per_day: 1e6 } }],
      },
      { name: 'v', per: { table: 'p', count: children }, fields: [keyed] },
    ],
  });

/** Sets with the most fields that a service plans, and with more. */
export const largestSets: Readonly<Record<string, LargestRequest>> = {
  'set of 3000 fields': datesOfSet('json', 30, 200),
  'set of 3000 fields as SQL': datesOfSet('sql', 30, 200),
  'set of 3000 fields as XLSX': datesOfSet('xlsx', 30, 200),
  'set of 3000 fields as Parquet': datesOfSet('parquet', 30, 200),
  'set of 3000 fields as Arrow': datesOfSet('arrow', 30, 200),
  ...Object.fromEntries(
    ['parquet', 'arrow'].map((format) => [
      `set of 100 nested tables as ${format}`,
      legal(nestedSet(format)),
    ]),
  ),
  'set of rows behind the most earlier ones': legal(behindEarlierRows(1e15)),
  'set of rows behind too many earlier ones': behindEarlierRows(Number.MAX_SAFE_INTEGER),
  'set of too many fields': datesOfSet('parquet', 200, 422),
  'set of counts with the most numbers of children': followers(2),
  'set of counts with too many numbers of children': followers(499),
  'set of a table searched by texts, with the most rows': searched(290_000),
  'set of a table searched by texts, with too many rows': searched(1e12),
  'set of a table searched by many fields': searched(5000, 50),
  'route POST /changes': legal(changesOf(2, 20)),
  'route POST /changes, of a longer time': changesOf(3, 59),
  'route POST /changes, of changes that are all late and come twice': legal(
    delivered(changesOf(2, 10)),
  ),
  'route POST /changes, of one row that may end at any second': legal(changesOfParents(1, 50)),
  'route POST /changes, of as many numbers as a table has': changesOfNumbers(999),
  'route POST /changes, of fields that are named again and again': changesOfRepeated(100),
  'route POST /changes, of the ends of many parents': changesOfParents(900, 400),
  'type changed': legal(changingTables(3)),
  'type ended': changingTables(3, {
    unique: true,
    null_rate: 0.1,
    given: { columns: ['f0'], rows: [{ when: ['2025-01-01'], null_rate: 0.5 }] },
  }),
  'set of tables with too many changes': changingTables(30),
  'set of tables whose rows leave, with the most rows': legal(leaving(50_000, 1)),
  'set of tables whose rows leave, with too many rows': leaving(50_000, 2),
  'type total': totals(10_000_000, 1),
  'type total, of too many rows': totals(1e12, 1),
  'type total, many of a table': totals(100_000, 200),
  'type total, of many rows that follow pairs': totalsOfPairs(999),
  'set of more names of other tables than fields': namesOfOthers(500),
  'set of places of random children, of many numbers': placesOfChildren(50, 100_000),
  ...Object.fromEntries(
    ['parquet', 'arrow'].map((format) => [
      `set of places of random children, as ${format}`,
      legal(placesOfChildren(50, 100_000, 1, format)),
    ]),
  ),
  'set of places of random children, in many rows': placesOfChildren(1000, 1000),
  'set of places of random children, copied too often': placesOfChildren(10, 100_000, 900),
};
