import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { generateSet } from '../../src/adapters/library/generate-set.js';
import { packageRoot } from '../support/package-root.js';
import { pageBlocks } from '../support/page-blocks.js';
import { faultsOfSet, rowsOfTable } from '../support/sets.js';
import { expectShown } from '../support/shown-block.js';
import type { Json } from '../support/tables.js';

const PAGE = 'docs/sets.md';
const blocks = pageBlocks(PAGE, 'json');
const [small = '', answer = '', shop = '', tenants = '', agreeing = ''] = blocks;
const [totals = '', totalled = '', window = ''] = blocks.slice(5);
const request = JSON.parse(shop) as Json;

describe(PAGE, () => {
  it('begins with a request and its answer', async () => {
    const text = await generateSet({ ...JSON.parse(small), format: 'json' }).text();

    expectShown(PAGE, answer, text);
  });

  it('has a request with rows that agree, and its answer', async () => {
    const text = await generateSet({ ...JSON.parse(tenants), format: 'json' }).text();

    expectShown(PAGE, agreeing, text);
  });

  it('has a request with totals, and its answer', async () => {
    const text = await generateSet({ ...JSON.parse(totals), format: 'json' }).text();

    expectShown(PAGE, totalled, text);
  });

  it('shows the request of examples/shop.json, which is valid', () => {
    const example = readFileSync(new URL('examples/shop.json', packageRoot), 'utf8');
    expect(shop).to.equal(example.trimEnd());
    expect(faultsOfSet(request)).to.deep.equal([]);
  });

  it('describes windows of its tables', () => {
    const { tables: _, ...members } = JSON.parse(window) as Json;
    const rows = rowsOfTable('lines', { ...request, format: 'json' }, members);
    expect(rows).to.have.length(10);
  });

  it('follows two references by a name with two dots', () => {
    const tables = (request.tables as readonly Json[]).map((table) =>
      table.name === 'lines'
        ? {
            ...table,
            fields: [
              ...(table.fields as readonly Json[]),
              {
                name: 'buyer',
                type: 'formula',
                constraints: { expression: 'order_id.customer_id.name' },
              },
            ],
          }
        : table,
    );
    const set = { ...request, format: 'json', tables };
    const names = new Map(rowsOfTable('customers', set).map(({ id, name }) => [id, name]));
    const buyers = new Map(
      rowsOfTable('orders', set).map(({ id, customer_id: customer }) => [id, names.get(customer)]),
    );
    for (const { order_id: order, buyer } of rowsOfTable('lines', set, { rows: 500 })) {
      expect(buyer).to.equal(buyers.get(order));
    }
  });
});
