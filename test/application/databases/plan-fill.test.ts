import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { LoadRequest } from '../../../src/application/databases/load-request.js';
import { planFill } from '../../../src/application/databases/plan-fill.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import { foreignKey, table } from '../../domain/databases/support/schemas.js';

const names = ['store', 'staff'];
const tables = [
  table('store', { foreignKeys: [foreignKey('staff')] }),
  table('staff', { foreignKeys: [foreignKey('store')] }),
];

async function planned(resumes: boolean, asked: readonly string[] = names) {
  const link = {
    ledger: { claim: async () => {}, find: async () => undefined },
    hasTriggers: async () => false,
    unsafe: async () => new Map(),
    countRows: async () => 0,
  } as unknown as DatabaseLink;
  const rows = tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((one) => one.name),
  }));
  const plan = () => E.right({ seed: 1, tables: rows });
  const request = {
    names: asked,
    json: '{}',
    seed: 1,
    fields: new Map(),
    plan,
  } as unknown as LoadRequest;
  const digest = { sha256: (text: string) => text };
  const schema = { tables, missed: [] };
  const task = planFill({
    link,
    schema,
    request,
    digest: digest as never,
    truncates: false,
    filledByTriggers: [],
    resumes,
    leavesOut: true,
  });
  return task();
}

describe('a load of tables that refer to each other', () => {
  it('cannot be resumed, because it is one transaction', async () => {
    expect(await planned(true)).to.deep.equal(
      E.left({ code: 'resume_of_cycle', pairs: ['store refers to staff'] }),
    );
  });

  it('can be done at once', async () => {
    const plan = await planned(false);

    if (E.isLeft(plan)) expect.fail(plan.left.code);
    expect(plan.right.order.forward.map(({ table: name }) => name)).to.deep.equal(['store']);
  });
});

describe('a load of a table that the database does not have', () => {
  it('names the table that may be meant, if there is one', async () => {
    expect(await planned(false, ['store', 'stuff'])).to.deep.equal(
      E.left({ code: 'table_unknown', table: 'stuff', nearest: 'staff' }),
    );
    expect(await planned(false, ['invoices'])).to.deep.equal(
      E.left({ code: 'table_unknown', table: 'invoices' }),
    );
  });
});
