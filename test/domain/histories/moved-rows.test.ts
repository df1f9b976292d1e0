import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../../src/domain/basics/stepwise.js';
import type { MovedRows } from '../../../src/domain/histories/moved-rows.js';
import { decodeMovedRowsStepwise } from '../../../src/domain/schema/sets/decode-changes.js';
import { DAY_MS } from '../../../src/domain/time/calendar.js';
import { feedOf } from '../../support/changes.js';
import { DRAWN_SEED, engine, limits } from '../../support/tables.js';
import { livingShop, momentOf } from './shop.js';

const context = engine.contextOf({ limits, drawSeed: () => DRAWN_SEED });

/** What happens to the customers of the shop within some days, and their changes alone. */
function moved(from: number, until: number) {
  const request = livingShop({ from: momentOf(from), until: momentOf(until) });
  const decoded = inOneGo(decodeMovedRowsStepwise(request, context));
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  const rows = new Map(
    decoded.right.tables.map((table): [string, MovedRows] => [table.written.tableName, table]),
  );
  const changes = feedOf(request).filter(({ source }) => source.table === 'customers');
  const idsOf = (op: string): ReadonlySet<unknown> =>
    new Set(
      changes.filter((one) => one.op === op).map(({ before, after }) => (after ?? before)?.id),
    );
  return { customers: rows.get('customers') as MovedRows, rows, idsOf };
}

describe('the rows that a span changes', () => {
  it('are born in it unless they have left again, or were changed and have stayed', () => {
    const { customers, idsOf } = moved(40, 160);
    const [born, changed, left] = [idsOf('c'), idsOf('u'), idsOf('d')];
    const both = [...born].filter((id) => left.has(id));
    const written = new Set([...born, ...changed].filter((id) => !left.has(id)));

    expect(both.length).to.be.greaterThan(10);
    expect(customers.births).to.equal(born.size - both.length);
    expect(customers.written.rows).to.equal(written.size);
    expect(customers.leaving.rows).to.equal(left.size - both.length);
  });

  it('are counted alike if the span begins with the birth of a row that leaves within it', () => {
    const request = livingShop({ from: momentOf(40), until: momentOf(160) });
    const all = feedOf(request).filter(({ source }) => source.table === 'customers');
    const left = new Set(all.filter(({ op }) => op === 'd').map(({ before }) => before?.id));
    const births = all.filter(({ op, after }) => op === 'c' && left.has(after?.id));

    for (const { ts_ms: birth } of births.slice(0, 3)) {
      const { customers, idsOf } = moved((birth - Date.parse(momentOf(0))) / DAY_MS, 160);
      const [born, ended] = [idsOf('c'), idsOf('d')];
      expect(customers.births).to.equal([...born].filter((id) => !ended.has(id)).length);
      expect(customers.leaving.rows).to.equal([...ended].filter((id) => !born.has(id)).length);
    }
  });

  it('are none before the first birth', () => {
    const { customers } = moved(-2, -1);

    expect([customers.births, customers.written.rows, customers.leaving.rows]).to.deep.equal([
      0, 0, 0,
    ]);
  });

  it('change their fields with lives, and those that show when they changed', () => {
    const { customers, rows } = moved(1, 2);

    expect([...customers.changing]).to.deep.equal(['email', 'plan', 'price', 'changed_at']);
    for (const { changing } of rows.values()) expect(changing.has('id')).to.equal(false);
  });
});
