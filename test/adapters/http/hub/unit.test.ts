import { expect } from 'chai';
import { csv } from '../../../support/tables/csv-text.js';
import { post, problemOf } from '../support/requests.js';
import { serve, stopAll, type TestServer } from '../support/serve.js';
import { DatasetFolder } from './support/dataset-folder.js';
import { answerOf } from './support/hub-answers.js';

/** 100 customers with one order each, and 1,000 orders of one customer. */
const ORDERS = csv('customer,product', 1100, (i) =>
  i < 100 ? `c${i},${['pen', 'ink'][i % 2]}` : 'c100,opera',
);

describe('the member unit of the hub', () => {
  const folder = new DatasetFolder();
  let server: TestServer;
  const dataset = 'acme/orders';
  const unit = 'customer';

  before(async () => {
    folder.put('acme/orders/orders.csv', ORDERS);
    server = await serve({ TABLEWRIGHT_LOCAL_HUB_DIR: folder.path });
  });
  after(async () => {
    await stopAll();
    folder.remove();
  });

  it('names the column whose values k counts, in a schema and in a clone', async () => {
    const byRows = await answerOf(server.url, 'schema', { dataset });
    const schema = await answerOf(server.url, 'schema', { dataset, unit });
    const clone = await answerOf(server.url, 'clone', { dataset, unit, rows: 500, seed: 1 });

    expect(JSON.stringify(byRows)).to.contain('opera');
    expect(schema.fields[1]?.constraints.choices).to.have.members(['pen', 'ink']);
    expect(clone.fields).to.deep.equal(schema.fields);
    expect(new Set(clone.data.map((row) => row.product))).to.have.keys('pen', 'ink');
  });

  for (const operation of ['schema', 'clone'] as const) {
    it(`of ${operation} that is no column of the table is refused with the nearest column`, async () => {
      const response = await post(`${server.url}/hub/${operation}`, {
        dataset,
        unit: 'custmer',
        ...(operation === 'clone' && { rows: 5 }),
      });

      expect(response.status).to.equal(422);
      const { code, errors } = await problemOf(response);
      expect(code).to.equal('invalid_request');
      expect(errors).to.deep.equal([
        {
          path: '/unit',
          message: 'unknown column "custmer", did you mean "customer"?',
          expected: 'one of customer, product',
          suggestion: 'customer',
        },
      ]);
    });
  }
});
