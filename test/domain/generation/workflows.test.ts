import { expect } from 'chai';
import { faultsOf, type Json, request } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const ROWS = 2000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const field = (name: string, type: string, constraints: Json = {}): Json => ({
  name,
  type,
  constraints,
});
const reached = (state: string, more: Json = {}): Json =>
  field(`${state}_at`, 'datetime', { reached: { field: 'status', state }, ...more });

const steps = [
  { state: 'new' },
  { state: 'paid', probability: 0.8, after: { unit: 'hours', min: 1, max: 48 } },
  { state: 'shipped', after: { min: 1, max: 5 } },
  { state: 'returned', probability: 0.25, after: { min: 3, max: 30 } },
  { state: 'cancelled', from: 'new', probability: 0.1, after: { unit: 'minutes', max: 60 } },
  { state: 'cancelled', from: 'paid', probability: 0.2, after: { unit: 'hours', max: 24 } },
];

const states = ['new', 'paid', 'shipped', 'returned', 'cancelled'];

const orders = [
  field('status', 'workflow', { steps, start: '2024-01-01', end: '2024-01-31' }),
  ...states.map((state) => reached(state)),
];

/** The states through which a row can have gone; a row of the last kind was paid before it was cancelled. */
const ways = [
  ['new'],
  ['new', 'paid', 'shipped'],
  ['new', 'paid', 'shipped', 'returned'],
  ['new', 'cancelled'],
  ['new', 'paid', 'cancelled'],
];

/** The cells of a table by the names of its columns, row by row. */
function rowsOf(changes: Json = {}): readonly ReadonlyMap<string, string>[] {
  const columns = [...cellsByName({ rows: ROWS, seed: 1, fields: orders, ...changes })];
  const [, first = []] = columns[0] ?? [];
  return first.map(
    (_, row) => new Map(columns.map(([name, cells]) => [name, cells[row] as string])),
  );
}

const momentOf = (cell: string | undefined): number => Date.parse(JSON.parse(cell as string));

/** The states that a row has moments for, in the order of the moments. */
function wayOf(row: ReadonlyMap<string, string>): readonly string[] {
  return states
    .filter((state) => row.get(`${state}_at`) !== 'null')
    .sort((a, b) => momentOf(row.get(`${a}_at`)) - momentOf(row.get(`${b}_at`)));
}

