import { expect } from 'chai';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import type { Json } from '../../../support/tables.js';
import { column, foreign, mapped, required, seeded, table } from '../support/models.js';

describe('the dates of the request for a schema', () => {
  const created = column('created_at', 'timestamp', required);
  const users = table('users', [created]);
  const carts = table('carts', [created, column('user_id', 'integer', required)], {
    foreignKeys: [foreign('user_id', 'users')],
  });
  const items = (changes: Partial<DatabaseTable> = {}) =>
    table(
      'items',
      [column('ordered_on', 'date', required), column('cart_id', 'integer', required)],
      {
        foreignKeys: [foreign('cart_id', 'carts')],
        ...changes,
      },
    );

  it('follow those of the rows that they belong to', () => {
    const made = mapped([users, carts, items()], { rows: 50 });
    const rows = (name: string) => rowsOfTable(name, { ...seeded(made), format: 'json' });
    const [ofUsers, ofCarts] = ['users', 'carts'].map(
      (name) => new Map(rows(name).map((row) => [row.id, String(row.created_at)])),
    );

    for (const row of rows('carts')) {
      expect(String(row.created_at) >= String(ofUsers?.get(row.user_id))).to.equal(true);
    }
    for (const row of rows('items')) {
      expect(String(row.ordered_on) >= String(ofCarts?.get(row.cart_id)).slice(0, 10)).to.equal(
        true,
      );
      expect(String(row.ordered_on) < '2026').to.equal(true);
    }
  });

  it('follow those of all parents, also where these may be missing, and share the years', () => {
    const chain = ['grandparents', 'parents', 'children', 'heirs'];
    const tables = chain.map((name, i) => {
      const above = chain.slice(0, i);
      return table(
        name,
        [created, ...above.map((other) => column(`${other}_id`, 'integer', { isNullable: true }))],
        { foreignKeys: above.map((other) => foreign(`${other}_id`, other)) },
      );
    });
    const made = mapped(tables, { rows: 200 });
    const rows = (name: string) => rowsOfTable(name, { ...seeded(made), format: 'json' });
    const known = new Map(
      chain.map((name) => [name, new Map(rows(name).map((row) => [row.id, row.created_at]))]),
    );
    const createdOfParents = (row: Json): readonly unknown[] =>
      chain.flatMap((other) => known.get(other)?.get(row[`${other}_id`]) ?? []);
    const late = chain
      .flatMap(rows)
      .filter((row) =>
        createdOfParents(row).some((before) => String(before) >= String(row.created_at)),
      );
    expect(late).to.deep.equal([]);
    const { start } = made.field('grandparents.created_at').constraints ?? {};
    const { end } = made.field('heirs.created_at').constraints ?? {};
    expect([start, end]).to.deep.equal(['2021-01-01', '2025-11-30']);
  });

  it('follow the creation of their row, and what ends follows what begins', () => {
    const moments = ['starts_at', 'ends_at', 'last_seen_at', 'updated_at', 'created_at', 'born_on'];
    const made = mapped([
      table(
        'events',
        moments.map((name) => column(name, 'timestamp', required)),
      ),
    ]);
    const after = (name: string): unknown =>
      (made.field(`events.${name}`).constraints?.after as { field?: string } | undefined)?.field;

    expect(moments.map(after)).to.deep.equal([
      ...['created_at', 'starts_at', 'created_at', 'created_at', undefined, undefined],
    ]);
  });

  it('follow the creation of their row rather than that of another one', () => {
    const names = ['task_inserted_at', 'added_on', 'created_at', 'updated_at', 'confirmed_at'];
    const made = mapped([
      table(
        'slots',
        names.map((name) => column(name, 'timestamp', required)),
      ),
    ]);
    const after = names.map((name) => made.field(`slots.${name}`).constraints?.after);

    expect(after.map((one) => (one as { field?: string } | undefined)?.field)).to.deep.equal([
      ...[undefined, 'created_at', undefined, 'created_at', 'created_at'],
    ]);
  });

  it('follow those of the row and of its parents also where they differ in every row', () => {
    const moments = [created, column('last_seen_at', 'timestamp')];
    const devices = table('devices', [...moments, column('user_id', 'integer', required)], {
      foreignKeys: [foreign('user_id', 'users')],
      uniques: [['created_at'], ['last_seen_at']],
    });
    const made = mapped([users, devices], { rows: 300 });
    const rows = (name: string) => rowsOfTable(name, { ...seeded(made), format: 'json' });
    const ofUsers = new Map(rows('users').map((row) => [row.id, String(row.created_at)]));
    const late = rows('devices').filter(
      (row) =>
        String(row.created_at) > String(row.last_seen_at) ||
        String(row.created_at) < String(ofUsers.get(row.user_id)),
    );

    expect(made.field('devices.last_seen_at').constraints?.unique).to.equal(true);
    expect(late).to.deep.equal([]);
  });

  it('differ in every row only where nothing else in a key has a value in every row', () => {
    const plans = table(
      'plans',
      [column('code', 'varchar(20)', required), column('deleted_at', 'timestamp'), created],
      { uniques: [['code', 'deleted_at']] },
    );
    const made = mapped([plans]);

    expect(made.field('plans.code').constraints?.unique).to.equal(true);
    expect(made.field('plans.deleted_at').constraints).to.not.have.property('unique');
  });

  it('follow none where a check bounds them, and none in a circle', () => {
    const bound = mapped([users, carts, items({ checks: ["ordered_on < '2024-01-01'"] })]);
    const circle = table('users', [created, column('cart_id', 'integer', required)], {
      foreignKeys: [foreign('cart_id', 'carts')],
    });

    expect(bound.field('items.ordered_on').constraints).to.have.keys('start', 'end');
    expect(faultsOfSet(seeded(mapped([circle, carts])))).to.deep.equal([]);
  });
});
