import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { loadRequest } from '../../../src/application/databases/load-request.js';
import type { TableRows } from '../../../src/application/databases/load-task.js';
import { engine, limits } from '../../support/tables.js';

const context = {
  notation: { format: 'csv', csv: { header: false } },
  engine,
  terms: { limits, drawSeed: () => 1 },
};

function rowsOf(fields: readonly unknown[]): TableRows {
  const request = loadRequest({ table_name: 't', rows: 2, fields }, context);
  if (E.isLeft(request)) throw new Error('the request is refused');
  const planned = request.right.plan({});
  if (E.isLeft(planned)) throw new Error('the request cannot be planned');
  const [table] = planned.right.tables;
  if (table === undefined) throw new Error('there is no table');
  return table;
}

describe('the rows of a table for a database', () => {
  it('show only the asked fields, also of tables with arrays', () => {
    const table = rowsOf([
      { name: 'id', type: 'sequence' },
      { name: 'colors', type: 'array', items: { type: 'color' }, constraints: { min_items: 2 } },
      { name: 'size', type: 'integer', constraints: { min: 7, max: 7 } },
    ]);
    const shown = table.only(['id', 'size']);
    const text = Buffer.concat([...shown.batches(0, 2, () => {})]).toString();
    expect(shown.columns).to.deep.equal(['id', 'size']);
    expect(text.trim().split(/\r?\n/)).to.deep.equal(['1,7', '2,7']);
  });

  it('are refused if their table has no text as a name', () => {
    const name = { toString: 1 };
    const set = loadRequest({ tables: [{ name, rows: 1, fields: [] }] }, context);
    if (E.isLeft(set)) throw new Error('the request is refused before it is planned');

    expect(set.right.plan({})).to.have.nested.property('left.faults[0].path', '/tables/0/name');
    expect(loadRequest({ table_name: name, rows: 1, fields: [] }, context)).to.eql(
      E.left({ code: 'table_unnamed' }),
    );
  });
});