describe('workflows', () => {
  it('have moments for exactly the states that led to the state of the row', () => {
    const found = new Set(rowsOf().map((row) => [...wayOf(row), row.get('status')].join()));

    expect([...found]).to.have.members(ways.map((way) => [...way, `"${way.at(-1)}"`].join()));
  });

  const distances = [
    ['new', 'paid', HOUR, 48 * HOUR],
    ['paid', 'shipped', DAY, 5 * DAY],
    ['shipped', 'returned', 3 * DAY, 30 * DAY],
    ['new', 'cancelled', 0, HOUR],
    ['paid', 'cancelled', 0, DAY],
  ] as const;
  for (const [before, after, least, most] of distances) {
    it(`go from ${before} to ${after} within the times of the step`, () => {
      const apart = rowsOf().flatMap((row) => {
        const way = wayOf(row);
        return way[way.indexOf(after) - 1] === before
          ? [momentOf(row.get(`${after}_at`)) - momentOf(row.get(`${before}_at`))]
          : [];
      });

      expect(apart).to.have.length.above(100);
      expect(Math.min(...apart)).to.be.within(least, least + (most - least) / 5);
      expect(Math.max(...apart)).to.be.within(most - (most - least) / 5, most);
    });
  }

  it('begin from start to end', () => {
    for (const row of rowsOf()) {
      const [first, last] = [Date.parse('2024-01-01'), Date.parse('2024-01-31T23:59:59Z')];
      expect(momentOf(row.get('new_at'))).to.be.within(first, last);
    }
  });

  it('have the shares that the probabilities imply', () => {
    const rows = rowsOf();
    const share = (...way: readonly string[]): number =>
      rows.filter((row) => wayOf(row).join() === way.join()).length / ROWS;

    expect(share('new')).to.be.closeTo(0.1, 0.03);
    expect(share('new', 'cancelled')).to.be.closeTo(0.1, 0.03);
    expect(share('new', 'paid', 'cancelled')).to.be.closeTo(0.8 * 0.2, 0.03);
    expect(share('new', 'paid', 'shipped')).to.be.closeTo(0.8 * 0.8 * 0.75, 0.03);
    expect(share('new', 'paid', 'shipped', 'returned')).to.be.closeTo(0.8 * 0.8 * 0.25, 0.03);
  });

  it('are the same in any window and beside any other columns', () => {
    const whole = rowsOf();
    const window = rowsOf({ rows: 5, offset: 1203 });
    const some = rowsOf({ rows: 50, fields: [...orders.slice(3), ...orders.slice(0, 1)] });

    expect(window).to.deep.equal(whole.slice(1203, 1208));
    for (const [i, row] of some.entries()) {
      for (const [name, cell] of row) expect(cell).to.equal(whole[i]?.get(name));
    }
  });

  it('can begin at the moment of another field', () => {
    const fields = [
      field('ordered_at', 'datetime'),
      field('status', 'workflow', { steps, after: { field: 'ordered_at', max: 0 } }),
      reached('new'),
    ];

    for (const row of rowsOf({ rows: 100, fields })) {
      expect(row.get('new_at')).to.equal(row.get('ordered_at'));
    }
  });

  it('are null where the state with which they begin was not reached', () => {
    const begins = field('refund', 'workflow', {
      steps: [{ state: 'asked' }, { state: 'refunded', probability: 0.5 }],
      after: { field: 'returned_at', max: 3 },
    });
    const refunded = field('refunded_at', 'date', {
      reached: { field: 'refund', state: 'refunded' },
    });
    const rows = rowsOf({ fields: [...orders, begins, refunded] });

    for (const row of rows) {
      expect(row.get('refund') === 'null').to.equal(row.get('returned_at') === 'null');
      expect(row.get('refunded_at') === 'null').to.equal(row.get('refund') !== '"refunded"');
    }
    expect(new Set(rows.map((row) => row.get('refund')))).to.have.length(3);
  });

  it('leave no distance after a state that was not reached', () => {
    const fields = [
      ...orders,
      field('seen_on', 'date', { after: { field: 'shipped_at', max_days: 9 }, format: 'us' }),
    ];

    for (const row of rowsOf({ rows: 300, fields })) {
      expect(row.get('seen_on') === 'null').to.equal(row.get('shipped_at') === 'null');
    }
  });

  it('are conditions of other fields, and vary only in their nulls', () => {
    const fields = [
      field('status', 'workflow', { steps }),
      field('note', 'constant', {
        given: { columns: ['status'], rows: [{ when: ['new'], null_rate: 1 }] },
      }),
      reached('paid', {
        given: { columns: ['status'], rows: [{ when: ['shipped'], null_rate: 1 }] },
      }),
    ];
    const rows = rowsOf({ rows: 300, fields });

    for (const row of rows) {
      expect(row.get('note') === 'null').to.equal(row.get('status') === '"new"');
      if (row.get('status') === '"shipped"') expect(row.get('paid_at')).to.equal('null');
      if (row.get('status') === '"returned"') expect(row.get('paid_at')).not.to.equal('null');
    }
  });

  const refused: readonly (readonly [string, readonly Json[], string, RegExp])[] = [
    [
      'a field that is no workflow',
      [field('status', 'status'), reached('new')],
      '/fields/1/constraints/reached/field',
      /"status" is none/,
    ],
    [
      'an unknown state',
      [field('status', 'workflow'), reached('lost')],
      '/fields/1/constraints/reached/state',
      /unknown state "lost": expected one of new, paid, shipped, returned/,
    ],
    [
      'a distance beyond the calendar from a state',
      [
        field('status', 'workflow', {
          steps: [{ state: 'new' }],
          start: '9999-12-30',
          end: '9999-12-31',
        }),
        reached('new'),
        field('later', 'date', { after: { field: 'new_at', unit: 'weeks', max: 1 } }),
      ],
      '/fields/2/constraints/after/max',
      /fewer weeks/,
    ],
    [
      'a circle',
      [field('status', 'workflow', { after: { field: 'new_at' } }), reached('new')],
      '/fields/0/constraints/after/field',
      /circle: "status" → "new_at" → "status"/,
    ],
  ];
  for (const [title, fields, path, message] of refused) {
    it(`refuse ${title}`, () => {
      const [fault, ...others] = faultsOf(request({ fields }));

      expect(others).to.deep.equal([]);
      expect(fault?.path).to.equal(path);
      expect(fault?.message).to.match(message);
    });
  }
});
