import { expect } from 'chai';
import { compared, readPosition } from '../../../src/domain/histories/position.js';
import { seedKey } from '../../../src/domain/random/key.js';
import { drawBelow } from '../../../src/domain/random/uniform.js';
import { type Envelope, faultsOfChanges, feedOf, feedText } from '../../support/changes.js';
import { everyOf } from '../../support/every-of.js';
import { rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';
import { livingShop, momentOf } from './shop.js';

const KEYS: Readonly<Record<string, readonly string[]>> = {
  customers: ['id'],
  homes: ['customer_id', 'no'],
  orders: ['id'],
};

const NAMES = Object.keys(KEYS);

type Tables = ReadonlyMap<string, Map<string, Json>>;

const keyOf = (table: string, row: Json): string =>
  (KEYS[table] ?? []).map((name) => String(row[name])).join('-');

/** The tables of the shop at a moment, by key. */
function tablesAt(moment: string): Tables {
  return new Map(
    NAMES.map((table) => {
      const rows = rowsOfTable(table, livingShop({ as_of: moment }));
      return [table, new Map(rows.map((row) => [keyOf(table, row), row]))];
    }),
  );
}

const changesOf = (from: string, until: string, more: Json = {}): Json =>
  livingShop({ from, until, ...more });

const rowsOf = (tables: Tables): unknown =>
  NAMES.map((table) => [...(tables.get(table)?.entries() ?? [])].sort());

/** Applies a feed to tables. Returns what does not fit them after each single change. */
function applied(tables: Tables, feed: readonly Envelope[]): readonly string[] {
  const broken: string[] = [];
  const children = (id: string): boolean =>
    ['homes', 'orders'].some((table) =>
      [...(tables.get(table)?.values() ?? [])].some((row) => String(row.customer_id) === id),
    );
  for (const { op, before, after, source } of feed) {
    const rows = tables.get(source.table);
    const key = keyOf(source.table, after ?? before ?? {});
    const known = rows?.get(key);
    if (JSON.stringify(known ?? null) !== JSON.stringify(before))
      broken.push(`${op} ${key}: before`);
    const { customer_id: parent } = after ?? {};
    if (parent !== undefined && tables.get('customers')?.has(String(parent)) !== true) {
      broken.push(`${op} ${key}: no customer`);
    }
    if (op === 'd' && source.table === 'customers' && children(key)) {
      broken.push(`${op} ${key}: has children`);
    }
    if (after === null) rows?.delete(key);
    else rows?.set(key, after);
  }
  return broken;
}

const key = seedKey('moments of the shop');

/** 41 moments in ascending order, at random but the same in every run. */
const moments = Array.from({ length: 41 }, (_, i) => drawBelow(key, i, 200_000) / 1000)
  .sort((a, b) => a - b)
  .map(momentOf);

describe('the changes of a set', () => {
  const all = feedOf(changesOf(momentOf(-1), momentOf(200)));

  it('lead from the tables at one moment to those at another, and keys hold after each of them', () => {
    const broken: string[] = [];
    const [first = '', ...others] = moments;
    let from = first;
    let tables = tablesAt(from);
    let count = 0;
    for (const until of others) {
      const feed = feedOf(changesOf(from, until));
      count += feed.length;
      broken.push(...applied(tables, feed));
      const asOf = tablesAt(until);
      expect(rowsOf(tables)).to.deep.equal(rowsOf(asOf));
      [from, tables] = [until, asOf];
    }

    expect(broken).to.deep.equal([]);
    expect(count).to.be.greaterThan(2000);
  });

  it('begin with empty tables', () => {
    const tables = new Map(NAMES.map((table) => [table, new Map()]));

    expect(applied(tables, all)).to.deep.equal([]);
    expect(rowsOf(tables)).to.deep.equal(rowsOf(tablesAt(momentOf(200))));
  });

  it('are of every kind in every table', () => {
    const kinds = new Set(all.map(({ source, op }) => `${source.table} ${op}`));

    expect([...kinds].sort()).to.deep.equal([
      'customers c',
      'customers d',
      'customers u',
      'homes c',
      'homes d',
      'homes u',
      'orders c',
      'orders u',
    ]);
  });

  it('ascend in time, and each is made alone as part of any span', () => {
    const days = [-1, 0.2, 17, 17.4, 60, 199, 200].map(momentOf);
    // A change at the end of one span is in the next one.
    const changed = ['c', 'u', 'd'].flatMap((op) => {
      const found = all.find((one) => one.op === op && one.ts_ms > Date.parse(momentOf(100)));
      return found === undefined ? [] : [new Date(found.ts_ms).toISOString()];
    });
    const parts = [...days, ...changed].sort();
    const texts = parts
      .slice(1)
      .map((until, i) => feedText(changesOf(parts[i] as string, until)))
      .join('');
    const moments = all.map(({ ts_ms: moment }) => moment);

    expect(moments).to.deep.equal([...moments].sort((a, b) => a - b));
    expect(texts).to.equal(feedText(changesOf(momentOf(-1), momentOf(200))));
  });

  it('are each a change of a value', () => {
    const updates = all.filter(({ op }) => op === 'u');

    expect(
      everyOf(updates, ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    ).to.equal(true);
  });

  it('are written as rows, too', () => {
    const span = [momentOf(30), momentOf(31)] as const;
    const envelopes = feedOf(changesOf(...span));
    const rows = feedOf(changesOf(...span, { form: 'rows' }));

    expect(rows).to.deep.equal(
      envelopes.map(({ source, op, ts_ms: moment, before, after }) => ({
        table: source.table,
        op,
        at: new Date(moment).toISOString(),
        position: source.position,
        row: after ?? before,
      })),
    );
    expect(rows.length).to.be.greaterThan(10);
  });

  it('have positions that tell all of them apart, in order', () => {
    const positions = all.map(({ source }) => readPosition(source.position));
    const inOrder = everyOf(positions.slice(1), (position, i) => {
      const before = positions[i];
      return position !== undefined && before !== undefined && compared(before, position) < 0;
    });

    expect(inOrder).to.equal(true);
    for (const text of ['', '2026-13-01T00:00:00.000Z/1/1', '2026-01-01T00:00:00.000Z/1']) {
      expect(readPosition(text)).to.equal(undefined);
    }
  });

  it('last by default up to the end of the history', () => {
    const from = momentOf(725);

    expect(feedText(livingShop({ from }))).to.equal(feedText(changesOf(from, momentOf(730))));
  });

  it('have any number of rows that come at one moment, in order', () => {
    const already = { start: '2025-01-01', already: 20_000, per_day: 0.1 };
    const lines = feedOf({
      seed: 3,
      from: momentOf(-1),
      until: momentOf(1),
      tables: [
        {
          name: 'parts',
          rows: 20_000,
          key: ['id'],
          lives: { born: 'made' },
          fields: [
            { name: 'id', type: 'sequence' },
            { name: 'made', type: 'arrival', constraints: already },
          ],
        },
      ],
    });

    expect(lines.map(({ after }) => after?.id)).to.deep.equal(
      Array.from({ length: 20_000 }, (_, i) => i + 1),
    );
  });
});

/** A version of a row, as dimensions of type 2 keep it. */
interface Version {
  readonly table: string;
  readonly row: Json;
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly is_current: boolean;
}

describe('the changes of a table with few rows', () => {
  it('are made alone in any part of the time, also where a unique field shows one that stays', () => {
    const few = (from: number, until: number): string =>
      feedText({
        seed: 5,
        from: momentOf(from),
        until: momentOf(until),
        tables: [
          {
            name: 'members',
            rows: 3,
            key: ['id'],
            lives: { born: 'since', changes: [{ fields: ['email'], every: '1d' }] },
            fields: [
              { name: 'id', type: 'sequence' },
              {
                name: 'since',
                type: 'arrival',
                constraints: { start: '2025-01-01', already: 3, per_day: 1 },
              },
              { name: 'name', type: 'name' },
              { name: 'email', type: 'email', constraints: { unique: true } },
            ],
          },
        ],
      });
    const days = Array.from({ length: 40 }, (_, day) => day);

    expect(days.map((day) => few(day, day + 1)).join('')).to.equal(few(0, 40));
  });
});

describe('the versions of rows', () => {
  const text = feedText(changesOf(momentOf(-1), momentOf(200), { form: 'scd2' }));
  const versions: readonly Version[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byRow = new Map<string, Version[]>();
  for (const version of versions) {
    const id = `${version.table} ${keyOf(version.table, version.row)}`;
    byRow.set(id, [...(byRow.get(id) ?? []), version]);
  }

  it('have no gap and no overlap, and the last one is current unless the row has left', () => {
    const wrong = [...byRow].filter(([, of]) =>
      of.some(({ valid_to: end, is_current: isCurrent }, i) => {
        const next = of[i + 1];
        return (next !== undefined && next.valid_from !== end) || isCurrent !== (end === null);
      }),
    );
    const left = [...byRow.values()].filter((of) => of.at(-1)?.is_current === false);

    expect(wrong).to.deep.equal([]);
    expect(left.length).to.be.greaterThan(50);
    expect(versions.length).to.be.greaterThan(2 * byRow.size);
  });

  it('are current at the end of a feed that ends with the moment of their next change', () => {
    const replaced = versions.find(({ valid_to: end }) => end !== null) as Version;
    const until = replaced.valid_to as string;
    const found = feedText(changesOf(momentOf(-1), until, { form: 'scd2' }))
      .split('\n')
      .map((line) => JSON.parse(line || 'null'));

    expect(found).to.deep.include({ ...replaced, valid_to: null, is_current: true });
  });

  for (const day of [17.3, 90, 200]) {
    it(`are those of the tables of day ${day}`, () => {
      const moment = momentOf(day);
      const tables = new Map(NAMES.map((name) => [name, new Map<string, Json>()]));
      for (const { table, row, valid_from: from, valid_to: to } of versions) {
        if (from < moment && (to === null || to >= moment)) {
          tables.get(table)?.set(keyOf(table, row), row);
        }
      }

      expect(rowsOf(tables)).to.deep.equal(rowsOf(tablesAt(moment)));
    });
  }
});

describe('a request for changes', () => {
  const fault = (members: Json, request = livingShop): string => {
    const [first] = faultsOfChanges({ ...request(), ...members });
    return `${first?.path}: ${first?.message}`;
  };

  it('names the way out of each fault', () => {
    const span = { from: momentOf(2), until: momentOf(3) };

    expect(fault({ until: momentOf(2) })).to.equal('/from: member "from" is missing');
    expect(fault({ ...span, until: momentOf(2) })).to.equal(
      '/until: expected a moment after from: changes are listed from one up to the other',
    );
    expect(fault({ ...span, until: '2999-01-01' })).to.match(
      /^\/until: expected a moment up to 2027-01-01T00:00:00.000Z, the end of the arrivals/,
    );
    expect(fault({ ...span, as_of: momentOf(1) })).to.match(/^\/as_of: unknown member "as_of"/);
    expect(
      fault({
        ...span,
        tables: [{ name: 'a', rows: 1, fields: [{ name: 'n', type: 'sequence' }] }],
      }),
    ).to.equal('/tables: no table has lives, so nothing changes: give lives to a table');
  });

  it('takes relative times', () => {
    const relative = changesOf('-2d', 'now', { now: momentOf(40) });

    expect(feedText(relative)).to.equal(feedText(changesOf(momentOf(38), momentOf(40))));
  });
});
